import { describe, expect, it } from 'vitest';
import { ofxPartner, ofxPress } from '../../../test/ofxBookingFixture.ts';
import { ofxDeal, ofxFailure, ofxIntent, ofxRefusal } from '../../../test/ofxSamples.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { OfxBookingAnswer, OfxDeal } from '../api/ofxDeal.ts';
import { bookOfxDeal, type OfxBookingInput } from './bookOfxDeal.ts';
import { confirmBookingIsNoOfxDeal } from './settleOfxBooking.ts';

const press: OfxBookingInput = {
  ...ofxPress,
  parts: [{ beneficiaryId: 'b1', name: 'Payee b1', amount: makeMoney(150_000n, 'AUD') }],
};

/** A partner that answers so, and lists these deals. */
const partnerWith = (
  answer: Result<OfxBookingAnswer, CallFailure>,
  list: Result<readonly OfxDeal[], CallFailure>,
) => {
  const { ports } = ofxPartner();
  let looks = 0;
  const deals = {
    book: async () => answer,
    list: async () => {
      looks += 1;
      return list;
    },
  };
  return { ...ports, deals, looks: () => looks };
};

describe('a refused booking at OFX', () => {
  it('is open while the list cannot be read: a copy of the call may have booked it', async () => {
    const partner = partnerWith(failed(ofxRefusal()), failed(ofxFailure()));
    expect(await bookOfxDeal(partner, press)).toMatchObject({ kind: 'unknown' });
    expect(await partner.journal.list()).toHaveLength(1);
  });

  it('is open where the list shows its deal', async () => {
    const partner = partnerWith(failed(ofxRefusal()), succeeded([ofxDeal('d9')]));
    expect(await bookOfxDeal(partner, press)).toMatchObject({ kind: 'unknown' });
  });

  it('is over where every deal of the list was there before it', async () => {
    const before = [ofxDeal('d1')];
    const partner = partnerWith(failed(ofxRefusal()), succeeded(before));
    expect(await bookOfxDeal(partner, { ...press, dealsBefore: before })).toMatchObject({ kind: 'refused' });
  });

  it('is over without a look at the list where it never reached the quote', async () => {
    const failure = ofxFailure({ kind: 'token-refused', status: 401 });
    const partner = partnerWith(failed(failure), succeeded([ofxDeal('d9')]));
    expect(await bookOfxDeal(partner, press)).toMatchObject({ kind: 'refused' });
    expect(partner.looks()).toBe(0);
  });
});

describe('what is kept of a booking at OFX', () => {
  it.each([
    [null, null],
    [[], []],
    [[ofxDeal('d1'), ofxDeal('d2', { sell: { currency: 'AUD', amount: 1 } })], ['d1']],
  ])('are the deals of its amounts that were there before, as far as they were seen', async (seen, known) => {
    const partner = partnerWith(failed(ofxFailure()), succeeded([]));
    await bookOfxDeal(partner, { ...press, dealsBefore: seen });
    expect((await partner.journal.list())[0]?.knownDeals).toEqual(known);
  });

  it('is its answer until somebody has heard of it', async () => {
    const partner = partnerWith(succeeded({ dealId: 'd7', reference: 'R-7' }), succeeded([]));
    await bookOfxDeal(partner, press);
    expect((await partner.journal.unreported()).map(({ answer }) => answer)).toEqual([
      { became: 'booked', number: 'd7', reference: 'R-7', words: '' },
    ]);
  });

  it('goes when it is settled, and that of another quote stays', async () => {
    const { journal } = partnerWith(failed(ofxFailure()), succeeded([]));
    await journal.keep(ofxIntent());
    await journal.keep(ofxIntent({ quoteId: 'q2' }));
    await journal.settle(ofxIntent());
    expect((await journal.list()).map(({ quoteId }) => quoteId)).toEqual(['q2']);
  });

  it('that another tab has settled is not settled again, also while another booking is open', async () => {
    const partner = partnerWith(failed(ofxFailure()), succeeded([]));
    await partner.journal.keep(ofxIntent({ quoteId: 'q2' }));
    expect(await confirmBookingIsNoOfxDeal(partner, ofxIntent(), [])).toEqual({ kind: 'settled-before' });
  });
});
