import { describe, expect, it } from 'vitest';
import { ofxIntent } from '../../../test/ofxSamples.ts';
import type { JsonObject } from '../../intents/storedMoney.ts';
import { readStoredOfxBookingCall, writeStoredOfxBookingCall } from './storedOfxBookingCallTexts.ts';

const kept = (more: JsonObject = {}): JsonObject => ({
  ...writeStoredOfxBookingCall(ofxIntent()),
  ...more,
});
const part = { beneficiaryId: 'b1', name: 'Payee b1', amount: { currency: 'AUD', amount: '1500.00' } };

describe('a booking that is kept', () => {
  it.each([
    ofxIntent(),
    ofxIntent({ typedSide: 'buy', fee: null, knownDeals: null }),
    ofxIntent({ knownDeals: ['d1', 'd2'] }),
  ])('is read as it was written', (intent) => {
    expect(readStoredOfxBookingCall(JSON.parse(JSON.stringify(writeStoredOfxBookingCall(intent))))).toEqual(
      intent,
    );
  });

  it.each<[string, JsonObject]>([
    ['the quote', { quoteId: 7 }],
    ['its key', { idempotencyKey: null }],
    ['what is bought', { buy: null }],
    ['what is sold', { sell: { currency: 'AUD' } }],
    ['the side that was typed', { typedSide: 'both' }],
    ['the rate', { customerRate: '1.5' }],
    ['when it began', { startedAt: null }],
    ['the beneficiaries', { parts: 'b1' }],
    ['one beneficiary', { parts: [part, null] }],
    ['whom it pays', { parts: [{ ...part, beneficiaryId: 1 }] }],
    ['what they are called', { parts: [{ ...part, name: null }] }],
    ['what they get', { parts: [{ ...part, amount: '1500.00' }] }],
  ])('cannot be understood without %s', (_what, more) => {
    expect(readStoredOfxBookingCall(kept(more))).toBeNull();
  });

  it.each([null, 'free', { currency: 1, amount: 15 }, { currency: 'USD', amount: '15' }])(
    'has no fee where that cannot be understood: %j',
    (fee) => {
      expect(readStoredOfxBookingCall(kept({ fee }))).toEqual(ofxIntent({ fee: null }));
    },
  );

  it('knows only deals by their ids, and none where they were not looked at', () => {
    expect(readStoredOfxBookingCall(kept({ knownDeals: ['d1', 7, null] }))?.knownDeals).toEqual(['d1']);
    expect(readStoredOfxBookingCall(kept({ knownDeals: 'd1' }))?.knownDeals).toBeNull();
  });
});
