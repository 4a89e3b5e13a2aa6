import { beforeEach, expect, it } from "vitest";
import { firstSeal, keepSeal } from "../net/seals";
import { dealtFrom, opens, sameSeal, sealOf } from "./fair";

const SEED = "00112233445566778899aabbccddeeff";
const SALT = "ffeeddccbbaa99887766554433221100";
// printf '%s%s' SEED SALT | sha256sum
const SEAL = "b596a82230823a3a355db48d40100629f34b8d88bfd0435e38719e7968a07731";

beforeEach(() => localStorage.clear());

it("a seal is the SHA-256 of seed and salt, as any other tool works it out", () => {
  expect(sealOf(SEED, SALT)).toBe(SEAL);
  expect(opens({ seal: SEAL, seed: SEED, salt: SALT })).toBe(true);
});

it("another seed, another salt or a moved boundary do not open it", () => {
  expect(opens({ seal: SEAL, seed: SEED.replace("0", "1"), salt: SALT })).toBe(false);
  expect(opens({ seal: SEAL, seed: SEED, salt: SALT.replace("f", "e") })).toBe(false);
  expect(opens({ seal: SEAL, seed: SEED + SALT[0], salt: SALT.slice(1) })).toBe(false);
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
  expect(dealtFrom(record, { seal: SEAL, seed: SEED, salt: SALT })).toBe(true);
  expect(dealtFrom(record, { seal: SEAL, seed: SALT, salt: SEED })).toBe(false);
});
