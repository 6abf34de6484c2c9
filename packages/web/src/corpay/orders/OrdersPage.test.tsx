import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { failure, openScope, orderSummary } from '../../../test/fakeCorpay.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

/** The numbers of the orders that are shown. */
const numbers = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => /\d{8}/.exec(textContent ?? '')?.[0]);

/** What the fields and the heads of columns are called. */
const namesOf = (...roles: readonly string[]) =>
  roles
    .flatMap((role) => screen.getAllByRole(role))
    .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent);

const waitingRows = () => document.querySelectorAll('tbody tr[aria-hidden="true"]');

const addressNow = () => screen.getByLabelText('Address').textContent;

const openPage = async (prepare: (opened: ReturnType<typeof openScope>) => void, address = '/') => {
  const opened = openScope();
  prepare(opened);
  render(
    <MemoryRouter initialEntries={[address]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <corpayContext.Provider value={opened.scope}>
          <OrdersPage />
          <Address />
        </corpayContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => opened.time.advance(0));
  return opened;
};

const openLong = () =>
  openPage(({ answers }) => {
    answers.orders = Array.from({ length: 400 }, (_, place) => orderSummary(String(20_418_000 + place)));
  });

describe('Past Orders', () => {
  it('each row leads to its order and says who receives what, and since when (CP-ORDER-3 to CP-ORDER-5)', async () => {
    await openPage(({ answers }) => {
      answers.orders = [
        { ...orderSummary('20418302'), beneCount: 3 },
        { ...orderSummary('20418301', 12.5), beneCount: 1 },
      ];
    });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ' 20418302 3 Beneficiaries receivingThey receive €10,000.00Booked Nov 21, 2026',
      ' 20418301 1 Beneficiary receivingThey receive €12.50Booked Nov 21, 2026',
    ]);
    expect(screen.getByRole('link', { name: /20418302/ }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418302',
    );
  });

  it('keep their shape while they are on their way: the fields that narrow them, the head of the table and its rows', async () => {
    const answers: (() => void)[] = [];
    const { time } = await openPage((opened) => {
      opened.answers.look = () =>
        new Promise((resolve) => {
          answers.push(() => resolve(succeeded([orderSummary('20418301')])));
        });
    });
    const loading = { fields: namesOf('searchbox'), head: namesOf('columnheader') };
    expect(loading.fields).toEqual(['Search orders']);
    expect(loading.head).toEqual(['Paid to', 'State', 'They receive, and you send', 'Booked']);
    expect(screen.getByText('Loading orders...')).toBeTruthy();
    expect(waitingRows()).toHaveLength(6);
    answers[0]?.();
    await act(async () => time.advance(0));
    expect({ fields: namesOf('searchbox'), head: namesOf('columnheader') }).toEqual(loading);
    expect(numbers()).toEqual(['20418301']);
    expect(waitingRows()).toHaveLength(0);
  });

  it('say as soon as the user comes back what became of an order elsewhere', async () => {
    const { answers, time } = await openPage((opened) => {
      opened.answers.orders = [{ ...orderSummary('20418301'), beneCount: 0 }];
    });
    answers.orders = [{ ...orderSummary('20418301'), beneCount: 1 }];
    fireEvent.focus(window);
    await act(async () => time.advance(0));
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('1 Beneficiary receiving');
  });

  it('are asked for again when a booking turned out to be a deal that is not among them', async () => {
    const { answers, time, scope } = await openPage((opened) => {
      opened.answers.orders = [orderSummary('20418301')];
    });
    answers.orders = [orderSummary('20418302'), orderSummary('20418301')];
    const amount = makeMoney(100_00n, 'USD');
    const awaited = {
      kind: 'awaited-instruction',
      orderNumber: '20418302',
      settlement: amount,
      payment: amount,
      beneficiaryId: 'b1',
      payee: 'Thalassa Olive Cooperative',
      startedAt: 1,
    } as const;
    act(() => scope.intents.send({ type: 'awaited-read', awaited: [awaited] }));
    await act(async () => time.advance(0));
    expect(numbers()).toEqual(['20418302', '20418301']);
  });

  it('are drawn as far as they are in sight, say how many there are, and stand whole on paper', async () => {
    await openLong();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('401');
    expect(numbers().length).toBeLessThan(40);
    expect(
      screen
        .getAllByRole('row')
        .slice(0, 2)
        .map((row) => row.ariaRowIndex),
    ).toEqual(['1', '2']);
    fireEvent(window, new Event('beforeprint'));
    expect(numbers()).toHaveLength(400);
    fireEvent(window, new Event('afterprint'));
    expect(numbers().length).toBeLessThan(40);
  });

  it('says when there are none (CP-ORDER-7)', async () => {
    await openPage(() => undefined);
    expect(screen.getByText("You haven't booked any orders yet.")).toBeTruthy();
  });

  it('a failure is shown with its request id and can be tried again (ERR-47)', async () => {
    const { answers, time } = await openPage((opened) => {
      opened.answers.ordersFailure = failure('server-trouble', { status: 500, requestId: 'r-77' });
    });
    expect(screen.getByRole('alert').textContent).toContain('Unable to load orders. Please try again later.');
    expect(screen.getByRole('alert').textContent).toContain('r-77');
    answers.ordersFailure = null;
    answers.orders = [orderSummary('20418302')];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => time.advance(0));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: /20418302/ })).toBeTruthy();
  });

  it('have their days, currency and state behind Filters, which says how many are in use and stays open with none', async () => {
    await openPage(({ answers }) => {
      answers.orders = [{ ...orderSummary('20418303'), beneCount: 3 }, orderSummary('20418302')];
    });
    const filters = screen.getByRole('button', { name: 'Filters' });
    expect(screen.queryByLabelText('Booked from')).toBeNull();
    expect(filters.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(filters);
    fireEvent.click(screen.getByLabelText('Only without instruction'));
    expect(filters.textContent).toBe('Filters (1)');
    expect(numbers()).toEqual(['20418302']);
    fireEvent.click(screen.getByLabelText('Only without instruction'));
    expect(filters.textContent).toBe('Filters');
    expect(screen.getByLabelText('Booked from')).toBeTruthy();
    fireEvent.click(filters);
    expect(screen.queryByLabelText('Booked from')).toBeNull();
  });

  it('are narrowed by what the address carries, and the address follows what is typed', async () => {
    await openPage(({ answers }) => {
      answers.orders = [
        orderSummary('20418303'),
        { ...orderSummary('20418302'), beneCount: 3 },
        { ...orderSummary('20418301'), sell: { currency: 'JPY', amount: 500 }, entryDate: '2026-11-01' },
      ];
    }, '/?not-instructed=true');
    expect(numbers()).toEqual(['20418303', '20418301']);
    expect(screen.getByText('2 of 3 orders')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Booked until'), { target: { value: '2026-11-20' } });
    expect(numbers()).toEqual(['20418301']);
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
    expect(addressNow()).toBe('?until=2026-11-20&currency=EUR&not-instructed=true');
    expect(screen.getByText('No order found')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(numbers()).toHaveLength(3);
    expect(addressNow()).toBe('');
    fireEvent.change(screen.getByLabelText('Search orders'), {
      target: { value: '302' },
    });
    expect(numbers()).toEqual(['20418302']);
  });
});
