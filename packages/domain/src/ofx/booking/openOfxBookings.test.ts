import { describe, expect, it } from 'vitest';
import { ofxIntent } from '../../../test/ofxSamples.ts';
import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';
import { isSameOfxBooking, findUnreportedOfxDeal } from './openOfxBookings.ts';

const answered = (
  intent: StoredOfxBookingCall,
  number: string | null,
  more: { readonly reference?: string } = {},
): AnsweredMoneyCall<StoredOfxBookingCall> => ({
  intent,
  answer: { became: number === null ? 'not-booked' : 'booked', number, words: '', ...more },
});
const part = (beneficiaryId: string) => ({
  beneficiaryId,
  name: beneficiaryId,
  amount: makeMoney(75_000n, 'AUD'),
});

describe('two bookings', () => {
  it('of the same typed amount for the same beneficiaries are the same, in whatever order they stand', () => {
    const [left, right] = [
      ofxIntent({ parts: [part('b1'), part('b2')] }),
      ofxIntent({ parts: [part('b2'), part('b1')], buy: makeMoney(99_999n, 'USD') }),
    ];
    expect(isSameOfxBooking(left, right)).toBe(true);
  });

  it('for other beneficiaries are others, also where their ids run together alike', () => {
    const two = ofxIntent({ parts: [part('b1'), part('2')] });
    expect(isSameOfxBooking(two, ofxIntent({ parts: [part('b'), part('12')] }))).toBe(false);
    expect(isSameOfxBooking(two, ofxIntent({ parts: [part('b1')] }))).toBe(false);
  });

  it('in another currency are others, whichever amount was typed', () => {
    const byBuy = ofxIntent({ typedSide: 'buy' });
    expect(isSameOfxBooking(byBuy, ofxIntent({ typedSide: 'buy', sell: makeMoney(150_000n, 'NZD') }))).toBe(
      false,
    );
    expect(isSameOfxBooking(ofxIntent(), ofxIntent({ buy: makeMoney(100_000n, 'EUR') }))).toBe(false);
  });
});

describe('a deal of which nobody has heard', () => {
  it('is that of the oldest answered booking of the same, with what the partner calls it', () => {
    const first = ofxIntent({ quoteId: 'q-first' });
    const untold = [
      answered(ofxIntent({ quoteId: 'q-other', sell: makeMoney(1n, 'AUD') }), '6', { reference: 'R-6' }),
      answered(first, '7', { reference: 'R-7' }),
      answered(ofxIntent({ quoteId: 'q-second' }), '8', { reference: 'R-8' }),
    ];
    expect(findUnreportedOfxDeal(untold, ofxIntent())).toEqual({
      intent: first,
      dealId: '7',
      reference: 'R-7',
    });
  });

  it('has no reference where the partner gave none', () => {
    const intent = ofxIntent();
    expect(findUnreportedOfxDeal([answered(intent, '7')], ofxIntent())).toEqual({
      intent,
      dealId: '7',
      reference: '',
    });
  });

  it('is none where the same booking became none, or only another one became a deal', () => {
    expect(findUnreportedOfxDeal([answered(ofxIntent(), null)], ofxIntent())).toBeNull();
    expect(findUnreportedOfxDeal([], ofxIntent())).toBeNull();
    expect(
      findUnreportedOfxDeal([answered(ofxIntent({ sell: makeMoney(1n, 'AUD') }), '6')], ofxIntent()),
    ).toBeNull();
  });
});
