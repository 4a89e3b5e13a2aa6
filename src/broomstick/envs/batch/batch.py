"""Many games of one kind, stepped together; what learners need of them is written into the caller's own memory."""

from array import array
from typing import Final, SupportsIndex, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from broomstick.envs.batch.index import ActionIndex
from broomstick.envs.batch.layout import Layout, seen_layout, truth_layout
from broomstick.envs.batch.writer import Memory, Writer
from broomstick.heart.chance import Chance, seed_text
from broomstick.heart.core import PICKS
from broomstick.heart.errors import BroomstickError
from broomstick.heart.flow import apply, legal
from broomstick.heart.game import Game
from broomstick.heart.shapes import TURNS_ROOM
from broomstick.heart.shown import EMPTY
from broomstick.heart.state import State

REWARDS: Final = ["share", "margin", "place"]
FLOAT: Final = "f"
FLOAT_BYTES: Final = 4
FORMATS: Final = {"rewards": FLOAT, "scores": "i"}
"""Of arrays that are not of bytes: 32-bit floating point numbers and integers, as the machine writes them."""
LONG_LIST: Final = 16
"""Lists of choices longer than this, which a game keeps and offers again and again, are remembered as masks."""
KEPT_MASKS: Final = 1024
BLOCK: Final = 128
"""Games are stepped and shown in blocks of so many, small enough for all that one touches to stay in a processor's own
cache: whole arrays of thousands of games do not, and processes side by side would then wait for the same memory."""


def game_seed(seed: SupportsIndex | str, slot: int, number: int) -> str:
    """The seed of a game in a batch: of the batch's own seed, the game's slot, and how many it had before."""
    return f"{seed_text(seed)}/{slot}/{number}"


@final
class KeptMask:
    """A list of choices that the game keeps, and its mask. The list is kept too: no other can have its identity."""

    def __init__(self, choices: list[int], mask: bytes) -> None:
        self.choices = choices
        self.mask = mask


@final
class Batch:
    """So many games at once, each with one decision to make.

    ``bind`` says where to write; ``reset`` begins; ``step`` takes an action for each game, by its index. Where a game
    ends, its reward is written and ``dones`` is 1, and what is written besides belongs to the next game already.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seed: SupportsIndex | str = 0,
        *,
        reward: str = "share",
        turns: int = TURNS_ROOM,
        first: int = 0,
    ) -> None:
        """``first`` is the number of its first slot, where it is a part of more games."""
        if count < 1:
            raise BroomstickError(f"count: a batch has at least one game, not {count}", "programming")
        if reward not in REWARDS:
            raise BroomstickError(
                f"reward: should be one of {', '.join(REWARDS)}, not {reward!r}", "programming"
            )
        if turns < 0:
            raise BroomstickError(f"turns: should be 0 or more, not {turns}", "programming")
        self.game = game
        self.count: int = count
        self.first: int = first
        self.seed: str = seed_text(seed)
        self.reward = reward
        self.players: int = game.players
        #: What each number of ``observations`` and of ``at_pick`` is.
        self.layout: Layout = seen_layout(game, turns=turns)
        #: What each number of ``public`` is.
        self.public_layout: Layout = seen_layout(game, public=True, turns=turns)
        #: What each number of ``hidden_truth`` is.
        self.truth_layout: Layout = truth_layout(game)
        self.index: ActionIndex = ActionIndex(game.actions)
        #: How many actions there are.
        self.actions: int = self.index.size
        self.writer: Writer = Writer(game, self.index, turns)
        self.states: list[State] = []
        self.memories: list[Memory] = [Memory(game.players) for _ in range(count)]
        self.numbers: list[int] = [0] * count
        self.choices: list[list[int]] = []
        self.kept: dict[int, KeptMask] = {}
        self.picked: list[bytes] = []
        self.bound: dict[str, memoryview] = {}
        self.outs: dict[str, BytesWriter] = {}
        self.no_mask: bytes = bytes(self.actions)

    def arrays(self) -> dict[str, tuple[int, str]]:
        """What can be written: how many numbers for each game, and of which format (as ``memoryview.format`` says)."""
        sizes = {
            "observations": self.layout.size,
            "masks": self.actions,
            "seats": 1,
            "rewards": self.players,
            "dones": 1,
            "scores": self.players,
            "public": self.public_layout.size,
            "at_pick": self.layout.size,
            "hidden_truth": self.truth_layout.size,
        }
        return {name: (size, FORMATS.get(name, "B")) for name, size in sizes.items()}

    def row(self, name: str) -> int:
        """How many bytes an array has for each game."""
        arrays = self.arrays()
        if name not in arrays:
            raise BroomstickError(f"there is no array {name!r}; there are {', '.join(arrays)}", "programming")
        size, form = arrays[name]
        return size if form == "B" else size * FLOAT_BYTES

    def bind(self, **buffers: object) -> None:
        """Say where arrays are to be written: anything with the buffer protocol that lies in one piece.

        Only what is bound is written; None takes an array away again.
        """
        for name, buffer in buffers.items():
            row = self.row(name)
            if buffer is None:
                self.bound.pop(name, None)
                continue
            flat = in_bytes(name, buffer)
            if len(flat) != self.count * row:
                message = f"{name}: needs {self.count} times {row} bytes, which is {self.count * row}, not {len(flat)}"
                raise BroomstickError(message, "programming")
            self.bound[name] = flat

    def new_buffers(self, *names: str) -> dict[str, bytearray]:
        """Make and bind a bytearray for each of these arrays."""
        made = {name: bytearray(self.count * self.row(name)) for name in names}
        self.bind(**made)
        return made

    def reset(self, seed: SupportsIndex | str | None = None) -> None:
        """Begin the first game in every slot; with another seed, if one is given."""
        if seed is not None:
            self.seed = seed_text(seed)
        self.numbers = [0] * self.count
        self.picked = [b""] * (self.count * self.players)
        self.states = [self.begin(slot) for slot in range(self.count)]
        self.choices = [EMPTY] * self.count
        none = bytes(FLOAT_BYTES * self.players) * self.count
        self.put("rewards", none, 0)
        self.put("scores", none, 0)
        self.put("dones", bytes(self.count), 0)
        for begin in range(0, self.count, BLOCK):
            self.show(begin, min(begin + BLOCK, self.count))

    def begin(self, slot: int) -> State:
        """The next game of a slot."""
        self.memories[slot].forget()
        return self.game.start(game_seed(self.seed, self.first + slot, self.numbers[slot]), journal=False)

    def step(self, actions: object) -> None:
        """Play an action in each game, given by its index; all are checked before any is played."""
        indices = in_ints(actions)
        if not self.states:
            raise BroomstickError("a batch begins with reset()", "programming")
        if len(indices) != self.count:
            raise BroomstickError(f"step: needs {self.count} actions, not {len(indices)}", "programming")
        for slot in range(self.count):
            if not self.offers(slot, indices[slot]):
                raise self.illegal(slot, indices[slot])
        codes = self.index.codes
        states = self.states
        for begin in range(0, self.count, BLOCK):
            end = min(begin + BLOCK, self.count)
            ended: list[int] = []
            for slot in range(begin, end):
                state = states[slot]
                apply(state, state.asked, codes[indices[slot]])
                if state.over:
                    ended.append(slot)
            self.finish(begin, end, ended)
            self.show(begin, end)

    def offers(self, slot: i64, index: i64) -> bool:
        """Whether a game has this action now. The caller's masks are not asked: they may be written to."""
        if index < 0 or index >= self.actions:
            return False
        offered = self.choices[slot]
        if len(offered) > LONG_LIST:
            kept = self.kept.get(id(offered))
            if kept is not None:
                return kept.mask[index] != 0
        return self.index.codes[index] in offered

    def illegal(self, slot: int, index: int) -> BroomstickError:
        where = f"game {self.first + slot}, seat {self.states[slot].asked}"
        if not 0 <= index < self.actions:
            return BroomstickError(
                f"{where}: actions are 0 to {self.actions - 1}; there is no {index}", "programming"
            )
        text = self.game.actions.text(self.index.codes[index])
        return BroomstickError(f"{where}: action {index}, {text!r}, is not legal now", "programming")

    def finish(self, begin: int, end: int, ended: list[int]) -> None:
        """Write what came out of those games of a block that have ended, and begin the next ones."""
        states = self.states
        count = end - begin
        if "dones" in self.bound:
            flags = [0] * count
            for slot in ended:
                flags[slot - begin] = 1
            self.put("dones", bytes(flags), begin)
        if "rewards" in self.bound:
            rewards = [0.0] * (count * self.players)
            for slot in ended:
                at = (slot - begin) * self.players
                rewards[at : at + self.players] = outcome(states[slot], self.reward)
            self.put("rewards", array(FLOAT, rewards).tobytes(), begin)
        if "scores" in self.bound:
            scores = [0] * (count * self.players)
            for slot in ended:
                at = (slot - begin) * self.players
                scores[at : at + self.players] = states[slot].scores()
            self.put("scores", array("i", scores).tobytes(), begin)
        for slot in ended:
            self.numbers[slot] += 1
            states[slot] = self.begin(slot)

    def show(self, begin: int, end: int) -> None:
        """Write for each game of a block what the seat sees that is asked in it."""
        bound = self.bound
        seen = self.out_for("observations") if "observations" in bound or "at_pick" in bound else None
        public = self.out_for("public") if "public" in bound else None
        truth = self.out_for("hidden_truth") if "hidden_truth" in bound else None
        masks = self.out_for("masks") if "masks" in bound else None
        seats = self.out_for("seats")
        writer = self.writer
        states = self.states
        choices = self.choices
        memories = self.memories
        for slot in range(begin, end):
            state = states[slot]
            seat = state.asked
            offered = legal(state, seat)
            choices[slot] = offered
            if masks is not None:
                self.mask(masks, offered)
            seats.append(u8(seat))
            if seen is not None:
                writer.point_at(seen, memories[slot], seat, True)
                state.write(writer)
            if public is not None:
                writer.point_at(public, memories[slot], seat, False)
                state.write(writer)
            if truth is not None:
                writer.point_at(truth, memories[slot], seat, True)
                state.write_truth(writer)
        if masks is not None:
            self.put("masks", masks.getvalue(), begin)
        self.put("seats", seats.getvalue(), begin)
        if seen is not None:
            told = seen.getvalue()
            self.put("observations", told, begin)
            if "at_pick" in bound:
                self.put("at_pick", self.when_picked(told, begin, end), begin)
        if public is not None:
            self.put("public", public.getvalue(), begin)
        if truth is not None:
            self.put("hidden_truth", truth.getvalue(), begin)

    def mask(self, out: BytesWriter, offered: list[int]) -> None:
        """A byte for each action: 1 where it is legal."""
        index = self.index
        if len(offered) > LONG_LIST:
            kept = self.kept.get(id(offered))
            if kept is not None:
                out.write(kept.mask)
                return
        begin: i64 = len(out)
        out.write(self.no_mask)
        for code in offered:
            out[begin + index.of(code)] = 1
        if len(offered) > LONG_LIST and len(self.kept) < KEPT_MASKS:
            flags = [0] * self.actions
            for code in offered:
                flags[index.of(code)] = 1
            self.kept[id(offered)] = KeptMask(offered, bytes(flags))

    def when_picked(self, told: bytes, begin: int, end: int) -> bytes:
        """For each game of a block what the asked seat saw when it picked for this round; nothing before that."""
        size = self.layout.size
        found: list[bytes] = []
        nothing = bytes(size)
        for slot in range(begin, end):
            state = self.states[slot]
            place = slot * self.players + state.asked
            if state.topic == PICKS:
                self.picked[place] = told[(slot - begin) * size : (slot - begin + 1) * size]
                found.append(nothing)
            else:
                found.append(self.picked[place] or nothing)
        return b"".join(found)

    def draw(self, rng: Chance) -> list[int]:
        """For each game the index of one of its legal actions, each equally likely."""
        index = self.index
        found: list[int] = []
        for offered in self.choices:
            found.append(int(index.of(offered[rng.draw(len(offered))])))
        return found

    def out_for(self, name: str) -> BytesWriter:
        """The empty writer of an array; its memory is used again and again."""
        out = self.outs.get(name)
        if out is None:
            out = BytesWriter()
            self.outs[name] = out
        out.truncate(0)
        return out

    def put(self, name: str, told: bytes, begin: int) -> None:
        """Into the caller's memory, from the row of this game on, if it wants that."""
        target = self.bound.get(name)
        if target is not None:
            at = begin * (len(target) // self.count)
            target[at : at + len(told)] = told

    def state(self, slot: SupportsIndex) -> State:
        """A copy of the state of a game: all of it, also what nobody may know."""
        return self.states[slot].copy()


def outcome(state: State, reward: str) -> list[float]:
    """By seat, what a finished game is worth: a share of the win, how far ahead in points, or the place from 1 to 0."""
    players = state.players
    if reward == "margin":
        scores = state.scores()
        return [
            float(scores[seat] - max([scores[other] for other in range(players) if other != seat]))
            for seat in range(players)
        ]
    places = state.places()
    if reward == "place":
        return [(players - place) / (players - 1) for place in places]
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def in_bytes(name: str, buffer: object) -> memoryview:
    """Memory as bytes; what cannot be written to in one piece is refused."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        message = (
            f"{name}: needs something with the buffer protocol, such as a bytearray or an array of numpy"
        )
        raise BroomstickError(message, "programming") from None
    if view.readonly or not view.c_contiguous:
        raise BroomstickError(f"{name}: cannot be written in one piece", "programming")
    return view.cast("B")


def in_ints(actions: object) -> list[int]:
    """Actions as a list, whatever they came in."""
    if isinstance(actions, list):
        return actions
    found = memoryview(actions).tolist()  # type: ignore[arg-type]
    if not isinstance(found, list):
        raise BroomstickError("step: needs one action for each game", "programming")
    return found
