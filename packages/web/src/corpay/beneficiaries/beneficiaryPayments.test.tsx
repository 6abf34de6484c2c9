import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, openScope, orderSummary, thalassa } from '../../../test/fakeCorpay.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

const payment: OrderDetail['payments'][number] = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: 'INV-7',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const paid = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...orderSummary(ordNum),
  beneCount: 1,
  ...more,
});

const named = (ordNum: string, payee: string = thalassa.payee): OrderSummary =>
  paid(ordNum, { payees: [payee], instructed: { currency: 'EUR', amount: 10_000 } });

const many = (count: number, order: (ordNum: string) => OrderSummary): readonly OrderSummary[] =>
  Array.from({ length: count }, (_, place) => order(String(20_418_000 + place)));

/** The page of Thalassa for a customer who has these orders. */
const openPage = async (
  orders: readonly OrderSummary[],
  prepare: (opened: ReturnType<typeof openScope>) => void = () => undefined,
) => {
  const opened = openScope();
  const { answers, scope, time } = opened;
  answers.orders = [...orders];
  answers.payments = [payment];
  answers.show = async () =>
    succeeded({
      ...newBeneficiary('b-1'),
      accountHolderName: thalassa.payee,
      bankCurrency: 'EUR',
    });
  prepare(opened);
  scope.session.start();
  await time.advance(0);
  render(
    <MemoryRouter initialEntries={['/b-1']}>
      <corpayContext.Provider value={scope}>
        <Routes>
          <Route path=":id" element={<BeneficiaryPage />} />
        </Routes>
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  const pass = (ms: number): Promise<void> => act(async () => time.advance(ms));
  await pass(0);
  return { ...opened, pass };
};

const card = () => screen.getByRole('region', { name: 'Payments to Thalassa Olive Cooperative' });
const rows = () => within(card()).getAllByRole('rowheader');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('payments to a beneficiary, on their page (HIST-5)', () => {
  it('are the newest five with the way to their orders, and the sum of all', async () => {
    await openPage([...many(7, named), named('20419000', 'Quay')]);
    expect(rows()).toHaveLength(5);
    expect(
      within(card())
        .getByRole('link', { name: /20418000/ })
        .getAttribute('href'),
    ).toBe('/secure/fxgateway/orders/20418000');
    expect(card().textContent).toContain('€70,000.00 in 7 orders since Nov 21, 2026');
    expect(card().textContent).toContain('Looked through all 8 orders.');
    expect(within(card()).getByRole('link', { name: 'Find in Past Orders' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders?search=Thalassa+Olive+Cooperative',
    );
  });

  it('have the rate and the reference of their order, which is read for those that are shown, once each', async () => {
    const show = vi.fn(() => null);
    const { pass } = await openPage(many(7, named), ({ answers }) => {
      answers.orderTrouble = show;
    });
    expect(card().textContent).not.toContain('INV-7');
    await pass(1_000);
    expect(show).toHaveBeenCalledTimes(5);
    expect(within(card()).getAllByRole('row')[1]?.textContent).toBe(
      'Nov 21, 2026 20418000INV-71 USD = 0.8672 EUR€10,000.00',
    );
  });

  it('whose order cannot be read have a rate that is not known', async () => {
    const { pass } = await openPage([named('20418000')], ({ answers }) => {
      answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    await pass(1_000);
    expect(within(card()).getAllByRole('row')[1]?.textContent).toBe(
      'Nov 21, 2026 20418000Not knownNot known€10,000.00',
    );
  });

  it('where the list names nobody, the newest 200 are looked through, and further ones when asked to', async () => {
    const { pass } = await openPage(many(450, paid));
    expect(within(card()).getByRole('progressbar').getAttribute('max')).toBe('200');
    await pass(5_000);
    expect(card().textContent).toContain('Looked through the newest 200 of 450 orders.');
    expect(card().textContent).toContain('€2,000,000.00');
    press('Look further');
    await pass(5_000);
    expect(card().textContent).toContain('Looked through the newest 400 of 450 orders.');
  });

  it('are looked for no further once the page is left', async () => {
    let shown = 0;
    const { pass } = await openPage(many(450, paid), ({ answers }) => {
      answers.orderTrouble = () => {
        shown += 1;
        return failure('refused', { status: 429 });
      };
    });
    expect(shown).toBe(2);
    cleanup();
    await pass(60_000);
    expect(shown).toBe(2);
  });

  it('of a beneficiary who has a namesake are known from the details alone', async () => {
    const { pass } = await openPage(many(3, named), ({ answers }) => {
      answers.beneficiaries = succeeded([thalassa, { ...thalassa, clientIntegrationId: 'b-2' }]);
      answers.payments = [{ ...payment, beneficiaryId: 'b-2' }];
    });
    expect(within(card()).getByRole('progressbar').getAttribute('max')).toBe('3');
    await pass(1_000);
    expect(card().textContent).toContain('Looked through all 3 orders.');
    expect(within(card()).getByText('No payment to them yet')).toBeTruthy();
  });

  it('that there are not yet are said to come', async () => {
    await openPage([]);
    expect(within(card()).getByText('No payment to them yet')).toBeTruthy();
    expect(within(card()).queryByRole('table')).toBeNull();
  });

  it('that were not found in what was looked through may lie further back', async () => {
    const { pass } = await openPage(many(450, paid), ({ answers }) => {
      answers.payments = [{ ...payment, payeeName: 'Quay' }];
    });
    await pass(5_000);
    expect(within(card()).getByText('No payment to them found')).toBeTruthy();
    press('Look through all 250');
    await pass(10_000);
    expect(within(card()).getByText('No payment to them yet')).toBeTruthy();
  });

  it('that cannot be looked for are said to be unknown, and are asked for again', async () => {
    const { answers, pass } = await openPage(many(1, named), (opened) => {
      opened.answers.ordersFailure = failure('server-trouble', { status: 500 });
    });
    expect(within(card()).getByText(/Unable to load/)).toBeTruthy();
    answers.ordersFailure = null;
    press('Try again');
    await pass(0);
    expect(rows()).toHaveLength(1);
  });

  it('leave the primary action of the page alone', async () => {
    await openPage(many(7, named));
    expect(document.querySelectorAll('.button-primary')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Book A Deal' })).toBeTruthy();
  });
});
