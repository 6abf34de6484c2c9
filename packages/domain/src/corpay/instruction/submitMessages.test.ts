import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { submitSendsMessage } from './submitMessages.ts';

describe('what a press of Submit does', () => {
  const sent = {
    amount: makeMoney(500_000n, 'GBP'),
    payee: 'Quay',
    account: null,
    settlement: makeMoney(640_000n, 'USD'),
    isPart: false,
    settledFrom: 'USD Wire ...8987',
    feeFrom: null,
  };

  it.each([
    [{ account: 'GB33BUKB20201555554821' }, 'Sends £5,000.00 to Quay, account ending 4821. '],
    [{ account: '4821' }, 'Sends £5,000.00 to Quay. '],
    [null, 'Sends £5,000.00 to Quay. '],
  ])('names payee and the end of the account where it is known', (account, text) => {
    expect(submitSendsMessage({ ...sent, account })).toContain(text);
  });

  it('names what it takes, as far as that is known, and which account settles it and the fee', () => {
    expect(submitSendsMessage(sent)).toContain(
      "$6,400.00 and Corpay's fee are settled from USD Wire ...8987.",
    );
    expect(submitSendsMessage({ ...sent, settlement: null })).toContain(
      "The whole deal and Corpay's fee are settled from USD Wire ...8987.",
    );
    expect(
      submitSendsMessage({ ...sent, settledFrom: 'EUR Wire ...1', feeFrom: 'USD Wire ...8987' }),
    ).toContain("$6,400.00 is settled from EUR Wire ...1, and Corpay's fee from USD Wire ...8987.");
  });

  it('of a part says that the whole deal is settled', () => {
    expect(submitSendsMessage({ ...sent, isPart: true })).toContain(
      "$6,400.00 for the whole deal and Corpay's fee are settled from USD Wire ...8987.",
    );
  });

  it('has one full stop also where the partner ends the account with one', () => {
    expect(submitSendsMessage({ ...sent, settledFrom: 'Northfield Bank Ltd.' })).toMatch(
      /from Northfield Bank Ltd\.$/,
    );
    expect(submitSendsMessage({ ...sent, feeFrom: 'Northfield Bank Ltd.' })).toMatch(
      /from Northfield Bank Ltd\.$/,
    );
  });
});
