import { expect } from 'vitest';

/** A product of amount and rate whose half minor unit falls right between two amounts is a number like 1.00499999. */
const imprecision = 1e-9;

/** The amount is the exact value rounded to two places, whichever way a half of the last place goes. */
export function expectRoundedTo(amount: number, exact: number): void {
  expect(Math.abs(amount - exact), `${amount} is ${exact} rounded`).toBeLessThanOrEqual(0.005 + imprecision);
}
