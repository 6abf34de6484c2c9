import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { button, bookedOrder, drawPages, words } from '../../../test/drawnPages.tsx';
import { bookingsIn, failure, orderSummary, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const dashboard = '/secure/fxgateway/dashboard';
const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

type Drawn = Awaited<ReturnType<typeof drawPages>>;

/** Back at the quote step after a deal of €10,000.00 for Thalassa, and this much asked for again. */
const askAgain = async (amount: string, prepare: (drawn: Drawn) => void = () => undefined) => {
  const drawn = await drawPages(dashboard);
  fireEvent.click(button('Cancel Instruct'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel Instruct' }));
  await drawn.pass(0);
  prepare(drawn);
  await act(async () => drawn.scope.orders.load());
  act(() => {
    drawn.scope.deal.change({ type: 'beneficiary-chosen', beneficiary: thalassa });
    drawn.scope.deal.change({ type: 'amount-typed', side: 'Payment', text: amount });
  });
  await drawn.pass(500);
  return drawn;
};

const said = `In the last seven days you booked €10,000.00 for Thalassa Olive Cooperative already: order ${bookedOrder}`;
const unchecked = 'It could not be checked whether you booked this payment already';

describe('before the same is booked again', () => {
  it('the earlier order is named, and Book Deal books all the same', async () => {
    const { calls, pass } = await askAgain('10000');
    expect(words()).toContain(said);
    expect(button('Book Deal').getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(button('Book Deal'));
    await pass(0);
    expect(calls.filter((call) => call.startsWith('book '))).toHaveLength(2);
  });

  it('another amount is another deal, and the words go with the displayed amount', async () => {
    const { scope, pass } = await askAgain('10000');
    expect(words()).toContain(said);
    act(() => scope.deal.change({ type: 'amount-typed', side: 'Payment', text: '10001' }));
    await pass(500);
    expect(button('Book Deal').getAttribute('aria-disabled')).toBe('false');
    expect(words()).not.toContain('In the last seven days');
  });

  it('an order that was booked elsewhere is known by its payment', async () => {
    await askAgain('10000', ({ answers }) => {
      answers.orders = [{ ...orderSummary('20418290'), beneCount: 1 }];
      answers.payments = [paid];
    });
    expect(words()).toContain('already: order 20418290 of Nov 21, 2026.');
  });

  it('it is said that an order of that amount could not be looked at, and nothing is blocked', async () => {
    await askAgain('10000', ({ answers }) => {
      answers.orders = [{ ...orderSummary('20418290'), beneCount: 1 }];
      answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    expect(words()).toContain(unchecked);
    expect(button('Book Deal').getAttribute('aria-disabled')).toBe('false');
  });

  it('a press that stopped because the orders came too late says so also when they have come, and the next one books', async () => {
    const { answers, calls, pass, time } = await askAgain('500');
    answers.look = () =>
      new Promise((resolve) => void time.timers.after(4_000, () => resolve(succeeded([]))));
    fireEvent.click(button('Book Deal'));
    await pass(3_000);
    expect(words()).toContain(
      `${unchecked} in the last seven days. Nothing was sent yet: press Book Deal once more`,
    );
    await pass(1_000);
    expect(words()).not.toContain(unchecked);
    expect(words()).toContain('None of the last seven days is the same: press Book Deal once more.');
    fireEvent.click(button('Book Deal'));
    await pass(3_000);
    expect(bookingsIn(calls)).toHaveLength(2);
  });

  it('it is said that the orders could not be read, and nothing is blocked', async () => {
    await askAgain('500', ({ answers }) => void (answers.ordersFailure = failure('no-answer')));
    expect(words()).toContain(unchecked);
    expect(button('Book Deal').getAttribute('aria-disabled')).toBe('false');
  });
});
