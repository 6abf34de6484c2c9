import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee, openAuthorizedScope, openOfxScope } from '../../../../test/fakeOfx.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const silence = callFailure('no-answer', '/payments/deals');

/** What a lost booking of €90.00 may have become. */
const candidate = (dealId: string) =>
  ofxDealOf(dealId, {
    enteredDate: '2026-11-21T09:00:01Z',
    buy: { currency: 'USD', amount: 11_600.01 },
    sell: { currency: 'EUR', amount: 90 },
    dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 90 }],
  });

/** A booking that was sent here a moment ago and has no answer; counts how often the deals were listed since. */
const withLost = async (store: KeyValueStore = createMemoryStore()) => {
  const opened = await openAuthorizedScope({ store });
  const { scope, answers, time, calls } = opened;
  scope.quote.start();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '90');
  await time.advance(600);
  answers.book = async () => failed(silence);
  expect(await scope.deal.book()).toBeNull();
  await time.advance(0);
  const [open] = scope.openBookings.all ?? [];
  if (open === undefined) throw new Error('The booking should be open.');
  const looks = () => calls.filter((call) => call === 'deals').length;
  return { ...opened, openBookings: scope.openBookings, intent: open.intent, looks };
};

describe('a booking of OFX without an answer', () => {
  it('is unknown, with why, and is looked for at once among the deals', async () => {
    const { openBookings } = await withLost();
    expect(openBookings.all).toMatchObject([
      {
        lost: silence,
        looking: false,
        settlement: { kind: 'choose', candidates: [], canBeNone: false },
      },
    ]);
    expect(openBookings.unsettled).toHaveLength(1);
    expect(openBookings.settledElsewhere).toEqual([]);
  });

  it('can be said to be none 90 seconds after it was sent, which is looked up by itself then, once', async () => {
    const { openBookings, intent, time, looks } = await withLost();
    const from = intent.startedAt + 90_000;
    expect(openBookings.noDealFrom(intent)).toBe(from);
    const before = looks();
    await time.advance(from - time.clock.now());
    expect(looks(), 'at that moment').toBe(before);
    expect(openBookings.noDealFrom(intent)).toBeNull();
    await time.advance(1);
    expect(looks()).toBe(before + 1);
    expect(openBookings.all).toMatchObject([{ settlement: { kind: 'choose', canBeNone: true } }]);
    await time.advance(300_000);
    expect(looks()).toBe(before + 1);
  });

  it('is not looked for by itself once its user has left, and again in their next visit', async () => {
    const { scope, openBookings, intent, time, looks, store } = await withLost();
    await openBookings.start();
    scope.stop();
    const before = looks();
    await openBookings.look(intent);
    await time.advance(100_000);
    expect(looks(), 'when the user wants it').toBe(before + 1);
    await createOfxJournal(store, 'sub-1').keep({ ...intent, quoteId: 'of another tab' });
    await time.advance(0);
    expect(openBookings.all).toHaveLength(1);
    await openBookings.start();
    expect(openBookings.all).toHaveLength(2);
  });

  it('is looked for once, beside another that was lost at the same time', async () => {
    const { openBookings, intent, time, looks, store } = await withLost();
    await openBookings.start();
    const before = looks();
    const journal = createOfxJournal(store, 'sub-1');
    await journal.keep({ ...intent, quoteId: 'q-2' });
    await time.advance(0);
    expect(looks()).toBe(before + 1);
    await time.advance(90_001);
    expect(looks(), 'both, at one moment').toBe(before + 3);
  });

  it('that is lost beside another leaves that open, and each is settled by itself', async () => {
    const { openBookings, intent, answers, time, store } = await withLost();
    const second = { ...intent, quoteId: 'q-2' };
    await createOfxJournal(store, 'sub-1').keep(second);
    await openBookings.answerLost(second, silence);
    expect(openBookings.unsettled.map(({ quoteId }) => quoteId)).toEqual(['q1', 'q-2']);
    answers.deals = [candidate('7'), { ...candidate('8'), reference: 'OFX-8' }];
    await time.advance(91_000);
    expect(await openBookings.chooseNone(second, [])).toHaveLength(2);
    await openBookings.choose(second, '8');
    expect(openBookings.all).toMatchObject([
      { intent, settlement: { kind: 'choose' } },
      { intent: second, settlement: { kind: 'booked', dealId: '8' } },
    ]);
    expect(await createOfxJournal(store, 'sub-1').booked()).toMatchObject([
      { answer: { reference: 'OFX-8' } },
    ]);
    await createOfxJournal(store, 'sub-1').keep(second);
    await openBookings.foundOpen(second);
    await time.advance(0);
    expect(
      openBookings.unsettled.map(({ quoteId }) => quoteId),
      'it is open after all',
    ).toEqual(['q1', 'q-2']);
    openBookings.dismiss(second);
    expect(openBookings.all).toMatchObject([{ intent }]);
  });

  it('that is lost once more is open once', async () => {
    const { openBookings, intent } = await withLost();
    await openBookings.answerLost({ ...intent, startedAt: intent.startedAt + 1 }, silence);
    expect(openBookings.all).toMatchObject([{ intent: { startedAt: intent.startedAt + 1 } }]);
  });

  it('while it is being sent is not taken for one that another tab left open', async () => {
    const { openBookings, intent, store, time } = await withLost();
    const { held, goOn } = heldCall(async () => 'sent');
    const sending = openBookings.whileSending('q-9', held);
    await createOfxJournal(store, 'sub-1').keep({ ...intent, quoteId: 'q-9' });
    await time.advance(0);
    expect(openBookings.unsettled).toHaveLength(1);
    goOn();
    expect(await sending).toBe('sent');
    await openBookings.read();
    expect(openBookings.unsettled).toHaveLength(2);
  });

  it('whose sending breaks is not held to be on its way for ever', async () => {
    const { openBookings, intent, store } = await withLost();
    const broken = new Error('broken');
    await expect(openBookings.whileSending('q-9', () => Promise.reject(broken))).rejects.toBe(broken);
    await createOfxJournal(store, 'sub-1').keep({ ...intent, quoteId: 'q-9' });
    await openBookings.read();
    expect(openBookings.unsettled).toHaveLength(2);
  });
});

describe('what the user says that a lost booking became', () => {
  it('is one of the deals: nothing is typed any more, and the list shows it', async () => {
    const { scope, openBookings, intent, answers, time } = await withLost();
    answers.deals = [candidate('7')];
    await openBookings.look(intent);
    expect(openBookings.all).toMatchObject([{ settlement: { candidates: [{ dealId: '7' }] } }]);
    await openBookings.choose(intent, '7');
    await time.advance(0);
    expect(openBookings.all).toMatchObject([{ settlement: { kind: 'booked', dealId: '7' } }]);
    expect([openBookings.unsettled, scope.quote.draft.parts]).toEqual([[], []]);
    expect(scope.deals.value).toEqual([candidate('7')]);
    expect(scope.deal.cannotBook).toBe('beneficiary-missing');
    openBookings.dismiss(intent);
    expect(openBookings.all).toEqual([]);
  });

  it('is kept without a name where the deal was not among those that were shown', async () => {
    const { openBookings, intent, store } = await withLost();
    await openBookings.choose(intent, '8');
    const [booked] = await createOfxJournal(store, 'sub-1').booked();
    expect(booked?.answer).toMatchObject({ number: '8' });
    expect(booked?.answer).not.toHaveProperty('reference');
  });

  it('is none: at the earliest 90 seconds after it was sent, and of each deal that could be it', async () => {
    const { openBookings, intent, answers, time } = await withLost();
    answers.deals = [candidate('7')];
    expect(await openBookings.chooseNone(intent, []), 'too early').toEqual([]);
    expect(openBookings.unsettled).toHaveLength(1);
    await time.advance(91_000);
    expect(await openBookings.chooseNone(intent, [])).toEqual([candidate('7')]);
    expect(openBookings.unsettled).toHaveLength(1);
    expect(await openBookings.chooseNone(intent, ['7'])).toEqual([]);
    expect(openBookings.all).toMatchObject([{ settlement: { kind: 'not-booked' } }]);
    expect(openBookings.unsettled).toEqual([]);
  });

  it('is not taken for none where another tab was faster', async () => {
    const { openBookings, intent, time, store, answers } = await withLost();
    await time.advance(91_000);
    const journal = createOfxJournal(store, 'sub-1');
    answers.whileDealsAreListed = async () => {
      answers.whileDealsAreListed = async () => undefined;
      await journal.answer(intent, { became: 'booked', number: '7', reference: 'OFX-7', words: '' });
    };
    expect(await openBookings.chooseNone(intent, [])).toEqual([]);
    await time.advance(0);
    expect(openBookings.settledElsewhere).toMatchObject([
      { looking: false, settlement: { became: { dealId: '7', reference: 'OFX-7' } } },
    ]);
  });
});

describe('an answer of OFX that this device cannot keep', () => {
  const heard = hearDefects();

  it('leaves the booking open, says so, and is reported', async () => {
    const store = createMemoryStore();
    const { openBookings, intent } = await withLost(store);
    const full = new Error('the disk is full');
    const { update } = store;
    store.update = () => Promise.reject(full);
    await openBookings.choose(intent, '7');
    expect(heard).toEqual([full]);
    expect(openBookings.all).toMatchObject([
      {
        looking: false,
        settlement: {
          kind: 'unknown',
          failure: { messages: ['This device could not remember what became of it. Check again.'] },
        },
      },
    ]);
    store.update = update;
    await openBookings.choose(intent, '7');
    expect(openBookings.all).toMatchObject([{ settlement: { kind: 'booked' } }]);
  });
});

describe('a booking that stands in the way of a press', () => {
  it('is looked for again where it was told as settled here', async () => {
    const { openBookings, intent, time, store } = await withLost();
    await time.advance(91_000);
    await openBookings.chooseNone(intent, []);
    await createOfxJournal(store, 'sub-1').keep(intent);
    await openBookings.foundOpen(intent);
    await time.advance(0);
    expect(openBookings.all).toMatchObject([{ lost: null, settlement: { kind: 'choose' } }]);
    expect(openBookings.unsettled).toHaveLength(1);
  });

  it('stays as it is known where it is still open here', async () => {
    const { openBookings, intent } = await withLost();
    await openBookings.foundOpen(intent);
    expect(openBookings.all).toMatchObject([{ lost: silence, settlement: { kind: 'choose' } }]);
  });
});

it('a booking whose deals cannot be read stays unknown, until a look that they can', async () => {
  const { openBookings, intent, answers, scope } = await withLost();
  answers.dealsFailure = silence;
  await openBookings.look(intent);
  expect(openBookings.all).toMatchObject([{ settlement: { kind: 'unknown', failure: silence } }]);
  answers.dealsFailure = null;
  answers.book = async () => succeeded({ dealId: 'd9', reference: 'OFX-9' });
  await openBookings.look(intent);
  expect(openBookings.all).toMatchObject([{ settlement: { kind: 'choose' } }]);
  expect(scope.deal.cannotBook).toBe('earlier-booking-open');
});

it('a scope of OFX may end before anything was read of what is open', () => {
  const { scope } = openOfxScope();
  expect(scope.openBookings.all).toBeNull();
  expect([scope.openBookings.unsettled, scope.openBookings.settledElsewhere]).toEqual([[], []]);
  scope.stop();
  expect(scope.openBookings.all).toBeNull();
});
