import { describe, expect, it } from 'vitest';
import { bookingsIn, openQuotedScope } from '../../../test/fakeCorpay.ts';
import { heldCall } from '../../../test/heldCall.ts';

/** Book Deal was pressed, and the newest orders are being read. */
const pressed = async () => {
  const opened = await openQuotedScope();
  const { scope, time } = opened;
  const { orders } = scope.session.corpay;
  const { held, goOn } = heldCall(orders.list.bind(orders));
  orders.list = held;
  const booking = scope.deal.book();
  await time.advance(0);
  const read = async (): Promise<void> => {
    goOn();
    await time.advance(0);
  };
  return { ...opened, booking, read };
};

describe('while the newest deals are read for a press', () => {
  it('what is displayed is held still, and booked after it', async () => {
    const { scope, calls, read } = await pressed();
    expect(scope.quote.live.held).toMatchObject({ press: true, booking: false });
    expect(scope.deal.cannotBook).toBe('booking');
    await read();
    expect(bookingsIn(calls)).toEqual(['book q-1 key-1']);
  });

  it('a connection that is lost sends nothing and is said, and the next press books', async () => {
    const { scope, calls, read, time } = await pressed();
    scope.quote.handle('connection-lost');
    await read();
    expect([scope.deal.refusal, bookingsIn(calls)]).toEqual(['disconnected', []]);
    expect(scope.quote.live.held).toMatchObject({ press: false, booking: false });
    scope.quote.handle('connection-came');
    await time.advance(0);
    void scope.deal.book();
    await time.advance(0);
    await read();
    expect(bookingsIn(calls)).toHaveLength(1);
  });

  it('a quote that goes, since the beneficiary was deleted in another tab, is not booked', async () => {
    const { scope, calls, read } = await pressed();
    scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'b-1' });
    expect(scope.quote.live.offer).toBeNull();
    await read();
    expect([scope.deal.refusal, scope.deal.booking, bookingsIn(calls)]).toEqual(['quote-gone', false, []]);
  });

  it('a quote that goes is told as gone, whatever else has happened meanwhile', async () => {
    const { scope, calls, answers, read } = await pressed();
    answers.orders = [
      {
        ordNum: '20418290',
        beneCount: 0,
        sell: { currency: 'EUR', amount: 10_000 },
        entryDate: '2026-11-21',
      },
    ];
    scope.quote.handle('connection-lost');
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '' });
    await read();
    expect([scope.deal.refusal, bookingsIn(calls)]).toEqual(['quote-gone', []]);
  });
});
