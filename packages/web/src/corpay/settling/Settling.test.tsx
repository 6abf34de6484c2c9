import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bookedOrder, button, drawPages, words } from '../../../test/drawnPages.tsx';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failure, type openScope, orderSummary, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const dashboard = '/secure/fxgateway/dashboard';
const account = 'USD Wire, Northfield Bank ...4383';

type Prepare = (opened: ReturnType<typeof openScope>) => void;

/** Book A Deal of a customer with one deal that is instructed, unless `orders` says otherwise. */
const drawDashboard = async (
  orders = [{ ...orderSummary(bookedOrder), beneCount: 1 }],
  prepare: Prepare = () => undefined,
  options: Parameters<typeof openScope>[0] = {},
) => {
  const drawn = await drawPages(dashboard, {
    options,
    prepare: (opened) => {
      const { scope, answers } = opened;
      answers.orders = orders;
      answers.payments = [
        {
          payeeName: thalassa.payee,
          availableDate: '2026-11-24',
          reference: 'Invoice 7',
          amount: { currency: 'EUR', amount: 10_000 },
          fee: { currency: 'USD', amount: 15 },
        },
      ];
      answers.settlements = [
        { amount: { currency: 'USD', amount: 11_531.01 }, isFee: false, accountDetails: account },
        { amount: { currency: 'USD', amount: 15 }, isFee: true, accountDetails: account },
      ];
      scope.deal.instructed(bookedOrder);
      prepare(opened);
    },
  });
  await act(async () => import('./Settling.tsx'));
  await act(async () => drawn.scope.orders.load());
  // It waits until a frame was displayed, and then for what it reads.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await drawn.pass(1_000);
  return drawn;
};

const card = (name: string) => within(screen.getByRole('region', { name }));
const goes = 'How a deal goes';

describe('below the form of a deal', () => {
  it('stands how a deal goes for who has booked none yet', async () => {
    await drawDashboard([]);
    expect(screen.getByText(goes)).toBeTruthy();
    expect(screen.queryByText('To settle')).toBeNull();
  });

  it('stands of a deal to instruct whom this device booked it for', async () => {
    const { scope } = await drawDashboard([{ ...orderSummary('20418301'), beneCount: 0 }]);
    const awaited = {
      kind: 'awaited-instruction',
      orderNumber: '20418301',
      settlement: makeMoney(1_153_101n, 'USD'),
      payment: makeMoney(1_000_000n, 'EUR'),
      beneficiaryId: thalassa.clientIntegrationId,
      payee: thalassa.payee,
      startedAt: 0,
    } as const;
    await act(async () => scope.intents.send({ type: 'awaited-read', awaited: [awaited] }));
    expect(
      card('To instruct').getByText(
        'Deal 20418301 of Nov 21, 2026 for Thalassa Olive Cooperative: nobody is paid yet',
      ),
    ).toBeTruthy();
  });

  it('stands what waits for who has booked, and no empty card', async () => {
    await drawDashboard([{ ...orderSummary('20418301'), beneCount: 0 }]);
    expect(screen.queryByText(goes)).toBeNull();
    expect(card('To instruct').getByText(/Deal 20418301 of Nov 21, 2026/)).toBeTruthy();
    expect(screen.queryByText('To settle')).toBeNull();
    expect(screen.queryByText('Pay again')).toBeNull();
  });

  it('stands nothing while a deal is instructed', async () => {
    const { scope, pass } = await drawDashboard();
    expect(screen.getByText('To settle')).toBeTruthy();
    await act(async () => scope.deal.payTo(thalassa, '10000'));
    await pass(600);
    await act(async () => scope.deal.book(() => null));
    await pass(0);
    expect(screen.getByText('Deal 20418300 is booked')).toBeTruthy();
    expect(screen.queryByText(goes)).toBeNull();
    expect(screen.queryByText('To settle')).toBeNull();
  });
});

const tryAgain = () => button('Try again');

describe('what cannot be known', () => {
  it('keeps no deal to instruct from being listed: the list alone names it, also while nothing else is answered', async () => {
    const orders = [
      { ...orderSummary('20418302'), beneCount: 0 },
      { ...orderSummary(bookedOrder), beneCount: 1 },
    ];
    await drawDashboard(orders, ({ answers }) => {
      answers.orderTrouble = () => failure('refused', { status: 429 });
    });
    expect(card('To instruct').getByText(/Deal 20418302 of Nov 21, 2026/)).toBeTruthy();
    expect(screen.queryByText('To settle')).toBeNull();
  });

  it('is said where the deals cannot be loaded, and they are asked for again with a press', async () => {
    const { answers, pass } = await drawDashboard(undefined, ({ scope, answers: of }) => {
      of.ordersFailure = failure('server-trouble', { status: 503 });
      scope.orders.send({ value: null });
    });
    expect(words()).toContain('Unable to load orders. Please try again later.');
    answers.ordersFailure = null;
    fireEvent.click(tryAgain());
    await pass(0);
    expect(words()).not.toContain('Unable to load orders.');
  });

  it('is read again with a press where a deal could not be read', async () => {
    const { answers, pass } = await drawDashboard(undefined, ({ answers: of }) => {
      of.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    const unread = 'One deal could not be read, so what it may take is not listed.';
    expect(words()).toContain(unread);
    fireEvent.click(tryAgain());
    expect(words(), 'it stands there until it is read').toContain(unread);
    await pass(1_000);
    expect(words()).toContain(unread);
    answers.orderTrouble = null;
    fireEvent.click(tryAgain());
    await pass(1_000);
    expect(words()).not.toContain(unread);
    expect(paid().checked).toBe(false);
  });
});

const paid = () => card('To settle').getByRole<HTMLInputElement>('checkbox', { name: /^I have paid this/ });

describe('a settlement of these days', () => {
  it('is named with its amount, the account in the words of the partner, and the day', async () => {
    await drawDashboard();
    expect(card('To settle').getByRole('heading', { name: 'USD for payment on Nov 24, 2026' })).toBeTruthy();
    expect(words()).toContain(account);
    expect(words()).toContain(`Order ${bookedOrder} for Thalassa Olive Cooperative, with a fee of $15.00`);
    expect(words()).toContain('Corpay does not report whether your money has arrived');
    expect(button(`Copy 11546.01 USD of order ${bookedOrder}`)).toBeTruthy();
  });

  it('is marked as paid, and that is taken back, in its place', async () => {
    const { pass } = await drawDashboard();
    fireEvent.click(paid());
    await pass(0);
    expect(paid().checked).toBe(true);
    expect(words()).toContain('Marked as paid');
    fireEvent.click(paid());
    await pass(0);
    expect(paid().checked).toBe(false);
    expect(words()).not.toContain('Marked as paid');
  });
});

it('what was marked on a device that cannot read it now is not shown as unpaid without a word', async () => {
  const kept = createMemoryStore();
  const read = (key: string) =>
    key.includes('paid-settlements') ? Promise.reject(new Error('closed')) : kept.read(key);
  await drawDashboard(undefined, undefined, { store: { ...kept, read } });
  expect(words()).toContain('What you have marked on this device cannot be read now.');
});

it('of several lines it is said how much is still to pay', async () => {
  await drawDashboard(['20418302', bookedOrder].map((number) => ({ ...orderSummary(number), beneCount: 1 })));
  expect(card('To settle').getByText(/still to pay$/).textContent).toBe('$23,092.02 still to pay');
});

it('one press begins a deal for a payee of before with what they received last, which has the focus (SETTLE-3)', async () => {
  const { scope, pass } = await drawDashboard();
  act(() => scope.quote.clear());
  fireEvent.click(card('Pay again').getByRole('button', { name: /^Pay Thalassa Olive Cooperative again/ }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await pass(0);
  expect(scope.quote.draft.beneficiary).toEqual(thalassa);
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'They receive' });
  expect(document.activeElement).toBe(amount);
  expect(amount.value).toBe('10,000.00');
});

it('a payee whom the last deal paid several times is named with all of them, and is paid no amount as if it were all (SETTLE-3)', async () => {
  const { scope, pass } = await drawDashboard(undefined, ({ answers }) => {
    const [first] = answers.payments;
    if (first !== undefined) answers.payments = [first, first, first];
  });
  act(() => scope.quote.clear());
  expect(card('Pay again').getByText(/^last/).textContent).toBe('last €10,000.00 and 2 more');
  const name = 'Pay Thalassa Olive Cooperative again, last €10,000.00 and 2 more';
  fireEvent.click(card('Pay again').getByRole('button', { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await pass(0);
  expect(scope.quote.draft).toMatchObject({ beneficiary: thalassa, paymentAmount: '' });
});
