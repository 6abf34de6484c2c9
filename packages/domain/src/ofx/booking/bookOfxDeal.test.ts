import { describe, expect, it } from 'vitest';
import { bookedDeal, ofxPartner, ofxPress } from '../../../test/ofxBookingFixture.ts';
import { ofxDeal, ofxFailure, ofxIntent, ofxQuote, ofxRefusal } from '../../../test/ofxSamples.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { bookOfxDeal, type OfxBookingOutcome, type OfxBookingInput } from './bookOfxDeal.ts';
import { findCandidateDeals, findDealsWithAmounts, findNewDuplicateOfxDeal } from './findCandidateDeals.ts';
import { openOfxBookingMessages } from './ofxBookingMessages.ts';
import { createOfxJournal } from './ofxJournal.ts';
import {
  findBlockingOfxBooking,
  isSameOfxBooking,
  type BlockingOfxBooking,
  type OfxBookingTerms,
} from './openOfxBookings.ts';
import {
  computeNoDealConfirmableAt,
  findOfxDealCandidates,
  confirmBookingIsNoOfxDeal,
  confirmBookingIsOfxDeal,
  type LostOfxBookingOutcome,
} from './settleOfxBooking.ts';

const bothPaid = [
  { beneficiaryId: 'b2', amount: 500 },
  { beneficiaryId: 'b1', amount: 1000 },
];

describe('a booking at OFX', () => {
  it('is kept before it is sent, is sent once, and is settled by its deal (OFX-DEAL-3, S-77)', async () => {
    const { ports, journal, sent } = ofxPartner();
    const outcome: OfxBookingOutcome = await bookOfxDeal(ports, ofxPress);
    const parts = ofxPress.parts.map((part) => ({ ...part, accountEnding: '5678' }));
    expect(outcome).toEqual({ kind: 'booked', parts, ...bookedDeal });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ key: 'key-1', kept: [{ quoteId: 'q1', idempotencyKey: 'key-1' }] });
    expect(sent[0]?.request).toEqual({
      quoteId: 'q1',
      beneficiaries: ofxPress.parts.map(({ beneficiaryId, amount }) => ({ beneficiaryId, amount })),
    });
    expect(await journal.list()).toEqual([]);
  });

  it('that is refused has left nothing behind (ERR-22)', async () => {
    const { ports, journal, plan } = ofxPartner();
    plan.book = failed(ofxRefusal());
    expect(await bookOfxDeal(ports, ofxPress)).toMatchObject({ kind: 'refused' });
    expect(await journal.list()).toEqual([]);
  });

  it('that is refused while the list shows its deal is unknown: a copy of the call may have booked it', async () => {
    const { ports, journal, plan } = ofxPartner();
    plan.book = failed(ofxRefusal());
    plan.list = succeeded([ofxDeal('d9', { dealBeneficiaries: bothPaid })]);
    expect(await bookOfxDeal(ports, ofxPress)).toMatchObject({ kind: 'unknown' });
    plan.list = failed(ofxFailure());
    expect(
      await bookOfxDeal(ports, { ...ofxPress, quote: ofxQuote({ id: 'q2' }), despite: ['q1'] }),
    ).toMatchObject({
      kind: 'earlier-open',
      same: true,
    });
    expect(await journal.list()).toHaveLength(1);
  });

  it.each([
    ['silence', ofxFailure()],
    ['server trouble', ofxFailure({ kind: 'server-trouble', status: 500 })],
    ['an answer that names no deal', ofxFailure({ kind: 'unreadable', status: 200 })],
  ])('without a definite answer is unknown and stays kept: %s (S-80)', async (_case, failure) => {
    const { ports, journal, plan } = ofxPartner();
    plan.book = failed(failure);
    expect(await bookOfxDeal(ports, ofxPress)).toMatchObject({ kind: 'unknown', failure });
    expect(await journal.list()).toHaveLength(1);
  });

  it('is not sent beside the same one that is open; beside another one only when the user wants it', async () => {
    const { ports, sent, plan } = ofxPartner();
    plan.book = failed(ofxFailure());
    await bookOfxDeal(ports, ofxPress);
    const again = { ...ofxPress, quote: ofxQuote({ id: 'q2', buy: makeMoney(99_000n, 'USD') }) };
    expect(await bookOfxDeal(ports, again)).toMatchObject({ kind: 'earlier-open', same: true });
    const other: OfxBookingInput = {
      ...ofxPress,
      quote: ofxQuote({ id: 'q3', sell: makeMoney(7n, 'AUD') }),
      parts: [{ beneficiaryId: 'b1', name: 'Payee b1', amount: makeMoney(7n, 'AUD') }],
    };
    expect(await bookOfxDeal(ports, other)).toMatchObject({ kind: 'earlier-open', same: false });
    expect(await bookOfxDeal(ports, { ...other, despite: ['q1'] })).toMatchObject({ kind: 'unknown' });
    expect(sent).toHaveLength(2);
  });

  it('of two presses at once sends one', async () => {
    const { ports, sent } = ofxPartner();
    const outcomes = await Promise.all([bookOfxDeal(ports, ofxPress), bookOfxDeal(ports, ofxPress)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'earlier-open']);
    expect(sent).toHaveLength(1);
  });

  it('is not sent where the same was booked since its press began, also where that was told meanwhile', async () => {
    const { ports, journal, sent } = ofxPartner();
    await bookOfxDeal(ports, ofxPress);
    await journal.reported(['q1']);
    const moved = ofxQuote({ id: 'q2', buy: makeMoney(99_000n, 'USD') });
    const { answer } = (await journal.booked())[0] ?? {};
    expect(await bookOfxDeal(ports, { ...ofxPress, quote: moved })).toMatchObject({
      kind: 'same-booked',
      booked: { intent: { quoteId: 'q1' }, answer },
    });
    expect(sent).toHaveLength(1);
    const later = { ...ofxPress, quote: moved, bookedBefore: ['q1'] };
    expect(await bookOfxDeal(ports, later)).toMatchObject({ kind: 'booked' });
  });

  it('is not sent when it cannot be kept', async () => {
    const { ports, sent, store } = ofxPartner();
    const full = { ...store, update: async () => Promise.reject(new Error('full')) };
    const outcome = await bookOfxDeal({ ...ports, journal: createOfxJournal(full, 'user-1') }, ofxPress);
    expect(outcome).toEqual({ kind: 'not-kept' });
    expect(sent).toEqual([]);
  });

  it('survives a new visit, and what is kept of it is read as it was written', async () => {
    const { journal, store } = ofxPartner();
    await journal.keep(ofxIntent({ knownDeals: null }));
    expect(await createOfxJournal(store, 'user-1').list()).toEqual([ofxIntent({ knownDeals: null })]);
    expect(await createOfxJournal(store, 'user-2').list()).toEqual([]);
  });
});

describe('the same booking', () => {
  const terms: OfxBookingTerms = ofxIntent();

  it.each([
    ['another rate', { buy: makeMoney(1n, 'USD') }, true],
    ['another typed amount', { sell: makeMoney(1n, 'AUD') }, false],
    ['another pay currency', { buy: makeMoney(100_000n, 'EUR') }, false],
    ['other beneficiaries', { parts: [] }, false],
    [
      'the other side typed, and one amount is the same',
      { typedSide: 'buy', sell: makeMoney(1n, 'AUD') },
      true,
    ],
  ] as const)('with %s: %s', (_case, more, same) => {
    expect(isSameOfxBooking(terms, ofxIntent(more))).toBe(same);
  });

  it('is told before any other', () => {
    const other = ofxIntent({ quoteId: 'q0', sell: makeMoney(1n, 'AUD') });
    const found: BlockingOfxBooking | null = findBlockingOfxBooking([other, ofxIntent()], terms, []);
    expect(found).toMatchObject({ same: true, earlier: { quoteId: 'q1' } });
    expect(findBlockingOfxBooking([other], terms, ['q0'])).toBeNull();
  });
});

const ids = (found: readonly OfxDeal[]) => found.map(({ dealId }) => dealId);

describe('the deals that a lost booking may have become', () => {
  it('have both amounts and its beneficiaries, and were not there before', () => {
    const deals = [
      ofxDeal('old'),
      ofxDeal('it'),
      ofxDeal('other-sell', { sell: { currency: 'AUD', amount: 1 } }),
      ofxDeal('other-buy', { buy: { currency: 'USD', amount: 1 } }),
      ofxDeal('others-payee', { dealBeneficiaries: [{ beneficiaryId: 'b9', amount: 1500 }] }),
      ofxDeal('nobody-named', { dealBeneficiaries: [] }),
    ];
    expect(ids(findDealsWithAmounts(ofxIntent(), deals))).toEqual([
      'old',
      'it',
      'others-payee',
      'nobody-named',
    ]);
    expect(ids(findCandidateDeals(ofxIntent({ knownDeals: ['old'] }), deals))).toEqual([
      'it',
      'nobody-named',
    ]);
    expect(ids(findCandidateDeals(ofxIntent({ knownDeals: null }), deals))).toEqual([
      'old',
      'it',
      'nobody-named',
    ]);
  });

  it('of the same booking is one that came since, for the same beneficiaries and the amount that was typed', () => {
    const old = ofxDeal('old');
    const since = (deal: OfxDeal) => findNewDuplicateOfxDeal(ofxIntent(), [old], [deal, old])?.dealId ?? null;
    expect(since(ofxDeal('it', { buy: { currency: 'USD', amount: 1001 } }))).toBe('it');
    expect(since(ofxDeal('more', { sell: { currency: 'AUD', amount: 1501 } }))).toBeNull();
    expect(since(ofxDeal('euros', { buy: { currency: 'EUR', amount: 1000 } }))).toBeNull();
    expect(
      since(ofxDeal('others', { dealBeneficiaries: [{ beneficiaryId: 'b2', amount: 1500 }] })),
    ).toBeNull();
  });
});

const lose = async () => {
  const partner = ofxPartner();
  partner.plan.book = failed(ofxFailure());
  await bookOfxDeal(partner.ports, ofxPress);
  const [intent] = await partner.journal.list();
  if (intent === undefined) throw new Error('The booking was not kept.');
  return { ...partner, intent };
};

describe('a lost booking', () => {
  it('is never sent again by itself: the deals are looked at, and the user says what it became', async () => {
    const { ports, intent, sent, plan, journal } = await lose();
    plan.list = succeeded([ofxDeal('d9', { dealBeneficiaries: bothPaid })]);
    expect(await findOfxDealCandidates(ports, intent)).toMatchObject({
      kind: 'choose',
      candidates: [{ dealId: 'd9' }],
    });
    const settled = await confirmBookingIsOfxDeal(ports, intent, { dealId: 'd9', reference: 'R-9' });
    expect(settled).toEqual({ kind: 'booked', dealId: 'd9', reference: 'R-9' });
    expect(await journal.list()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('is said to be none only once its call cannot be on its way any more', async () => {
    const { ports, intent, time, journal } = await lose();
    const early: LostOfxBookingOutcome = await confirmBookingIsNoOfxDeal(ports, intent, []);
    expect(early).toEqual({ kind: 'choose', candidates: [], canBeNone: false });
    expect(await journal.list()).toHaveLength(1);
    await time.advance(computeNoDealConfirmableAt(intent) - time.clock.now());
    expect(await confirmBookingIsNoOfxDeal(ports, intent, [])).toEqual({ kind: 'not-booked' });
    expect(await journal.list()).toEqual([]);
  });

  it('is not said to be none while a deal that could be it was not spoken of, or the list cannot be seen', async () => {
    const { ports, intent, time, journal, plan } = await lose();
    await time.advance(90_000);
    plan.list = succeeded([ofxDeal('d9', { dealBeneficiaries: bothPaid })]);
    expect(await confirmBookingIsNoOfxDeal(ports, intent, [])).toMatchObject({
      kind: 'choose',
      canBeNone: true,
    });
    plan.list = failed(ofxFailure());
    expect(await confirmBookingIsNoOfxDeal(ports, intent, ['d9'])).toMatchObject({ kind: 'unknown' });
    plan.list = succeeded([ofxDeal('d9', { dealBeneficiaries: bothPaid })]);
    expect(await journal.list()).toHaveLength(1);
    expect(await confirmBookingIsNoOfxDeal(ports, intent, ['d9'])).toEqual({ kind: 'not-booked' });
  });

  it('is not said to be none, nor another deal, after another tab has said which deal it is', async () => {
    const { ports, intent, time, plan, journal } = await lose();
    await time.advance(90_000);
    plan.list = succeeded([ofxDeal('d9', { dealBeneficiaries: bothPaid })]);
    await confirmBookingIsOfxDeal(ports, intent, { dealId: 'd9' });
    expect(await confirmBookingIsNoOfxDeal(ports, intent, ['d9'])).toEqual({ kind: 'settled-before' });
    expect(await confirmBookingIsOfxDeal(ports, intent, { dealId: 'd8' })).toEqual({
      kind: 'settled-before',
    });
    expect(await journal.booked()).toMatchObject([{ answer: { number: 'd9' } }]);
  });

  it('is not a deal that another booking became: that is not offered, and not taken twice', async () => {
    const { ports, intent, plan, journal } = await lose();
    const other = { ...intent, quoteId: 'q-2' };
    await journal.keep(other);
    plan.list = succeeded(['d8', 'd9'].map((id) => ofxDeal(id, { dealBeneficiaries: bothPaid })));
    await confirmBookingIsOfxDeal(ports, other, { dealId: 'd9' });
    const left = { kind: 'choose', candidates: [{ dealId: 'd8' }], canBeNone: false };
    expect(await findOfxDealCandidates(ports, intent)).toMatchObject(left);
    expect(await confirmBookingIsOfxDeal(ports, intent, { dealId: 'd9' })).toMatchObject(left);
    expect(await journal.list()).toEqual([intent]);
  });

  it('is told with who was to be paid, and what the customer pays in all (OFX-QUOTE-2)', () => {
    expect(openOfxBookingMessages.wasBooking(ofxIntent())).toBe(
      'You were booking A$1,500.00 for Payee b1, at $1,000.00 and a fee of $15.00, $1,015.00 in all.',
    );
    expect(openOfxBookingMessages.wasBooking(ofxIntent({ fee: { currency: 'EUR', amount: 9 } }))).toContain(
      'at $1,000.00 and a fee of €9.00.',
    );
    expect(openOfxBookingMessages.wasBooking(ofxIntent({ fee: null }))).toContain('at $1,000.00.');
    expect(openOfxBookingMessages.wasBooking(ofxIntent({ parts: ofxPress.parts }))).toContain(
      'Payee b1 and 1 more',
    );
  });
});
