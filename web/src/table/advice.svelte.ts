// Help with a decision: what a bot would do, and taking back; or why neither can be.

import type { TableView } from "../games/game";
import { Problem } from "../net/requests";
import { mark } from "../words/marked";
import type { Gain, Speech } from "../words/speech";
import { say, words } from "../words/words.svelte";
import type { Hands } from "./hands";
import type { TableModel } from "./model.svelte";

interface At {
  model: TableModel;
  view: TableView;
  speech: Speech;
  hands: Hands;
  /** What an answer would bring, where the game can tell. */
  gain?: (action: string) => Gain | undefined;
}

export class Advice {
  private text = $state("");
  private position = $state(-1);
  busy = $state(false);
  /** The answer that a bot would give; picks can be taken over from it. */
  action = $state("");

  constructor(private readonly at: () => At) {}

  /** What is said now; the game going on makes it old. */
  get said(): string {
    return this.position === this.at().model.at ? this.text : "";
  }

  private tell(text: string): void {
    this.text = text;
    this.position = this.at().model.at;
  }

  /** Why there is no hint, or nothing. */
  get noHint(): string {
    const { model, view } = this.at();
    const others = model.seats.filter((_, seat) => seat !== model.seat);
    if (model.seat === null) return say("page-problem-watching");
    if (!model.hints && others.some((seat) => seat.kind !== "bot")) return say("page-problem-no-hints");
    return view.deciders.includes(model.seat) && !view.over ? "" : say("page-problem-nothing-asked");
  }

  /** Why one's last choice stands, or nothing where it can be taken back. */
  get noUndo(): string {
    const { model, view } = this.at();
    const why = model.seat === null ? "undo-nothing" : model.picture?.no_undo;
    if (!why) return "";
    // While a sealed question is open, it is its answers that matter.
    const reason = why === "undo-shown" && view.sealed ? "sealed" : why.slice("undo-".length);
    return say(`page-undo-${reason}`, { name: mark(view.stager ?? 0) });
  }

  async ask(): Promise<void> {
    const { model, hands } = this.at();
    if (this.noHint) return this.tell(this.noHint);
    if (this.busy) return;
    this.busy = true;
    this.tell(say("page-hint-thinking"));
    const asked = model.at;
    try {
      const action = await hands.hint();
      const { speech, gain } = this.at();
      // Whoever has decided meanwhile needs it no more.
      if (model.at !== asked || !action) return this.tell("");
      this.action = action;
      const brings = gain?.(action);
      const choice = speech.action(action, ".sentence");
      const more = brings ? speech.bringsBeyond(choice, brings) : "";
      this.tell([say("page-hint-says", { choice }), more && say("page-hint-brings", { gain: more })].filter(Boolean).join(" "));
    } catch (error) {
      this.tell(error instanceof Problem && words().has(`page-problem-${error.code}`) ? say(`page-problem-${error.code}`) : String(error));
    } finally {
      this.busy = false;
    }
  }

  takeBack(): void {
    const why = this.noUndo;
    if (why) this.tell(why);
    else this.at().hands.takeBack();
  }
}
