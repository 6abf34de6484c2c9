import { expect, it } from 'vitest';
import { ofxDeal, ofxIntent } from '../../../test/ofxSamples.ts';
import { money } from '../../money/money.ts';
import { dealTimeline } from './dealTimeline.ts';

const startedAt = Date.parse('2026-11-21T08:59:59Z');

it('the timeline of a deal tells booking and value date, and the booking here that may have become it', () => {
  const lost = ofxIntent({ startedAt });
  const known = ofxIntent({ startedAt, quoteId: 'q2', knownDeals: ['d1'] });
  expect(dealTimeline(ofxDeal('d1'), [lost, known])).toEqual([
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
    amount: money(75_000n, 'AUD'),
  }));
  const deal = ofxDeal('d1', { dealBeneficiaries: [] });
  const other = ofxIntent({ quoteId: 'q2', sell: money(1n, 'AUD') });
  const told = dealTimeline(deal, [ofxIntent({ startedAt, parts }), other]);
  expect(told).toHaveLength(3);
  expect(told[0]?.what).toContain('for Payee b1, Payee b2 was sent');
});
