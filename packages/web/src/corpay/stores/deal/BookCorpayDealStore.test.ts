import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { bookingsIn, failure, openQuotedScope, openScope, thalassa } from '../../../../test/fakeCorpay.ts';

const quotes = (calls: readonly string[]) => calls.filter((call) => call.startsWith('quote'));

describe('booking a deal', () => {
  it('fills the other side with the partner’s amount and switches Book Deal on', async () => {
    const { scope } = await openQuotedScope();
    expect(scope.quote.draft).toMatchObject({ paymentAmount: '10000', settlementAmount: '11531.01' });
    expect(scope.deal.cannotBook).toBeNull();
    expect(scope.quote.countdown).toEqual({ until: 'renewal', seconds: 25 });
  });

  it('two clicks are one booking, and the step moves to Instruct (CP-BOOK-8)', async () => {
    const { scope, calls } = await openQuotedScope();
    await Promise.all([scope.deal.book(), scope.deal.book()]);
    await scope.deal.book();
    expect(bookingsIn(calls)).toEqual(['book q-1 key-1']);
    expect(scope.deal.step).toBe('instruct');
    expect(scope.deal.booked).toMatchObject({ orderNumber: '20418300', beneficiary: thalassa });
    expect(scope.quote.draft.paymentAmount).toBe('');
  });

  it.each([
    [
      'is read within three seconds of the press keeps its fingerprint with the deal',
      2_000,
      expect.any(String),
    ],
    ['is not read in that time is not known, and the press is held no longer', 3_001, null],
  ])('an account that %s', async (_what, ms, print) => {
    const { scope, answers, calls, time } = await openQuotedScope();
    const stored = { ...newBeneficiary('b-1'), bankName: 'Harbour Bank', accountNumber: '21480076' };
    answers.show = () =>
      new Promise((resolve) => void time.timers.after(ms, () => resolve(succeeded(stored))));
    scope.chosenAccount.start();
    void scope.deal.book();
    await time.advance(3_000);
    expect(bookingsIn(calls)).toHaveLength(1);
    expect(scope.deal.booked?.account?.print ?? null).toEqual(print);
    scope.chosenAccount.stop();
  });

  it('a press freezes the displayed numbers, and exactly they are booked (S-102)', async () => {
    const { scope, time, calls } = await openQuotedScope();
    await time.advance(24_900);
    scope.deal.press();
    await time.advance(3_000);
    expect(quotes(calls)).toHaveLength(1);
    await scope.deal.book();
    expect(bookingsIn(calls)).toEqual(['book q-1 key-1']);
  });

  it('a press that is let go lets the quote be renewed, old and new amount side by side', async () => {
    const { scope, time, calls } = await openQuotedScope();
    await time.advance(24_900);
    scope.deal.press();
    await time.advance(3_000);
    scope.deal.release();
    await time.advance(2_200);
    expect(quotes(calls)).toHaveLength(2);
    expect(scope.quote.live.renewed?.quote.quoteId).toBe('q-1');
    expect(scope.quote.live.offer?.quote.quoteId).toBe('q-2');
    expect(scope.quote.draft.paymentAmount).toBe('10000');
    await time.advance(1_000);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('a refusal is shown until the next edit, and what was typed stays', async () => {
    const { scope, answers } = await openQuotedScope();
    answers.book = async () =>
      failed(failure('refused', { status: 400, messages: ['Limit.'], listed: true }));
    await scope.deal.book();
    expect(scope.deal.refusal).toMatchObject({ messages: ['Limit.'] });
    expect(scope.quote.draft.paymentAmount).toBe('10000');
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '500' });
    expect(scope.deal.refusal).toBeNull();
  });

  it('a quote whose store cannot keep the step is not booked', async () => {
    const store = createMemoryStore();
    const { scope, calls } = await openQuotedScope({ store });
    store.update = async () => {
      throw new Error('full');
    };
    await scope.deal.book();
    expect(bookingsIn(calls)).toEqual([]);
    expect(scope.deal.refusal).toBe('not-kept');
  });

  it('the number is shown while it is being kept, and the deal is never announced as waiting before', async () => {
    const store = createMemoryStore();
    const { scope, answers, time } = await openQuotedScope({ store });
    const { update } = store;
    const waiting: (() => void)[] = [];
    answers.book = async () => {
      store.update = async (...change) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return update(...change);
      };
      return succeeded({ orderNumber: '20418300' });
    };
    const seen: string[] = [];
    const stop = autorun(() => {
      const { booking, booked } = scope.deal;
      const { awaited, open } = scope.intents.state;
      const announced = awaited.filter(({ orderNumber }) => orderNumber !== booked?.orderNumber);
      seen.push(
        `${booking ? 'booking' : (booked?.orderNumber ?? 'quote')}, ${announced.length} wait, ${open.length} open`,
      );
    });
    const done = scope.deal.book();
    await time.advance(0);
    expect(scope.deal.step).toBe('instruct');
    expect(scope.intents.state.awaited).toEqual([]);
    waiting[0]?.();
    await done;
    await time.advance(0);
    stop();
    expect(scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418300' }]);
    expect([...new Set(seen)]).toEqual([
      'quote, 0 wait, 0 open',
      'booking, 0 wait, 0 open',
      '20418300, 0 wait, 0 open',
    ]);
  });

  it('waits from the first sight of the next visit on, before the partner is asked whether it still does (S-113)', async () => {
    const store = createMemoryStore();
    const { scope } = await openQuotedScope({ store });
    await scope.deal.book();
    const { intents } = openScope({ store }).scope;
    expect(intents.state).toMatchObject({ known: false, awaited: [] });
    await intents.read();
    expect(intents.state).toMatchObject({ known: true, awaited: [{ orderNumber: '20418300' }] });
  });

  it('cancelling the instruction leaves the deal announced', async () => {
    const { scope } = await openQuotedScope();
    await scope.deal.book();
    scope.deal.leaveInstruct();
    await scope.intents.readAwaited();
    expect(scope.deal.step).toBe('quote');
    expect(scope.intents.state.awaited).toMatchObject([{ orderNumber: '20418300' }]);
  });
});
