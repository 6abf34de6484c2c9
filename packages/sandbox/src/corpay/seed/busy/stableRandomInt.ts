/** A whole number from 0 to `below` - 1 that looks random and is always the same for the same serial and purpose. */
export const stableRandomInt = (serial: number, purpose: number, below: number): number => {
  let mixed = Math.imul(serial ^ Math.imul(purpose + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
};

/** One of some things, always the same. */
export const stableRandomChoice = <T>(
  things: readonly [T, ...(readonly T[])],
  serial: number,
  purpose: number,
): T => things[stableRandomInt(serial, purpose, things.length)] ?? things[0];

/** So many digits, always the same. */
export const stableRandomDigits = (length: number, serial: number, purpose: number): string =>
  Array.from({ length }, (_, at) => stableRandomInt(serial, purpose * 32 + at, 10)).join('');
