import { expect, it } from 'vitest';
import { corpayRunRules } from './corpayRunRules.ts';

it('a payment run at Corpay needs a purpose, may pay somebody twice in a deal, and keeps within its limits', () => {
  const { partnerName, fields, payeesOwnFields, checkAmount, ...limits } = corpayRunRules;
  expect(limits).toEqual({
    settlementCurrencies: expect.arrayContaining(['CNY', 'USD']),
    maxReferenceLength: 140,
    asksPurpose: true,
    largestDeal: 100_000_000n,
    mostPayments: 100,
    isPayeeOnceInDeal: false,
  });
  expect([partnerName, payeesOwnFields]).toEqual(['Corpay', []]);
  expect(fields).toContain('settlementAccount');
  expect(checkAmount('0.01', 'EUR')?.message).toBe('Amount must be greater than 0.01.');
});
