import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBooked } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { money } from '@fx-gateway/domain/money/money.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { heldCall } from '../../../../test/heldCall.ts';
import { observersOf } from '../../../../test/observersOf.ts';

const thalassa = ofxPayee('b1', 'Thalassa');
const kerameia = ofxPayee('b2', 'Kerameia');

const refused = failed(callFailure('refused', '/payments/deals', { status: 400, messages: ['No.'] }));

/** A booking for somebody else that another tab left without an answer. */
const lostBooking: OfxBookingIntent = {
  quoteId: 'q-lost',
  idempotencyKey: 'key of another tab',
  buy: money(5_000n, 'USD'),
  sell: money(4_300n, 'EUR'),
  typedSide: 'sell',
  customerRate: 0.86,
  fee: null,
  parts: [{ beneficiaryId: 'b2', name: 'Kerameia', amount: money(4_300n, 'EUR') }],
  knownDeals: [],
  startedAt: 0,
};

/** A quote of so much for Thalassa stands there. */
const quoted = async ({ store = createMemoryStore(), text = '90' } = {}) => {
  const opened = await openAuthorizedScope({ store });
  const { scope, time, calls } = opened;
  scope.quote.start();
  scope.deal.payTo(thalassa, text);
  await time.advance(600);
  const booked = () => calls.filter((call) => call.startsWith('book')).length;
  /** The partner takes the painted quote back and gives another one. */
  const renew = async (): Promise<void> => {
    opened.answers.stale = true;
    await time.advance(5_500);
    opened.answers.stale = false;
    await time.advance(2_000);
  };
  return { ...opened, deal: scope.deal, booked, renew };
};

describe('a press on Book Deal at OFX that meets it off', () => {
  it('is said to have come to nothing where the reason goes by itself, and holds nothing still', async () => {
    const { scope, deal, booked } = await quoted();
    deal.change({ type: 'sell-total-typed', text: '500' });
    deal.press();
    expect(scope.quote.live.held.press).toBe(false);
    expect(await deal.book()).toBeNull();
    expect([deal.refusal?.why, booked()]).toEqual(['was-off', 0]);
  });

  it('takes nothing away that is said already, and says nothing of a reason that stays', async () => {
    const { deal, answers, scope } = await quoted();
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
    const { deal, scope, time } = await quoted();
    scope.quote.stop();
    scope.session.ofx.quotes.request = () => new Promise(() => undefined);
    scope.quote.start();
    await time.advance(600);
    expect(deal.cannotBook).toBe('loading');
    deal.pressedOff();
    expect(deal.refusal).toEqual({ why: 'was-off', quoteId: '', beside: null });
  });

  it('while the booking is on its way changes nothing, also where it is let go', async () => {
    const { scope, deal, answers, time, booked } = await quoted();
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
    const { scope, deal } = await quoted();
    deal.press();
    deal.release();
    expect(scope.quote.live.held.press).toBe(false);
  });
});

describe('why a press booked nothing', () => {
  it('is told of its quote and beside the next one, and goes with the one after that', async () => {
    const { deal, answers, renew, time } = await quoted();
    answers.book = async () => refused;
    expect(await deal.book()).toBeNull();
    expect(deal.refusal).toMatchObject({ why: { messages: ['No.'] }, quoteId: 'q1', beside: null });
    await time.advance(0);
    expect(deal.refusal).toMatchObject({ quoteId: 'q1', beside: 'q2' });
    await renew();
    expect(deal.refusal).toBeNull();
  });

  it('stays where the quote beside it goes, until another one comes', async () => {
    const { deal, answers, time } = await quoted();
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
    const { deal, answers, scope, time } = await quoted({ store });
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
    const { deal, answers } = await quoted();
    answers.book = async () => refused;
    await deal.book();
    deal.change({ type: 'side-focused', side: 'sell' });
    expect(deal.refusal).not.toBeNull();
    deal.change({ type: 'sell-total-typed', text: '91' });
    expect(deal.refusal).toBeNull();
  });

  it('goes with the next press', async () => {
    const { deal, answers, time } = await quoted();
    answers.book = async () => refused;
    await deal.book();
    await time.advance(2_000);
    expect(deal.refusal).not.toBeNull();
    answers.book = () => new Promise(() => undefined);
    void deal.book();
    expect([deal.refusal, deal.booking]).toEqual([null, true]);
  });

  it('may be that somebody is gone: the list is read again after a refusal, and after no other end', async () => {
    const { deal, answers, calls, time, scope } = await quoted();
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
    const { deal, booked, time } = await quoted({ store });
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
    const { deal, scope } = await quoted({ store });
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
  const other = await quoted({ store, text });
  const here = await quoted({ store });
  const their: { answer: Result<OfxBooked, CallFailure> } = { answer: refused };
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
  const answer = async (answered: Result<OfxBooked, CallFailure>): Promise<void> => {
    their.answer = answered;
    onItsWay.goOn();
    await other.time.advance(0);
    await here.time.advance(0);
  };
  return { ...here, answer };
};

describe('a booking of another tab at OFX that this one meets only as it sends', () => {
  it('for the same sends nothing and says so, until the other tab has its answer', async () => {
    const { deal, scope, booked, answer } = await meet('90');
    expect([booked(), deal.refusal?.why, deal.cannotBook]).toEqual([0, 'same-open', 'earlier-booking-open']);
    await answer(refused);
    expect([deal.refusal, scope.quote.draft.sellTotalText]).toEqual([null, '90']);
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
    expect(deal.refusal).toBeNull();
  });

  it('for another deal is asked about, until the other tab has its answer', async () => {
    const { deal, scope, booked, answer, time } = await meet('7');
    expect([booked(), deal.refusal?.why, deal.cannotBook]).toEqual([0, 'other-open', 'beside-earlier']);
    await answer(succeeded({ dealId: 'd9', reference: 'OFX-9' }));
    expect([deal.refusal, scope.quote.draft.sellTotalText]).toEqual([null, '90']);
    await time.advance(2_000);
    expect(deal.cannotBook).toBeNull();
  });
});

describe('a deal that was booked at OFX', () => {
  it('is told as it was painted, with whom it pays, and leaves nothing typed', async () => {
    const { deal, scope } = await quoted();
    const painted = scope.quote.live.offer?.quote;
    expect(await deal.book()).toEqual({ dealId: 'd9', reference: 'OFX-9' });
    expect(deal.booked).toMatchObject({ dealId: 'd9', reference: 'OFX-9', quote: painted });
    expect(deal.booked?.parts).toMatchObject([
      { beneficiaryId: 'b1', name: 'Thalassa', accountEnding: '0695' },
    ]);
    expect([scope.quote.typed, deal.booking, deal.cannotBook]).toEqual([false, false, 'beneficiary-missing']);
  });

  it('beside an open one is asked about once for each deal', async () => {
    const { deal, answers, time, booked } = await quoted();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    await deal.book();
    await time.advance(0);
    deal.payTo(thalassa, '91');
    await time.advance(600);
    deal.beside.want(true);
    answers.book = async () => succeeded({ dealId: 'd9', reference: 'OFX-9' });
    expect(await deal.book()).not.toBeNull();
    expect([booked(), deal.beside.despite]).toEqual([2, []]);
  });

  it('tells of equal deals that came meanwhile, and of none that its user had read of', async () => {
    const { deal, answers, time, scope } = await quoted({ text: '860' });
    scope.sameBooked.start();
    const equal = (dealId: string) =>
      ofxDealOf(dealId, { enteredDate: new Date(time.clock.now()).toISOString() });
    answers.deals = [equal('7')];
    expect(await deal.book(), 'stopped, so that the user reads of it').toBeNull();
    answers.book = async () => {
      answers.deals = [equal('d9'), equal('8'), equal('7')];
      return succeeded({ dealId: 'd9', reference: 'OFX-d9' });
    };
    expect(await deal.book()).not.toBeNull();
    await time.advance(0);
    expect(deal.bookedMeanwhile).toEqual({ dealId: 'd9', references: ['OFX-8'] });
    expect(scope.deals.value).toHaveLength(3);
  });

  it('tells of none where the deals were never read', async () => {
    const { deal, answers, scope, time } = await quoted();
    scope.sameBooked.start();
    answers.dealsFailure = callFailure('no-answer', '/payments/deals');
    scope.deals.send({ value: null });
    await deal.book();
    await deal.book();
    await time.advance(0);
    expect(deal.bookedMeanwhile).toEqual({ dealId: 'd9', references: [] });
  });

  it('whose answer is lost is open, with the deals that were there before it', async () => {
    const { deal, answers, time, scope, store } = await quoted({ text: '860' });
    answers.deals = [
      ofxDealOf('1', { buy: { currency: 'USD', amount: 11_600.01 }, sell: { currency: 'EUR', amount: 860 } }),
    ];
    scope.sameBooked.start();
    await scope.deals.load();
    answers.book = async () => failed(callFailure('no-answer', '/payments/deals'));
    expect(await deal.book()).toBeNull();
    await time.advance(0);
    expect([deal.refusal, deal.booked, deal.cannotBook]).toEqual([null, null, 'earlier-booking-open']);
    expect(await createOfxJournal(store, 'sub-1').list()).toMatchObject([{ knownDeals: ['1'] }]);
  });
});

describe('a deal of OFX that is begun for somebody', () => {
  it('keeps what is typed for them, and nothing that is typed for others', async () => {
    const { deal, scope } = await quoted();
    deal.payTo(thalassa, null);
    expect(scope.quote.draft).toMatchObject({ sellTotalText: '90', typedSide: 'sell' });
    deal.payTo(kerameia, null);
    expect(scope.quote.draft.parts.map(({ beneficiary }) => beneficiary)).toEqual([kerameia]);
    expect(scope.quote.draft.sellTotalText).toBeNull();
    deal.change({ type: 'beneficiaries-chosen', beneficiaries: [kerameia, thalassa] });
    deal.change({ type: 'sell-total-typed', text: '70' });
    deal.payTo(kerameia, null);
    expect(scope.quote.draft.sellTotalText, 'it was for both').toBeNull();
    deal.payTo(kerameia, '12');
    expect(scope.quote.draft.sellTotalText).toBe('12');
  });
});

it('nothing is booked at OFX before it is known what is open', async () => {
  const store = createMemoryStore();
  store.read = () => Promise.reject(new Error('the disk is gone'));
  const { deal, booked } = await quoted({ store });
  expect(deal.cannotBook).toBe('journal-unread');
  expect([await deal.book(), booked()]).toEqual([null, 0]);
});

it('a scope of OFX that has ended is followed by nothing any more', async () => {
  const { scope } = await quoted();
  expect(observersOf(scope)).toBeGreaterThan(3);
  scope.stop();
  expect(observersOf(scope)).toBe(0);
});
