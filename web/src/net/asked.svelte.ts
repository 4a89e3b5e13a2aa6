// Requests that have no answer yet: told where one would wonder whether anybody is there.

const LATE_AFTER = 250;
const SILENT_AFTER = 8_000;

class Asked {
  /** "late": there is no answer yet; "silent": there has been none for long. */
  state = $state<"" | "late" | "silent">("");
  private open = 0;
  private timers: number[] = [];

  /** Wait for an answer, and let it be seen where it takes long. */
  async until<T>(answer: Promise<T>): Promise<T> {
    if (!this.open++)
      this.timers = [
        window.setTimeout(() => (this.state = "late"), LATE_AFTER),
        window.setTimeout(() => (this.state = "silent"), SILENT_AFTER),
      ];
    try {
      return await answer;
    } finally {
      if (!--this.open) {
        this.timers.forEach((timer) => clearTimeout(timer));
        this.state = "";
      }
    }
  }
}

export const asked = /* @__PURE__ */ new Asked();
