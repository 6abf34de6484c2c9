import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBookingAnswer } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { heldCall } from '../../../../test/heldCall.ts';
import { openQuotedDeal } from '../../../../test/openQuotedDeal.ts';

const refused = failed(callFailure('refused', '/payments/deals', { status: 400, messages: ['No.'] }));

/** A booking for somebody else that another tab left without an answer. */
const lostBooking: StoredOfxBookingCall = {
  quoteId: 'q-lost',
  idempotencyKey: 'key of another tab',
  buy: makeMoney(5_000n, 'USD'),
  sell: makeMoney(4_300n, 'EUR'),
  typedSide: 'sell',
  customerRate: 0.86,
  fee: null,
  parts: [{ beneficiaryId: 'b2', name: 'Kerameia', amount: makeMoney(4_300n, 'EUR') }],
  knownDeals: [],
  startedAt: 0,
};

describe('a press on Book Deal at OFX that meets it off', () => {
  it('is said to have come to nothing where the reason goes by itself, and holds nothing still', async () => {
    const { scope, deal, booked } = await openQuotedDeal();
    deal.change({ type: 'sell-total-typed', text: '500' });
    deal.press();
    expect(scope.quote.live.held.press).toBe(false);
    expect(await deal.book()).toBeNull();
    expect([deal.refusal?.why, booked()]).toEqual(['was-off', 0]);
  });

  it('takes nothing away that is said already, and says nothing of a reason that stays', async () => {
    const { deal, answers, scope } = await openQuotedDeal();
    answers.book = async () => refused;
    await deal.book();
    scope.quote.handle('connection-lost');
    expect(deal.cannotBook).toBe('disconnected');
    deal.pressedOff();
    expect(deal.refusal?.why).toMatchObject({ messages: ['No.'] });
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [] });
    await deal.book();
    expect([deal.refusal, deal.cannotBook]).toEqual([null, 'beneficiary-missing']);
  });

  it('before there is a quote is told without one', async () => {
    const { deal, scope, time } = await openQuotedDeal();
    scope.quote.stop();
    scope.session.ofx.quotes.request = () => new Promise(() => undefined);
    scope.quote.start();
    await time.advance(600);
    expect(deal.cannotBook).toBe('loading');
    deal.pressedOff();
    expect(deal.refusal).toEqual({ why: 'was-off', quoteId: '', beside: null });
  });

  it('while the booking is on its way changes nothing, also where it is let go', async () => {
    const { scope, deal, answers, time, booked } = await openQuotedDeal();
    answers.book = () => new Promise(() => undefined);
    deal.press();
    expect(scope.quote.live.held.press).toBe(true);
    void deal.book();
    expect(deal.cannotBook).toBe('booking');
    deal.release();
    expect(scope.quote.live.held.press).toBe(true);
    expect(await deal.book()).toBeNull();
    await time.advance(0);
    expect([booked(), deal.refusal, deal.cannotBook]).toEqual([1, null, 'booking']);
  });

  it('that is let go lets the quote go on', async () => {
    const { scope, deal } = await openQuotedDeal();
    deal.press();
    deal.release();
    expect(scope.quote.live.held.press).toBe(false);
  });
});

describe('why a press booked nothing', () => {
  it('is told of its quote and beside the next one, and goes with the one after that', async () => {
    const { deal, answers, renew, time } = await openQuotedDeal();
    answers.book = async () => refused;
    expect(await deal.book()).toBeNull();
    expect(deal.refusal).toMatchObject({ why: { messages: ['No.'] }, quoteId: 'q1', beside: null });
    await time.advance(0);
    expect(deal.refusal).toMatchObject({ quoteId: 'q1', beside: 'q2' });
    await renew();
    expect(deal.refusal).toBeNull();
  });

  it('stays where the quote beside it goes, until another one comes', async () => {
    const { deal, answers, time } = await openQuotedDeal();
    answers.book = async () => refused;
    await deal.book();
    await time.advance(0);
    expect(deal.refusal).toMatchObject({ beside: 'q2' });
    answers.stale = true;
    answers.quoteFailure = callFailure('refused', '/payments/quotes', { messages: ['Closed.'] });
    await time.advance(8_000);
    expect(deal.cannotBook).toBe('failed');
    expect(deal.refusal).toMatchObject({ quoteId: 'q1', beside: 'q2' });
  });

  it('stays where another tab’s booking, which it says nothing of, has its answer', async () => {
    const store = createMemoryStore();
    const { deal, answers, scope, time } = await openQuotedDeal({ store });
    answers.book = async () => refused;
    await deal.book();
    await time.advance(2_000);
    const journal = createOfxJournal(store, 'sub-1');
    await journal.keep(lostBooking);
    await time.advance(0);
    expect(deal.cannotBook).toBe('beside-earlier');
    deal.press();
    expect(scope.quote.live.held.press, 'a press that is off holds nothing still').toBe(false);
    await journal.settle(lostBooking);
    await time.advance(0);
    expect(deal.cannotBook).toBeNull();
    expect(deal.refusal?.why).toMatchObject({ messages: ['No.'] });
  });

  it('goes with what the user changes, and not with where they look', async () => {
    const { deal, answers } = await openQuotedDeal();
    answers.book = async () => refused;
    await deal.book();
    deal.change({ type: 'side-focused', side: 'sell' });
    expect(deal.refusal).not.toBeNull();
    deal.change({ type: 'sell-total-typed', text: '91' });
    expect(deal.refusal).toBeNull();
  });

  it('goes with the next press', async () => {
    const { deal, answers, time } = await openQuotedDeal();
    answers.book = async () => refused;
    await deal.book();
    await time.advance(2_000);
    expect(deal.refusal).not.toBeNull();
    answers.book = () => new Promise(() => undefined);
    void deal.book();
    expect([deal.refusal, deal.booking]).toEqual([null, true]);
  });

  it('may be that somebody is gone: the list is read again after a refusal, and after no other end', async () => {
    const { deal, answers, calls, time, scope } = await openQuotedDeal();
    const lists = () => calls.filter((call) => call === 'list').length;
    answers.book = async () => refused;
    const before = lists();
    await deal.book();
    await time.advance(0);
    expect(lists(), 'for the bank details, and after the refusal').toBe(before + 2);
    await time.advance(2_000);
    expect([deal.cannotBook, scope.quote.live.held.booking]).toEqual([null, false]);
    answers.book = async () => succeeded({ dealId: 'd9', reference: 'OFX-9' });
    await deal.book();
    await time.advance(0);
    expect(lists()).toBe(before + 3);
  });

  it('is that this device could not remember it: nothing is sent', async () => {
    const store = createMemoryStore();
    const { deal, booked, time } = await openQuotedDeal({ store });
    const { update } = store;
    store.update = async () => {
      throw new Error('full');
    };
    expect(await deal.book()).toBeNull();
    expect([deal.refusal?.why, deal.booking, booked()]).toEqual(['not-kept', false, 0]);
    store.update = update;
    await time.advance(2_000);
    expect(await deal.book()).not.toBeNull();
  });
});

describe('a press on Book Deal at OFX that breaks off', () => {
  const heard = hearDefects();

  it('never leaves it off: what became of it is not known, is reported, and what was kept of it is looked for', async () => {
    const store = createMemoryStore();
    const { deal, scope } = await openQuotedDeal({ store });
    const broken = new StoreBusy('of another process');
    const { update } = store;
    store.update = async (...change) => {
      await update(...change);
      throw broken;
    };
    expect(await deal.book()).toBeNull();
    expect(heard).toEqual([broken]);
    expect([deal.refusal?.why, deal.booking, scope.quote.live.held.booking]).toEqual([
      'not-known',
      false,
      false,
    ]);
    expect(scope.openBookings.unsettled).toHaveLength(1);
  });
});

const meet = async (text: string) => {
  const store = createMemoryStore();
  const other = await openQuotedDeal({ store, text });
  const here = await openQuotedDeal({ store });
  const their: { answer: Result<OfxBookingAnswer, CallFailure> } = { answer: refused };
  const onItsWay = heldCall(async () => their.answer);
  other.answers.book = onItsWay.held;
  const { beneficiaries } = here.scope.session.ofx;
  const reading = heldCall(beneficiaries.list);
  beneficiaries.list = reading.held;
  const pressed = here.deal.book();
  await here.time.advance(0);
  void other.deal.book();
  await other.time.advance(0);
  reading.goOn();
  await pressed;
  await here.time.advance(0);
  const answer = async (answered: Result<OfxBookingAnswer, CallFailure>): Promise<void> => {
    their.answer = answered;
    onItsWay.goOn();
    await other.time.advance(0);
    await here.time.advance(0);
  };
  return { ...here, answer };
};

describe('a booking of another tab at OFX that this one meets only as it sends', () => {
  it('for the same sends nothing and says so, also once the other tab has its answer', async () => {
    const { deal, scope, booked, answer } = await meet('90');
    expect([booked(), deal.refusal?.why, deal.cannotBook]).toEqual([0, 'same-open', 'earlier-booking-open']);
    await answer(refused);
    expect([deal.refusal?.why, scope.quote.draft.sellTotalText]).toEqual(['was-open', '90']);
  });

  it('for the same that became a deal leaves nothing to press again: it is told as booked by the other tab', async () => {
    const { deal, scope, booked, answer } = await meet('90');
    await answer(succeeded({ dealId: 'd9', reference: 'OFX-9' }));
    expect([booked(), deal.refusal?.why, scope.quote.draft.sellTotalText]).toEqual([0, 'same-booked', null]);
  });

  it('for the same is said as long as one of the open bookings is there', async () => {
    const { deal, store, time, answer } = await meet('90');
    const journal = createOfxJournal(store, 'sub-1');
    await journal.keep(lostBooking);
    await time.advance(0);
    await journal.settle(lostBooking);
    await time.advance(0);
    expect(deal.refusal?.why).toBe('same-open');
    await answer(refused);
    expect(deal.refusal?.why).toBe('was-open');
  });

  it('for another deal is asked about, and told as not sent also once the other tab has its answer', async () => {
    const { deal, scope, booked, answer, time } = await meet('7');
    expect([booked(), deal.refusal?.why, deal.cannotBook]).toEqual([0, 'other-open', 'beside-earlier']);
    await answer(succeeded({ dealId: 'd9', reference: 'OFX-9' }));
    expect([deal.refusal?.why, scope.quote.draft.sellTotalText]).toEqual(['was-open', '90']);
    await time.advance(2_000);
    expect(deal.cannotBook).toBeNull();
  });
});
