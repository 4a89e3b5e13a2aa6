// How much room a table has. Where there is little, the stick and the players are folded into a line each and can be unfolded;
// on a low desk only the stick is, beside which there is room for all it says. The map can have the whole window.

/** An upright phone, with its bars or without. And a low wide window: a phone on its side, a page at 200 %. */
const TALL = matchMedia("(max-width: 47.5em) and (max-height: 62em) and (min-height: 34.0625em)");
const WIDE = matchMedia("(min-width: 40em) and (max-width: 68.75em) and (max-height: 34em)");
const DESK = matchMedia("(min-width: 68.8125em) and (max-height: 48.75em)");

class Room {
  /** Somebody has unfolded what is folded. */
  open = $state(false);
  /** The map has the whole window. */
  full = $state(false);
  kind = $state<"tall" | "wide">();
  private desk = $state(false);

  constructor() {
    // A query that is asked between a change and the news of it never tells that news: only this asks.
    const look = (): void => {
      this.kind = TALL.matches ? "tall" : WIDE.matches ? "wide" : undefined;
      this.desk = DESK.matches;
    };
    look();
    for (const query of [TALL, WIDE, DESK]) query.addEventListener("change", look);
    addEventListener("resize", look);
  }

  get folded(): boolean {
    return !!this.kind && !this.open;
  }

  /** The stick is one line; with its words, where those have room. */
  get stick(): "" | "folded" | "folded told" {
    return this.folded ? "folded" : this.desk ? "folded told" : "";
  }
}

/** There is one table on the screen. */
export const room = new Room();
