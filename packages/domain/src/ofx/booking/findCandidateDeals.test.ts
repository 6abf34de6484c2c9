import { describe, expect, it } from 'vitest';
import { ofxDeal, ofxIntent } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findCandidateDeals, findNewDuplicateOfxDeal, findDealIdsOfBookings } from './findCandidateDeals.ts';

const paid = (...beneficiaryIds: readonly string[]) =>
  beneficiaryIds.map((beneficiaryId) => ({ beneficiaryId, amount: 750 }));
const forTwo = ofxIntent({
  parts: ['b1', 'b2'].map((id) => ({ beneficiaryId: id, name: id, amount: makeMoney(75_000n, 'AUD') })),
});

describe('the deal that a lost booking may have become', () => {
  it.each([
    ['them both', ['b2', 'b1'], 1],
    ['nobody, as the partner names none', [], 1],
    ['only one of them', ['b1'], 0],
    ['somebody else as well', ['b1', 'b2', 'b3'], 0],
    ['somebody else instead', ['b1', 'b3'], 0],
  ])('pays exactly whom the booking was for: one for %s', (_whom, ids, found) => {
    expect(findCandidateDeals(forTwo, [ofxDeal('d1', { dealBeneficiaries: paid(...ids) })])).toHaveLength(
      found,
    );
  });

  it('is none that another booking of this machine became', () => {
    const deals = [ofxDeal('d1'), ofxDeal('d2')];
    const booked = [
      {
        intent: ofxIntent({ quoteId: 'q2' }),
        answer: { became: 'booked', number: 'd1', words: '' } as const,
      },
      {
        intent: ofxIntent({ quoteId: 'q3' }),
        answer: { became: 'not-booked', number: null, words: '' } as const,
      },
    ];
    expect(
      findCandidateDeals(ofxIntent(), deals, findDealIdsOfBookings(booked)).map(({ dealId }) => dealId),
    ).toEqual(['d2']);
  });

  it('is new: the same amounts in another currency are another deal', () => {
    const inNewZealand = ofxDeal('d2', { sell: { currency: 'NZD', amount: 1500 } });
    const byBuy = ofxIntent({ typedSide: 'buy' });
    expect(findNewDuplicateOfxDeal(byBuy, [], [inNewZealand])).toBeNull();
    expect(findNewDuplicateOfxDeal(byBuy, [], [inNewZealand, ofxDeal('d3')])?.dealId).toBe('d3');
  });
});
