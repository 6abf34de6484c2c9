import { expect, it } from 'vitest';
import { ofxDeal, ofxIntent } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { buildDealTimeline } from './buildDealTimeline.ts';

const startedAt = Date.parse('2026-11-21T08:59:59Z');

it('the timeline of a deal tells booking and value date, and the booking here that may have become it', () => {
  const lost = ofxIntent({ startedAt });
  const known = ofxIntent({ startedAt, quoteId: 'q2', knownDeals: ['d1'] });
  expect(buildDealTimeline(ofxDeal('d1'), { kept: [lost, known], booked: [] })).toEqual([
    {
      at: '2026-11-21T08:59:59.000Z',
      what: 'A booking of A$1,500.00 for Payee b1 was sent. No answer to it is known; it may have become this deal.',
      from: 'this-machine',
    },
    { at: '2026-11-21T09:00:00.000Z', what: 'Booked.', from: 'partner' },
    { at: '2026-11-24', what: 'Value date.', from: 'partner' },
  ]);
});

it('a booking here for several names them all, and one that is another deal is not told', () => {
  const parts = ['b1', 'b2'].map((beneficiaryId) => ({
    beneficiaryId,
    name: `Payee ${beneficiaryId}`,
    amount: makeMoney(75_000n, 'AUD'),
  }));
  const deal = ofxDeal('d1', { dealBeneficiaries: [] });
  const other = ofxIntent({ quoteId: 'q2', sell: makeMoney(1n, 'AUD') });
  const told = buildDealTimeline(deal, { kept: [ofxIntent({ startedAt, parts }), other], booked: [] });
  expect(told).toHaveLength(3);
  expect(told[0]?.what).toContain('for Payee b1, Payee b2 was sent');
});

it('the booking that became it is told as that, and no other one may have', () => {
  const lost = ofxIntent({ startedAt, quoteId: 'q2' });
  const booked = ['d1', 'd2'].map((number, place) => ({
    intent: ofxIntent({ startedAt: startedAt + place }),
    answer: { became: 'booked', number, words: '' } as const,
  }));
  expect(buildDealTimeline(ofxDeal('d1'), { kept: [lost], booked }).slice(0, -2)).toEqual([
    {
      at: '2026-11-21T08:59:59.000Z',
      what: 'The booking of A$1,500.00 for Payee b1 was sent. It became this deal.',
      from: 'this-machine',
    },
  ]);
});
