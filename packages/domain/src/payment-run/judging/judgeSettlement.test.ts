import { describe, expect, it } from 'vitest';
import { choicesOf, judgeOne } from '../../../test/judgedSamples.ts';
import { northwind, runContext } from '../../../test/runSamples.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';
import type { RunRowTexts } from '../runRow.ts';
import type { RunContext } from './runContext.ts';

const settledIn = (texts: Partial<RunRowTexts>, context: Partial<RunContext> = {}) => {
  const { payment, problems } = judgeOne(texts, context);
  return payment === null
    ? problems.map(({ kind, field, message }) => `${kind} ${field}: ${message}`)
    : [payment.settlementCurrency, payment.settlementAccount];
};

describe('what a row is settled in and from', () => {
  it('is chosen once for each currency, and counts for all rows that settle in it and name none', () => {
    const second = { id: 'gbp-2', text: 'Leeds', currency: 'GBP', preferred: false };
    const settlementAccounts = [...runContext.settlementAccounts, second];
    const context = { settlementAccounts, chosenAccounts: ['usd-2', 'gbp-2'] };
    expect(settledIn({}, context)).toEqual(['USD', 'usd-2']);
    expect(settledIn({ settlementCurrency: 'GBP' }, context)).toEqual(['GBP', 'gbp-2']);
    expect(settledIn({ settlementAccount: 'London' }, context)).toEqual(['GBP', 'gbp-1']);
  });

  it("is the row's own currency, else that of its account, else that of the run", () => {
    expect(settledIn({})).toEqual(['USD', 'usd-1']);
    expect(settledIn({ settlementCurrency: 'gbp' })).toEqual(['GBP', 'gbp-1']);
    expect(settledIn({ settlementAccount: 'London' })).toEqual(['GBP', 'gbp-1']);
    expect(settledIn({ settlementCurrency: 'USD', settlementAccount: 'usd-2' })).toEqual(['USD', 'usd-2']);
  });

  it('is the account of the run, else the preferred one, else the only one', () => {
    expect(settledIn({}, { chosenAccounts: ['usd-2'] })).toEqual(['USD', 'usd-2']);
    expect(settledIn({}, { chosenAccounts: ['gbp-1'] })).toEqual(['USD', 'usd-1']);
    const settlementAccounts = runContext.settlementAccounts.map((each) => ({ ...each, preferred: false }));
    expect(settledIn({}, { settlementAccounts })).toEqual([
      'settlement-account-missing settlementAccount: Several accounts settle in USD. Choose the one to settle from.',
    ]);
    expect(choicesOf({}, { settlementAccounts })).toEqual([
      ['usd-1', 'Operating'],
      ['usd-2', 'Reserve'],
    ]);
  });

  it('is never the currency that the payee receives (CP-QUOTE-9), and another one is named', () => {
    expect(settledIn({ settlementCurrency: 'EUR' })).toEqual([
      'settlement-currency-same settlementCurrency: The payee receives EUR, so the payment cannot be settled in EUR too. Settle it in another currency, such as USD.',
    ]);
    expect(choicesOf({ settlementCurrency: 'EUR' })).toEqual([
      ['GBP', 'GBP · British pound'],
      ['USD', 'USD · US dollar'],
    ]);
    const dollars = [{ ...northwind, currency: 'USD' }];
    expect(settledIn({}, { payees: dollars })).toEqual([
      'settlement-currency-same settlementCurrency: The payee receives USD, so the payment cannot be settled in USD too. Settle it in another currency, such as EUR.',
    ]);
    expect(settledIn({}, { payees: dollars, settlementAccounts: [] })).toEqual([
      expect.stringContaining('such as AUD.'),
    ]);
    expect(settledIn({}, { payees: dollars, rules: ofxRunRules })).toEqual([
      expect.stringContaining('such as AUD.'),
    ]);
  });

  it('has to be chosen, and has to be there', () => {
    expect(settledIn({}, { settlementCurrency: null })).toEqual([
      'settlement-currency-missing settlementCurrency: The currency to settle in is missing. Choose one for the run, or for this row.',
    ]);
    expect(settledIn({ settlementCurrency: 'CHF' })).toEqual([
      'settlement-account-missing settlementCurrency: You have no account that settles in CHF. Choose another currency to settle in.',
    ]);
    expect(settledIn({ settlementAccount: 'Paris' })).toEqual([
      'settlement-account-unknown settlementAccount: No settlement account is called Paris. Choose one of yours.',
    ]);
    expect(settledIn({ settlementAccount: 'London', settlementCurrency: 'USD' })).toEqual([
      'settlement-account-unknown settlementAccount: This account settles in GBP, and the row settles in USD. Choose another account or currency.',
    ]);
    expect(settledIn({ settlementCurrency: 'MXN' })).toEqual([
      "settlement-currency-unknown settlementCurrency: 'MXN' is no currency that Corpay settles in. Choose another one, such as USD.",
    ]);
    expect(settledIn({ settlementCurrency: 'euros' })).toEqual([
      expect.stringContaining("'euros' is no currency"),
    ]);
    expect(settledIn({}, { settlementCurrency: 'MXN' })).toEqual([
      expect.stringContaining("'MXN' is no currency"),
    ]);
    const settlementAccounts = runContext.settlementAccounts.map((each) => ({ ...each, preferred: false }));
    expect(settledIn({ settlementAccount: 'Paris' }, { settlementAccounts })).toEqual([
      expect.stringContaining('settlement-account-unknown'),
    ]);
    expect(
      settledIn({ payee: 'Fabrikam', settlementCurrency: 'MXN' }, { settlementAccounts: [] }),
    ).toContainEqual(expect.stringContaining('such as AUD.'));
    expect(settledIn({ settlementCurrency: 'CNY' }, { rules: ofxRunRules })).toEqual([
      "settlement-currency-unknown settlementCurrency: 'CNY' is no currency that OFX settles in. Choose another one, such as USD.",
    ]);
  });
});
