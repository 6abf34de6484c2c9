import type { UserServices } from '@fx-gateway/adapters/browser';
import type { AccountState } from '@fx-gateway/domain/account/accountState.ts';
import { ratesFailure, type RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { DailyRates } from '@fx-gateway/domain/market-rates/over-time/dailyRates.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeRates, loadedAccount } from '../../../test/fakeRates.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { accountContext } from '../../account/accountContext.ts';
import type { AccountStore } from '../../account/AccountStore.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { RateHistory } from './RateHistory.tsx';

afterEach(cleanup);

const now = Date.UTC(2026, 10, 27, 12);
const daily: DailyRates = {
  base: 'EUR',
  days: [
    { day: '2026-09-01', rates: { USD: 1 } },
    { day: '2026-11-25', rates: { USD: 1.25 } },
    { day: '2026-11-26', rates: { USD: 1.6 } },
    { day: '2026-11-27', rates: { USD: 1.25 } },
  ],
};

const show = async (
  answers: Result<DailyRates, RatesFailure>[] = [succeeded(daily)],
  props: Partial<Parameters<typeof RateHistory>[0]> = {},
) => {
  const rates = fakeRates();
  rates.store.watch();
  await rates.time.advance(0);
  const services = async () =>
    ({ dailyRates: async () => ({ daily: async () => answers.shift() }) }) as unknown as UserServices;
  const dependencies = { ...sampleDependencies(services), clock: { now: () => now, elapsed: () => 0 } };
  const account = { state: loadedAccount() satisfies AccountState } as unknown as AccountStore;
  render(
    <accountContext.Provider value={account}>
      <dependenciesContext.Provider value={dependencies}>
        <RateHistory rates={rates.store} pair={{ base: 'USD', quote: 'EUR' }} {...props} />
      </dependenciesContext.Provider>
    </accountContext.Provider>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return rates;
};

const slider = () => screen.getByRole('slider');
const said = () => slider().getAttribute('aria-valuetext');
const press = (key: string) => fireEvent.keyDown(slider(), { key });

describe('the rates of a pair over time', () => {
  it('begin at the newest of 30 days, and the keys lead along the days that have a rate (RATE-15)', async () => {
    await show();
    expect(said()).toBe('Nov 27, 2026: 1 USD = 0.8000 EUR');
    press('ArrowLeft');
    expect(said()).toBe('Nov 26, 2026: 1 USD = 0.6250 EUR');
    press('Home');
    press('ArrowLeft');
    expect(said()).toBe('Nov 25, 2026: 1 USD = 0.8000 EUR');
    press('a');
    press('End');
    expect(said()).toBe('Nov 27, 2026: 1 USD = 0.8000 EUR');
  });

  it('are chosen with a pointer too: the nearest day that has a rate', async () => {
    await show();
    fireEvent.change(slider(), { target: { value: String(Date.UTC(2026, 10, 26, 3)) } });
    expect(said()).toMatch(/^Nov 26/);
  });

  it('reach further back where that is chosen, and stand as numbers in a table', async () => {
    await show();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    fireEvent.click(screen.getByRole('radio', { name: '90 days' }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayRate',
      'Nov 27, 20260.8000',
      'Nov 26, 20260.6250',
      'Nov 25, 20260.8000',
      'Sep 1, 20261.0000',
    ]);
    expect(screen.getByText('61 business days have no rate. The line goes straight across.')).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1.0000 Sep 1, 2026',
      '0.6250 Nov 26, 2026',
      'down 20.00%, range 60.00%',
    ]);
  });

  it('tell high and low at the axis, and how far apart they are, since the line never begins at zero', async () => {
    await show();
    expect([...document.querySelectorAll('.rate-axis > *')].map((each) => each.textContent)).toEqual([
      '0.8000',
      'unchanged range 28.00%',
      '0.6250',
    ]);
    cleanup();
    await show([succeeded({ base: 'EUR', days: daily.days.slice(-1) })]);
    expect(document.querySelector('.rate-axis')?.textContent).toBe('unchanged range 0.00%');
    cleanup();
    // The quote is on the picture too.
    const deal = { rate: 0.9, settlement: { currency: 'USD' }, payment: { currency: 'EUR' } };
    await show([succeeded(daily)], { deal });
    expect(document.querySelector('.rate-axis')?.textContent).toMatch(/^0\.9000.*0\.6250$/);
  });

  it('end at the rate of the row, with its digits', async () => {
    const latest = { base: 'USD', rates: { EUR: 0.86709 }, madeAt: now, receivedAt: now } as const;
    const store = { panel: { latest }, market: null, events: [], favourites: new Set<string>() };
    const rates = { ...store, fedByPartner: false, chooseFavourites: () => undefined };
    await show([succeeded(daily)], { rates });
    expect(said()).toBe(`Nov 27, 2026: 1 USD = ${formatRate(latest.rates.EUR)} EUR`);
    expect(screen.queryByText(/our partner/)).toBeNull();
    cleanup();
    await show([succeeded(daily)], { rates: { ...rates, panel: { latest: null }, fedByPartner: true } });
    expect(said()).toBe('Nov 27, 2026: 1 USD = 0.8000 EUR');
    expect(
      screen.getByText('The row shows the rate of our partner, the line that of the market.'),
    ).toBeTruthy();
  });

  it('have the displayed quote as a dot and a figure, but not that of another currency', async () => {
    const deal = { rate: 0.79, settlement: { currency: 'USD' }, payment: { currency: 'EUR' } };
    await show([succeeded(daily)], { deal });
    expect(screen.getByText('Your quote').nextSibling?.textContent).toBe('0.7900');
    expect(document.querySelectorAll('.rate-chart-quote')).toHaveLength(1);
    expect(screen.getByText('USD in EUR over time').tagName).toBe('FIGCAPTION');
    cleanup();
    await show([succeeded(daily)], { deal: { ...deal, payment: { currency: 'GBP' } } });
    expect(screen.queryByText('Your quote')).toBeNull();
  });
});

describe('a pair without earlier days', () => {
  it('shows what the visit has seen, and is not asked again where the plan refuses (RATE-16)', async () => {
    await show([failed(ratesFailure('refused', { code: 105 }))]);
    expect(screen.getByRole('status').textContent).toBe(
      'The plan of the rates service has no earlier days. The line is what this visit has seen so far.',
    );
    expect(said()).toMatch(/M: 1 USD = 0\.8680 EUR$/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is asked again where somebody wants it after another failure (RATE-16)', async () => {
    await show([failed(ratesFailure('no-answer')), succeeded(daily)]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(said()).toBe('Nov 27, 2026: 1 USD = 0.8000 EUR');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('that the service does not know says so', async () => {
    await show([succeeded({ base: 'EUR', days: [] })]);
    expect(screen.getByRole('status').textContent).toBe(
      'The rates service knows no rate of this pair in these days.',
    );
  });
});

it('a favourite stands first at once, and is kept in this browser (RATE-14)', async () => {
  const { store } = await show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Favourite: first in the list' }));
  expect(store.quotes[0]).toBe('EUR');
  expect(localStorage.getItem('fx-gateway.favourite-pairs')).toBe('EUR');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(store.quotes[0]).toBe('AUD');
  localStorage.removeItem('fx-gateway.favourite-pairs');
});
