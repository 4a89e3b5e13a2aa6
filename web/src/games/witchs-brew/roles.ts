// What the halves of a role do, in words, with the numbers of the box.

import box from "./box.json";
import { say } from "./words";

const NUMBERS: Record<string, { full?: number; favour?: number; price?: number; share?: number }> = {
  alchemist: { full: box.alchemist_full, favour: box.alchemist_favour },
  "fortune-teller": { full: box.teller_full, favour: box.teller_favour, price: box.teller_price },
  assistant: { full: box.assistant_full, favour: box.assistant_favour, price: box.assistant_price },
  wizard: { price: box.brewer_gold },
  witch: { price: box.brewer_gold },
  druid: { price: box.brewer_gold },
  warlock: { favour: box.warlock_gold },
  cutpurse: { favour: box.gold_spared, share: box.gold_share },
  "begging-monk": { favour: box.ingredient_spared, share: box.ingredient_share },
};

/** The full action of a role, or its favour; short where it stands on a small card. */
export function does(role: string, full: boolean, short = false): string {
  if (short && full && (role === "cutpurse" || role === "begging-monk")) {
    return say(`page-brew-short-${role}`, { share: say("part", { number: NUMBERS[role]?.share ?? 1 }) });
  }
  const numbers = NUMBERS[role] ?? { full: box.collector_full, favour: box.collector_favour };
  const { share, ...others } = numbers;
  const facts = share === undefined ? others : { ...others, share: say("part", { number: share }) };
  return say(`does-${role}.${full ? "full" : "favour"}`, facts as Record<string, string | number>);
}
