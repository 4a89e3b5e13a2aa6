import { beforeEach, expect, it } from "vitest";
import { firstSeal, keepSeal } from "../net/seals";
import type { Note } from "../net/shares";
import { dealSeed, dealtFrom, fits, fromOneLine, inOneLine, opens, ownIn, sameCommits, sameSeal, sealOf } from "./fair";
import { sha256Of } from "./sha256";

const SEED = "00112233445566778899aabbccddeeff";
const SALT = "ffeeddccbbaa99887766554433221100";
// printf '%s%s' SEED SALT | sha256sum
const SEAL = "b596a82230823a3a355db48d40100629f34b8d88bfd0435e38719e7968a07731";

beforeEach(() => localStorage.clear());

it("a seal is the SHA-256 of seed and salt, as any other tool works it out", () => {
  expect(sealOf(SEED, SALT)).toBe(SEAL);
  expect(opens({ seal: SEAL, seed: SEED, salt: SALT, values: null })).toBe(true);
});

it("another seed, another salt or a moved boundary do not open it", () => {
  expect(opens({ seal: SEAL, seed: SEED.replace("0", "1"), salt: SALT, values: null })).toBe(false);
  expect(opens({ seal: SEAL, seed: SEED, salt: SALT.replace("f", "e"), values: null })).toBe(false);
  expect(opens({ seal: SEAL, seed: SEED + SALT[0], salt: SALT.slice(1), values: null })).toBe(false);
});

it("the seal that was seen first counts", () => {
  expect(sameSeal(firstSeal("t"), SEAL)).toBe("unknown");
  keepSeal("t", SEAL);
  keepSeal("t", "another");
  expect(sameSeal(firstSeal("t"), SEAL)).toBe("good");
  expect(sameSeal(firstSeal("t"), "another")).toBe("bad");
});

it("a record names what it was dealt from", () => {
  const record = `broomstick\nseed ${JSON.stringify(SEED)}\nsalt ${JSON.stringify(SALT)}\nactions\n`;
  expect(dealtFrom(record, { seal: SEAL, seed: SEED, salt: SALT, values: null })).toBe(true);
  expect(dealtFrom(record, { seal: SEAL, seed: SALT, salt: SEED, values: null })).toBe(false);
});

const VALUES = ["0".repeat(32), "", "2".repeat(32)];
const ALL = { seal: SEAL, seed: SEED, salt: SALT, values: VALUES };
const SHARES = VALUES.map((value) => (value ? { commit: sha256Of(value), value } : null));
const NOTE: Note = {
  table: "t",
  alone: false,
  shares: [{ seat: 2, value: VALUES[2]!, commit: "" }],
  told: SHARES.map((one) => one?.commit ?? ""),
};

it("the cards come from the seed and everybody's values in their order, as any other tool works it out", () => {
  // printf '%s' "SEED SALT 000… - 222…" | sha256sum
  expect(dealSeed(ALL)).toBe("1526eece4b6079e669a5b8a6581b714bfda710457c7dfdbd34d1c4eeb774fa57");
  const record = `seed ${JSON.stringify(dealSeed(ALL))}\nsalt ${JSON.stringify(SALT)}\n`;
  expect(dealtFrom(record, ALL)).toBe(true);
  expect(dealtFrom(record, { ...ALL, values: [VALUES[2]!, "", VALUES[0]!] })).toBe(false);
  expect(dealtFrom(record, { ...ALL, values: null })).toBe(false);
});

it("what people put in is one line, and the line is read back", () => {
  expect(fromOneLine(inOneLine(VALUES))).toEqual(VALUES);
  expect(fromOneLine("  ")).toBeNull();
});

it("a value fits what was committed to, and no other does", () => {
  expect(fits(SHARES[0]!, VALUES[0]!)).toBe("good");
  expect(fits(SHARES[0]!, VALUES[2]!)).toBe("bad");
  expect(fits({ commit: SHARES[0]!.commit, left_out: true }, "")).toBe("unknown");
});

it("a server that tells other hashes afterwards, or leaves out what it was sent, is found out", () => {
  expect(sameCommits(NOTE, SHARES)).toBe("good");
  expect(sameCommits(NOTE, [{ commit: sha256Of("forged"), value: "" }, null, SHARES[2]!])).toBe("bad");
  expect(sameCommits(undefined, SHARES)).toBe("unknown");
  expect(ownIn(NOTE, VALUES, SHARES)).toBe("good");
  expect(ownIn(NOTE, [VALUES[0]!, "", "f".repeat(32)], SHARES)).toBe("bad");
  expect(ownIn(NOTE, [VALUES[0]!, "", ""], [SHARES[0]!, null, { commit: "", left_out: true }])).toBe("unknown");
});
