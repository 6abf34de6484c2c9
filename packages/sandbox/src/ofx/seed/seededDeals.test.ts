import { describe, expect, it } from 'vitest';
import { dealStates } from '../records/dealStates.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededDeals } from './seededDeals.ts';

describe('the past deals of the stories', () => {
  it('are one in every state', () => {
    expect(seededDeals.map(({ state }) => state).toSorted()).toEqual(Object.keys(dealStates).toSorted());
  });

  it('pay beneficiaries of the stories in their own currency', () => {
    const currencies = new Map(seededBeneficiaries.map(({ record, currency }) => [record.name, currency]));
    for (const { name, amount } of seededDeals.flatMap(({ parts }) => parts))
      expect([name, currencies.get(name)]).toEqual([name, amount.currency]);
  });

  it('have one to three beneficiaries, and one is paid for in other money than its fee', () => {
    expect(new Set(seededDeals.map(({ parts }) => parts.length))).toEqual(new Set([1, 2, 3]));
    expect(seededDeals.filter(({ buyCurrency, fee }) => buyCurrency !== fee.currency)).toHaveLength(1);
  });
});
