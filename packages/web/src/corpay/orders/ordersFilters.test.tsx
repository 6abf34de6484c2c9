import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { openScope, orderSummary } from '../../../test/fakeCorpay.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';

afterEach(cleanup);

const openPage = async (address: string) => {
  const { answers, scope, time } = openScope();
  answers.orders = [
    orderSummary('20418303'),
    { ...orderSummary('20418302'), sell: { currency: 'SEK', amount: 500 } },
  ];
  render(
    <MemoryRouter initialEntries={[address]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <corpayContext.Provider value={scope}>
          <OrdersPage />
        </corpayContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => time.advance(0));
};

const filters = () => screen.getByRole('button', { name: /^Filters/ });
const currencyField = () => screen.getByLabelText<HTMLSelectElement>('Currency');

describe('a currency in the address of Past Orders (HIST-7)', () => {
  it('that nobody knows and no order has narrows nothing and counts as no filter', async () => {
    await openPage('/?currency=XXX');
    expect(filters().textContent).toBe('Filters');
    expect(screen.getByText('2 orders')).toBeTruthy();
  });

  it('that no order has stands chosen among the others', async () => {
    await openPage('/?currency=GBP');
    expect(filters().textContent).toBe('Filters (1)');
    expect(currencyField().value).toBe('GBP');
    expect([...currencyField().options].map(({ value }) => value)).toEqual(['', 'EUR', 'GBP', 'SEK']);
    expect(screen.getByText('No order found')).toBeTruthy();
  });

  it('that only an order has stays a filter', async () => {
    await openPage('/?currency=SEK');
    expect(currencyField().value).toBe('SEK');
    expect(screen.getByText('1 of 2 orders')).toBeTruthy();
  });
});

describe('Escape at the filters of Past Orders (HIST-7)', () => {
  it('closes them from any of their fields, and their button has the focus again', async () => {
    await openPage('/');
    fireEvent.click(filters());
    const until = screen.getByLabelText('Booked until');
    until.focus();
    fireEvent.keyDown(until, { key: 'Escape' });
    expect(screen.queryByLabelText('Booked until')).toBeNull();
    expect(document.activeElement).toBe(filters());
  });

  it('closes them from their button too', async () => {
    await openPage('/');
    fireEvent.click(filters());
    filters().focus();
    fireEvent.keyDown(filters(), { key: 'Escape' });
    expect(screen.queryByLabelText('Booked until')).toBeNull();
    expect(document.activeElement).toBe(filters());
  });

  it('is left to the search, to a field that has used it itself, and to what is elsewhere', async () => {
    await openPage('/');
    fireEvent.click(filters());
    const until = screen.getByLabelText('Booked until');
    until.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(until, { key: 'Escape' });
    for (const place of [screen.getByLabelText('Search orders'), screen.getByText('2 orders')])
      fireEvent.keyDown(place, { key: 'Escape' });
    expect(screen.getByLabelText('Booked until')).toBe(until);
  });
});
