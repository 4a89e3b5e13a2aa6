"""The report of an arena: one HTML file that needs nothing else. Its words are the caller's."""

from collections.abc import Mapping
from typing import Protocol

from broomstick.arena.drawing import cell, curve, dots, page, text
from broomstick.arena.ratings import Rating
from broomstick.arena.tally import Meeting, Tally
from broomstick.arena.tournament import Arena


class Say(Protocol):
    """Says a message in somebody's language."""

    def __call__(self, message: str, /, **facts: str | int) -> str: ...


def report(
    arena: Arena, rates: Mapping[str, Rating], say: Say, language: str, title: str, command: str
) -> str:
    """All that is known, most telling first."""
    tally = arena.tally
    heading = say("arena-title", game=title, players=arena.players)
    facts = say(
        "arena-facts",
        games=arena.counted,
        deals=max((meeting.deals for meeting in tally.meetings), default=0),
        seed=arena.table.seed,
        version=arena.table.version,
    )
    body = [
        f"<h1>{text(heading)}</h1>",
        f"<p>{text(facts)}</p>",
        f"<p><code>{text(command)}</code></p>",
        *overall(arena, say),
        *against(tally, arena.players, say),
        *skills(rates, say),
        *curves(arena, say),
        *every(arena, say),
    ]
    return page(language, heading, body)


def percent(value: float, half: float) -> str:
    return f"{100 * value:.1f} % ± {100 * half:.1f}"


def overall(arena: Arena, say: Say) -> list[str]:
    """Share of wins of each bot, over all it took part in."""
    rows = []
    for bot in arena.tally.bots:
        found = arena.tally.overall(bot)
        if found is not None:
            rows.append((bot, *found, percent(*found)))
    rows.sort(key=lambda row: -row[1])
    return [
        f"<h2>{text(say('arena-wins'))}</h2>",
        f"<p>{text(say('arena-wins-say' if arena.tally.measured else 'arena-wins-tables-say'))}</p>",
        dots(rows, 1 / arena.players),
    ]


def skills(rates: Mapping[str, Rating], say: Say) -> list[str]:
    if not rates:
        return [f"<h2>{text(say('arena-ratings'))}</h2>", f"<p>{text(say('arena-no-ratings'))}</p>"]
    best = sorted(rates.items(), key=lambda item: -item[1].skill)
    rows = [(bot, rate.skill, rate.half, f"{rate.skill:.1f} ± {rate.half:.1f}") for bot, rate in best]
    return [
        f"<h2>{text(say('arena-ratings'))}</h2>",
        f"<p>{text(say('arena-ratings-say'))}</p>",
        dots(rows),
    ]


def against(tally: Tally, players: int, say: Say) -> list[str]:
    """Who wins against whom: in duels the share of wins of one alone, else how often one came in before another."""
    duels = bool(tally.measured)
    columns = tally.rivals or tally.bots
    rows = tally.measured or tally.bots
    head = "".join(f'<th scope="col">{text(bot)}</th>' for bot in columns)
    lines = [f"<tr><th></th>{head}</tr>"]
    for bot in rows:
        cells = []
        for rival in columns:
            found = None
            if duels:
                meeting = tally.met(bot, rival)
                if meeting is not None:
                    wins = meeting.standings[bot].wins
                    found = (wins.mean, wins.half())
            else:
                found = tally.before(bot, rival)
            even = 1 / players if duels else 0.5
            cells.append(cell(*found, even) if found is not None and found[1] < 1 else "<td></td>")
        lines.append(f'<tr><th scope="row">{text(bot)}</th>{"".join(cells)}</tr>')
    return [
        f"<h2>{text(say('arena-against'))}</h2>",
        f"<p>{text(say('arena-duels-say' if duels else 'arena-tables-say'))}</p>",
        f'<div class="wide"><table>{"".join(lines)}</table></div>',
    ]


def curves(arena: Arena, say: Say) -> list[str]:
    """How the share of wins came to be what it is."""
    found = []
    for meeting in arena.tally.meetings:
        if meeting.deals > 1 and meeting.alone is not None:
            standing = meeting.standings[meeting.alone]
            drawn = curve(standing.curve, 1 / arena.players, arena.rule.bar)
            found.append(
                f'<div class="curve"><h3>{text(line(meeting, meeting.alone, say))}</h3>{drawn}<div class="scale"><span>'
                f"{text(percent(standing.wins.mean, standing.wins.half()))}</span><span>"
                f"{text(say('arena-deals', deals=meeting.deals))}</span></div></div>"
            )
    if not found:
        return []
    return [
        f"<h2>{text(say('arena-curves'))}</h2>",
        f"<p>{text(say('arena-curves-say'))}</p>",
        f'<div class="curves">{"".join(found)}</div>',
    ]


def line(meeting: Meeting, bot: str, say: Say) -> str:
    """Whose numbers in which line-up."""
    if meeting.alone is None:
        return f"{', '.join(meeting.line_up)} ({bot})"
    return say("arena-among", bot=meeting.alone, rivals=meeting.line_up[1])


def every(arena: Arena, say: Say) -> list[str]:
    """All line-ups in numbers."""
    names = ["arena-share", "arena-points", "arena-count", "arena-state"]
    head = "".join(f'<th scope="col">{text(say(name))}</th>' for name in names)
    lines = [f"<tr><th>{text(say('arena-line-up'))}</th>{head}</tr>"]
    for meeting in arena.tally.meetings:
        for bot in meeting.bots if meeting.alone is None else [meeting.alone]:
            standing = meeting.standings[bot]
            if standing.wins.count < 2:
                continue
            state = say("arena-settled") if meeting.settled else ""
            lines.append(
                f'<tr><th scope="row">{text(line(meeting, bot, say))}</th>'
                f"<td>{percent(standing.wins.mean, standing.wins.half())}</td>"
                f"<td>{standing.points.mean:.1f}</td><td>{meeting.deals * arena.players}</td>"
                f"<td>{text(state)}</td></tr>"
            )
    return [
        f"<h2>{text(say('arena-every'))}</h2>",
        f'<div class="wide"><table>{"".join(lines)}</table></div>',
    ]
