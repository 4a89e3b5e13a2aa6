// A decision as docks show it: what is offered, which role would be led, and both answers to a role that is called.

import type { Choices, Offer, TableView } from "../games/game";
import type { Gain, Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

export const STANCES = ["brave", "cowardly"] as const;
export type Stance = (typeof STANCES)[number];

interface At {
  model: TableModel;
  view: TableView;
  choices: Choices | null;
  speech: Speech;
}

export class Decision {
  /** The role that somebody thinks of leading. */
  wanted = $state("");

  constructor(private readonly at: () => At) {}

  get offers(): Offer[] {
    return this.at().choices?.actions ?? [];
  }

  get asked(): boolean {
    return this.offers.length > 0;
  }

  get leads(): boolean {
    return this.offers.some((offer) => offer.text.startsWith("lead "));
  }

  get follows(): boolean {
    return this.offers.some((offer) => offer.text === "brave");
  }

  /** The answer is sealed until all have given theirs. */
  get sealed(): boolean {
    const { model, view } = this.at();
    return !!view.sealed && model.answer !== null;
  }

  /** Whose decision it is, for a sentence: the reader's own, or by name where several people share the device. */
  get self(): { who: string; name: string; seat: number } {
    const { model, speech } = this.at();
    return { who: speech.who(model.seat ?? -1), name: model.seats[model.seat ?? -1]?.name ?? "", seat: model.seat ?? 0 };
  }

  /** At a lesson's table not everything legal can be chosen. */
  get taught(): boolean {
    return !!this.at().model.picture?.lesson?.only && (!this.leads || !!this.chosen);
  }

  /** The role that would be led; one is chosen for the viewer only where no other may be, by the rules or in a lesson. */
  get chosen(): string {
    const { hand } = this.at().view;
    if (hand.includes(this.wanted)) return this.wanted;
    const roles = new Set(this.offers.map(({ text }) => text.split(" ")).flatMap(([word, role = ""]) => (word === "lead" ? [role] : [])));
    const [only = ""] = roles.size === 1 ? roles : hand.length === 1 ? hand : [];
    return only;
  }

  offer(stance: Stance): Offer | undefined {
    return this.offers.find(({ text }) => text === (this.leads ? `lead ${this.chosen} ${stance}` : stance));
  }

  /** The answer that a key stands for. */
  keyed(key: string): Offer | undefined {
    const stance = STANCES.find((one) => key === say(`page-${one}.key`).toLowerCase());
    return stance && this.offer(stance);
  }

  /** The role of the hand that a number stands for is thought of, where one is to be led. */
  think(at: number): boolean {
    if (!this.leads || at < 0) return false;
    this.wanted = this.at().view.hand[at] ?? this.wanted;
    return true;
  }

  readonly gain = (action: string): Gain | undefined => this.offers.find(({ text }) => text === action)?.brings;

  /** What stands where nothing is asked. */
  get idle(): string {
    const { model, view } = this.at();
    if (model.seat === null && !model.beside.length) return say("page-watching");
    return view.over ? say("entry-game-over") : "";
  }
}
