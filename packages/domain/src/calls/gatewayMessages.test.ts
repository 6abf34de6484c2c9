import { describe, expect, it } from 'vitest';
import { formatClockOffset, gatewayMessages, toleratedClockSkewSeconds } from './gatewayMessages.ts';

describe('a call that the gateway refused', () => {
  it.each([
    [600, '10 minutes ahead'],
    [-600, '10 minutes behind'],
    [-80, '80 seconds behind'],
    [7_199, '2 hours ahead'],
    [3 * 3_600, '3 hours ahead'],
    [-400 * 86_400, '400 days behind'],
  ])('for a clock that is %i s ahead says that it is %s', (ahead, words) =>
    expect(gatewayMessages.wrongClock(ahead)).toContain(`The clock of this device is ${words},`),
  );

  it('for its own configuration names the call', () =>
    expect(gatewayMessages.notAdmitted('/deal/quote')).toContain('/deal/quote'));
});

it.each([
  [0, '0 seconds ahead'],
  [1, '1 second ahead'],
  [-1, '1 second behind'],
  [2, '2 seconds ahead'],
])('a clock that is %i s ahead is told so: %s', (ahead, words) =>
  expect(formatClockOffset(ahead)).toBe(words),
);

it('a clock may differ by four minutes', () => expect(toleratedClockSkewSeconds).toBe(240));
