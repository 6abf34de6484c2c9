import { describe, expect, it } from 'vitest';
import { money } from '../../money/money.ts';
import { submitSends } from './submitMessages.ts';

describe('what a press of Submit does', () => {
  const sent = { amount: money(500_000n, 'GBP'), payee: 'Quay', settledFrom: 'USD Wire ...8987' };

  it.each([
    [
      { account: 'GB33BUKB20201555554821' },
      'Sends £5,000.00 to Quay, account ending 4821, settled from USD Wire ...8987.',
    ],
    [{ account: '4821' }, 'Sends £5,000.00 to Quay, settled from USD Wire ...8987.'],
    [null, 'Sends £5,000.00 to Quay, settled from USD Wire ...8987.'],
  ])('names payee, the end of the account where it is known, and what settles it', (account, text) => {
    expect(submitSends({ ...sent, account })).toBe(text);
  });

  it('is one sentence also where the partner ends the account with a full stop', () => {
    expect(submitSends({ ...sent, account: null, settledFrom: 'Northfield Bank Ltd.' })).toBe(
      'Sends £5,000.00 to Quay, settled from Northfield Bank Ltd.',
    );
  });
});
