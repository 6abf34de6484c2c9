import { describe, expect, it } from 'vitest';
import { ofxPartner } from '../../../test/ofxBookingFixture.ts';
import { ofxDeal, ofxFailure, ofxIntent } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import { proposeDealsForBookings } from './proposeDealsForBookings.ts';
import { settleBookingsAsProposedDeals } from './settleBookingsAsProposedDeals.ts';

/** Bookings that differ in what is received, and the deals that they would become. */
const intentOf = (quoteId: string, received: number) =>
  ofxIntent({ quoteId, sell: makeMoney(BigInt(received) * 100n, 'AUD') });
const dealOf = (dealId: string, received: number) =>
  ofxDeal(dealId, {
    sell: { currency: 'AUD', amount: received },
    dealBeneficiaries: [{ beneficiaryId: 'b1', amount: received }],
  });
const [first, second] = [intentOf('q1', 1500), intentOf('q2', 1600)];
const [d1, d2] = [dealOf('d1', 1500), dealOf('d2', 1600)];

const proposed = async () => {
  const partner = ofxPartner();
  for (const intent of [first, second]) await partner.journal.keep(intent);
  partner.plan.list = succeeded([d1, d2]);
  return { ...partner, agreed: proposeDealsForBookings([first, second], [d1, d2], []) };
};

describe('the deals that are proposed together', () => {
  it('are each the only one for its booking, and for no other one', () => {
    expect(proposeDealsForBookings([first, second], [d2, d1], [])).toEqual([
      { intent: first, deal: d1 },
      { intent: second, deal: d2 },
    ]);
  });

  it.each([
    ['a booking has two', [first, second], [d1, dealOf('d3', 1500), d2], []],
    ['two bookings may have become it', [first, intentOf('q3', 1500), second], [d1, d2], []],
    ['another booking became it', [first, second], [d1, d2], ['d1']],
    ['it was there before', [{ ...first, knownDeals: ['d1'] }, second], [d1, d2], []],
    ['there is none', [first, second], [d2], []],
  ])('leave out the bookings of which nobody can tell it: %s', (_why, open, deals, taken) => {
    expect(proposeDealsForBookings(open, deals, taken)).toEqual([{ intent: second, deal: d2 }]);
  });
});

describe('what was proposed and agreed to', () => {
  it('is settled while everything is as it was shown', async () => {
    const { ports, agreed, journal } = await proposed();
    expect(await settleBookingsAsProposedDeals(ports, agreed)).toMatchObject([
      { intent: first, settlement: { kind: 'booked', dealId: 'd1', reference: 'R-d1' } },
      { intent: second, settlement: { kind: 'booked', dealId: 'd2' } },
    ]);
    expect(await journal.list()).toEqual([]);
  });

  it('stays open where the list shows another deal by now that may be it', async () => {
    const { ports, agreed, journal, plan } = await proposed();
    plan.list = succeeded([d1, dealOf('d3', 1500), d2]);
    expect(await settleBookingsAsProposedDeals(ports, agreed)).toMatchObject([
      { settlement: { kind: 'choose', candidates: [{ dealId: 'd1' }, { dealId: 'd3' }] } },
      { settlement: { kind: 'booked', dealId: 'd2' } },
    ]);
    expect(await journal.list()).toEqual([first]);
  });

  it('stays open where the deal is gone from the list, or nobody answers', async () => {
    const { ports, agreed, journal, plan } = await proposed();
    plan.list = succeeded([d2]);
    expect(await settleBookingsAsProposedDeals(ports, agreed.slice(0, 1))).toMatchObject([
      { settlement: { kind: 'choose', candidates: [] } },
    ]);
    plan.list = failed(ofxFailure());
    expect(await settleBookingsAsProposedDeals(ports, agreed)).toMatchObject([
      { settlement: { kind: 'unknown' } },
      { settlement: { kind: 'unknown' } },
    ]);
    expect(await journal.list()).toEqual([first, second]);
  });

  it('stays open where the same was booked once more meanwhile, which may have become that deal', async () => {
    const { ports, agreed, journal } = await proposed();
    await journal.keep(intentOf('q3', 1500));
    expect(await settleBookingsAsProposedDeals(ports, agreed)).toMatchObject([
      { settlement: { kind: 'choose', candidates: [{ dealId: 'd1' }] } },
      { settlement: { kind: 'booked' } },
    ]);
  });

  it('is what another process said of it meanwhile', async () => {
    const { ports, agreed, journal } = await proposed();
    await journal.answer(first, { became: 'booked', number: 'd1', words: '' });
    expect(await settleBookingsAsProposedDeals(ports, agreed)).toMatchObject([
      { settlement: { kind: 'settled-before' } },
      { settlement: { kind: 'booked', dealId: 'd2' } },
    ]);
  });
});
