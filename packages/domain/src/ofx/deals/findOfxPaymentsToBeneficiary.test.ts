import { describe, expect, it } from 'vitest';
import { ofxDeal } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findOfxPaymentsToBeneficiary } from './findOfxPaymentsToBeneficiary.ts';

const paying = (dealId: string, ...parts: readonly (readonly [id: string, amount: number | null])[]) =>
  ofxDeal(dealId, {
    sell: { currency: 'EUR', amount: 100 },
    dealBeneficiaries: parts.map(([beneficiaryId, amount]) => ({ beneficiaryId, amount })),
  });

describe('what deals of OFX pay to a beneficiary (HIST-5)', () => {
  it('is their part of each deal, and the sum', () => {
    const deals = [paying('3', ['a', 60.5], ['b', 39.5]), paying('2', ['b', 100]), paying('1', ['a', 100])];
    const { deals: paid, totals, unknown } = findOfxPaymentsToBeneficiary('a', deals);
    expect(paid.map(({ deal, amount }) => [deal.dealId, amount?.amount])).toEqual([
      ['3', 60.5],
      ['1', 100],
    ]);
    expect([totals, unknown]).toEqual([[makeMoney(16_050n, 'EUR')], 0]);
  });

  it('is all of a deal that pays them alone, and not known of one that pays several', () => {
    const { deals, totals, unknown } = findOfxPaymentsToBeneficiary('a', [
      paying('2', ['a', null]),
      paying('1', ['a', null], ['b', null]),
    ]);
    expect(deals.map(({ amount }) => amount?.amount ?? null)).toEqual([100, null]);
    expect([totals, unknown]).toEqual([[makeMoney(10_000n, 'EUR')], 1]);
  });

  it('is nothing where no deal pays them', () => {
    expect(findOfxPaymentsToBeneficiary('a', [paying('1', ['b', 100])])).toEqual({
      deals: [],
      totals: [],
      unknown: 0,
    });
  });
});
