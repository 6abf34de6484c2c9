import { expect, it } from 'vitest';
import { ofxRunRules } from './ofxRunRules.ts';

it('a payment run at OFX pays each payee once in a deal, for the reason they have, and has no largest amount', () => {
  const { partnerName, fields, payeesOwnFields, settlementCurrencies, checkAmount, ...limits } = ofxRunRules;
  expect(limits).toEqual({
    maxReferenceLength: null,
    asksPurpose: false,
    largestDeal: null,
    mostPayments: 100,
    isPayeeOnceInDeal: true,
  });
  expect([partnerName, payeesOwnFields]).toEqual(['OFX', ['reference', 'purpose']]);
  expect(fields).toContain('payee');
  expect(fields).not.toContain('settlementAccount');
  expect(settlementCurrencies).not.toContain('CNY');
  expect(checkAmount('0', 'EUR')?.message).toBe('Amount must be greater than 0.');
});
