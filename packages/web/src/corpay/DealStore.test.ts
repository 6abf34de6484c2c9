import { succeeded, failed } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@fx-gateway/domain/ports';
import { failure, openQuotedDesk, orderSummary, thalassa } from './playedPartner.ts';

const bookings = (calls: readonly string[]) => calls.filter((call) => call.startsWith('book'));
const quotes = (calls: readonly string[]) => calls.filter((call) => call.startsWith('quote'));

describe('booking a deal', () => {
  it('fills the other side with the partner’s amount and switches Book Deal on', async () => {
    const { desk } = await openQuotedDesk();
    expect(desk.quote.draft).toMatchObject({ paymentAmount: '10000', settlementAmount: '11531.01' });
    expect(desk.deal.cannotBook).toBeNull();
    expect(desk.quote.secondsLeft).toBe(25);
  });

  it('two clicks are one booking, and the step moves to Instruct (CP-BOOK-8)', async () => {
    const { desk, calls } = await openQuotedDesk();
    await Promise.all([desk.deal.book(), desk.deal.book()]);
    await desk.deal.book();
    expect(bookings(calls)).toEqual(['book q-1 key-1']);
    expect(desk.deal.step).toBe('instruct');
    expect(desk.deal.booked).toMatchObject({ orderNumber: '20418300', beneficiary: thalassa });
    expect(desk.quote.draft.paymentAmount).toBe('');
  });

  it('a press freezes the painted numbers, and exactly they are booked (S-102)', async () => {
    const { desk, time, calls } = await openQuotedDesk();
    await time.advance(24_900);
    desk.deal.press();
    await time.advance(3_000);
    expect(quotes(calls)).toHaveLength(1);
    await desk.deal.book();
    expect(bookings(calls)).toEqual(['book q-1 key-1']);
  });

  it('a press that is let go lets the quote be renewed, old and new amount side by side', async () => {
    const { desk, time, calls } = await openQuotedDesk();
    await time.advance(24_900);
    desk.deal.press();
    await time.advance(3_000);
    desk.deal.release();
    await time.advance(2_200);
    expect(quotes(calls)).toHaveLength(2);
    expect(desk.quote.live.renewed?.quote.quoteId).toBe('q-1');
    expect(desk.quote.live.offer?.quote.quoteId).toBe('q-2');
    expect(desk.quote.draft.paymentAmount).toBe('10000');
    await time.advance(1_000);
    expect(desk.deal.cannotBook).toBeNull();
  });

  it('a refusal is told until the next edit, and what was typed stays', async () => {
    const { desk, answers } = await openQuotedDesk();
    answers.book = async () =>
      failed(failure('refused', { status: 400, messages: ['Limit.'], listed: true }));
    await desk.deal.book();
    expect(desk.deal.refusal).toMatchObject({ messages: ['Limit.'] });
    expect(desk.quote.draft.paymentAmount).toBe('10000');
    desk.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    expect(desk.deal.refusal).toBeNull();
  });

  it('a quote whose store cannot keep the step is not booked', async () => {
    const store = createMemoryStore();
    const { desk, calls } = await openQuotedDesk({ store });
    store.update = async () => {
      throw new Error('full');
    };
    await desk.deal.book();
    expect(bookings(calls)).toEqual([]);
    expect(desk.deal.refusal).toBe('not-kept');
  });
});

describe('a booking without an answer is unknown, never failed (S-80)', () => {
  it('the same call with the same key finds the deal, and nothing is left to book again', async () => {
    const { desk, calls, answers, time } = await openQuotedDesk();
    const script = [failed(failure('no-answer')), succeeded({ orderNumber: '20418301' })];
    answers.book = async () => script.shift() ?? succeeded({ orderNumber: 'never' });
    await desk.deal.book();
    await time.advance(0);
    await desk.intents.readAwaited();
    expect(bookings(calls)).toEqual(['book q-1 key-1', 'book q-1 key-1']);
    expect(desk.intents.state.open).toMatchObject([
      { settlement: { kind: 'booked', orderNumber: '20418301' } },
    ]);
    expect(desk.deal.refusal).toBeNull();
    expect(desk.quote.draft.paymentAmount).toBe('');
    expect(desk.intents.state.awaited).toMatchObject([{ orderNumber: '20418301', payee: thalassa.payee }]);
  });

  it('until it is settled Book Deal is off, also in the next visit, which looks into it first', async () => {
    const store = createMemoryStore();
    const first = await openQuotedDesk({ store });
    first.answers.book = async () => failed(failure('no-answer'));
    await first.desk.deal.book();
    const next = await openQuotedDesk({ store });
    expect(bookings(next.calls)).toEqual(['book q-1 key-1']);
    expect(next.desk.intents.state.open).toMatchObject([{ settlement: { kind: 'booked' } }]);
    next.answers.book = async () => failed(failure('server-trouble', { status: 502 }));
    await next.desk.deal.book();
    expect(next.desk.deal.cannotBook).toBe('earlier-booking-open');
    await next.desk.deal.book();
    expect(bookings(next.calls)).toHaveLength(3);
  });

  it('an answer without a number leaves the choice to the person among newer orders with these amounts', async () => {
    const { desk, answers, time } = await openQuotedDesk();
    answers.orders = [orderSummary('20418200')];
    await desk.orders.load();
    answers.book = async () => succeeded({ orderNumber: null });
    answers.orders = [orderSummary('20418302'), orderSummary('20418301', 5), orderSummary('20418200')];
    await desk.deal.book();
    await time.advance(0);
    const [open] = desk.intents.state.open;
    expect(open).toMatchObject({ settlement: { kind: 'choose', candidates: [{ ordNum: '20418302' }] } });
    if (open?.kind !== 'booking') throw new Error('The booking should be open.');
    await desk.intents.choose(open, null);
    expect(desk.intents.state.open).toEqual([]);
    expect(desk.deal.cannotBook).not.toBe('earlier-booking-open');
  });

  it('cancelling the instruction leaves the deal announced', async () => {
    const { desk } = await openQuotedDesk();
    await desk.deal.book();
    desk.deal.leaveInstruct();
    await desk.intents.readAwaited();
    expect(desk.deal.step).toBe('quote');
    expect(desk.intents.state.awaited).toMatchObject([{ orderNumber: '20418300' }]);
  });
});
