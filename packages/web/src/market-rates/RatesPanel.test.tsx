import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import { marketCurrencies } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIdentity } from '../../test/fakeIdentity.ts';
import { fakeRates, loadedAccount } from '../../test/fakeRates.ts';
import { sampleBranding } from '../../test/sampleBranding.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { sampleSession } from '../../test/sampleSession.ts';
import { brandingContext } from '../branding/brandingContext.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { sessionContext } from '../session/sessionContext.ts';
import { RateRow } from './RateRow.tsx';
import { ratesContext } from './ratesContext.ts';
import { RatesPanel } from './RatesPanel.tsx';
import { RatesSidebar } from './RatesSidebar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = async (rates: ReturnType<typeof fakeRates>, origin: SessionBrandOrigin = 'steamchain') => {
  render(
    <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
      <brandingContext.Provider value={sampleBranding(origin).branding}>
        <ratesContext.Provider value={rates.store}>
          <RatesPanel />
        </ratesContext.Provider>
      </brandingContext.Provider>
    </dependenciesContext.Provider>,
  );
  rates.store.watch();
  const pass = (ms: number) => act(async () => rates.time.advance(ms));
  await pass(0);
  return { pass };
};

const rows = () => screen.getAllByRole('listitem');
const rowOf = (code: string) => rows().find((row) => within(row).queryByText(code) !== null);

const codes = () => rows().map((row) => row.querySelector('abbr')?.textContent.slice(-3));

const choose = (rates: ReturnType<typeof fakeRates>): void =>
  act(() => rates.store.chooseFavourites(new Set(['JPY'])));
const outside = () => screen.getByLabelText('Base Currency');
const button = (name: string) => screen.getByRole('button', { name });

describe('a currency that is made a favourite (RATE-14)', () => {
  it('keeps its place under the pointer and the focus, and stands first once both have left the list', async () => {
    const rates = fakeRates();
    await show(rates);
    act(() => button('JPY over time').focus());
    choose(rates);
    expect(codes()[0]).toBe('AUD');
    expect(button('JPY over time, favourite')).toBe(document.activeElement);
    act(() => button('KRW over time').focus());
    expect(codes()[0]).toBe('AUD');
    act(() => outside().focus());
    expect(codes()[0]).toBe('JPY');
  });

  it('waits for the focus where only the pointer leaves the list', async () => {
    const rates = fakeRates();
    await show(rates);
    act(() => button('JPY over time').focus());
    choose(rates);
    fireEvent(screen.getByRole('list'), new Event('pointerleave'));
    expect(codes()[0]).toBe('AUD');
    act(() => outside().focus());
    expect(codes()[0]).toBe('JPY');
  });

  it('stands first once the pointer leaves where the focus is elsewhere', async () => {
    const rates = fakeRates();
    await show(rates);
    fireEvent(screen.getByRole('list'), new Event('pointerenter'));
    choose(rates);
    expect(codes()[0]).toBe('AUD');
    fireEvent(screen.getByRole('list'), new Event('pointerleave'));
    expect(codes()[0]).toBe('JPY');
  });

  it('stands first when the panel is opened again', async () => {
    const rates = fakeRates();
    await show(rates);
    act(() => button('JPY over time').focus());
    choose(rates);
    cleanup();
    await show(rates);
    expect(codes()[0]).toBe('JPY');
  });
});

describe('the panel of market rates', () => {
  it('lists every currency but the base, in US dollars at first, and notes that payments may vary (RATE-2, RATE-3, RATE-7)', async () => {
    await show(fakeRates());
    expect(screen.getByLabelText('Base Currency')).toHaveProperty('value', 'USD');
    expect(rows()).toHaveLength(12);
    expect(rowOf('USD')).toBeUndefined();
    expect(rowOf('EUR')?.textContent).toBe('EUR0.8680');
    expect(screen.getByText('Actual transactions may vary from rates above.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Base Currency'), { target: { value: 'JPY' } });
    expect(rowOf('USD')?.textContent).toContain('Loading...');
    expect(rowOf('JPY')).toBeUndefined();
  });

  it('spins until the account is loaded (RATE-4, S-122)', async () => {
    await show(fakeRates({ status: 'loading' }));
    expect(rowOf('EUR')?.textContent).toBe('EURLoading...');
    expect(document.querySelectorAll('.spinner')).toHaveLength(12);
  });

  it('says of a single rate that it is unavailable, and nothing above the list (RATE-5)', async () => {
    await show(fakeRates());
    expect(rowOf('KRW')?.textContent).toBe('KRWRates unavailable.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says of every rate that it is unavailable, and why once above the list (ERR-1, S-122)', async () => {
    const rates = fakeRates(loadedAccount(null));
    const { pass } = await show(rates);
    expect(screen.getAllByText('Rates unavailable.')).toHaveLength(12);
    const words = 'Unable to request rates at this time due to a server issue.';
    expect(screen.getAllByText(words)).toHaveLength(1);
    rates.accountBecomes(loadedAccount());
    await pass(0);
    expect(screen.queryByText(words)).toBeNull();
    expect(rowOf('EUR')?.textContent).toBe('EUR0.8680');
  });

  it('tells a movement by an arrow, a word and the percent, never by colour alone', async () => {
    const rates = fakeRates();
    const { pass } = await show(rates);
    rates.next.answer = { EUR: 0.8697, GBP: 0.752 };
    await pass(60_000);
    expect(rowOf('EUR')?.textContent).toBe('EURup 0.20%0.8697');
    expect(rowOf('GBP')?.textContent).toBe('GBPdown 0.13%0.7520');
    expect(rowOf('EUR')?.querySelector('svg path')?.getAttribute('d')).not.toBe(
      rowOf('GBP')?.querySelector('svg path')?.getAttribute('d'),
    );
  });

  it('opens the rates over time of a row with its one button, and closes those of another row (RATE-15)', async () => {
    await show(fakeRates());
    const opened = () =>
      rows()
        .filter((row) => within(row).queryByRole('button', { expanded: true }) !== null)
        .map((row) => row.querySelector('abbr')?.textContent);
    expect(rows().map((row) => within(row).getAllByRole('button').length)).toEqual(rows().map(() => 1));
    fireEvent.click(screen.getByRole('button', { name: 'EUR over time' }));
    expect(opened()).toEqual(['EUR']);
    fireEvent.click(screen.getByRole('button', { name: 'GBP over time' }));
    expect(opened()).toEqual(['GBP']);
    fireEvent.click(screen.getByRole('button', { name: 'GBP over time' }));
    expect(opened()).toEqual([]);
  });

  it('lifts the currency of the chosen payee below the favourites, for as long as they are chosen (RATE-14)', async () => {
    const rates = fakeRates();
    await show(rates);
    act(() => rates.store.chooseFavourites(new Set(['JPY'])));
    expect(codes().slice(0, 3)).toEqual(['JPY', 'AUD', 'CAD']);
    act(() => rates.store.lift('GBP'));
    expect(codes().slice(0, 3)).toEqual(['JPY', 'GBP', 'AUD']);
    expect(codes()).toHaveLength(12);
    act(() => rates.store.lift('JPY'));
    expect(codes().slice(0, 3)).toEqual(['JPY', 'AUD', 'CAD']);
    act(() => rates.store.lift('ZAR'));
    expect(codes()).toHaveLength(12);
    act(() => rates.store.lift(null));
    expect(codes().slice(0, 3)).toEqual(['JPY', 'AUD', 'CAD']);
  });

  it('says below its title whose rates these are (RATE-9)', async () => {
    const rates = fakeRates();
    await show(rates);
    expect(screen.getByText('The middle of the market')).toBeTruthy();
    act(() =>
      runInAction(() => {
        rates.store.panel = { ...rates.store.panel, pairs: {} };
      }),
    );
    expect(screen.getByText('The rates of our partner, with its margin')).toBeTruthy();
  });

  it.each([
    ['afs', 1],
    ['steamchain', 0],
    ['test', 0],
  ] as const)('has the logo at its foot where the theme %s says so (RATE-8)', async (origin, logos) => {
    await show(fakeRates(), origin);
    expect(document.querySelectorAll('.rates-logo svg')).toHaveLength(logos * 2);
  });
});

const pageBecomes = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

it('nothing is asked while the page is out of sight, and at once when it shows again', async () => {
  const rates = fakeRates();
  const dependencies = {
    ...sampleDependencies(() => new Promise(() => undefined)),
    timers: rates.time.timers,
  };
  const session = sampleSession(fakeIdentity().store);
  render(
    <MemoryRouter>
      <dependenciesContext.Provider value={dependencies}>
        <sessionContext.Provider value={session}>
          <ratesContext.Provider value={rates.store}>
            <RatesSidebar />
          </ratesContext.Provider>
        </sessionContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  rates.store.watch();
  const pass = (ms: number) => act(() => rates.time.advance(ms));
  await pass(0);
  expect(rates.asked).toHaveLength(1);
  pageBecomes('hidden');
  await pass(3_600_000);
  expect(rates.asked).toHaveLength(1);
  pageBecomes('visible');
  await pass(0);
  expect(rates.asked).toHaveLength(2);
});

it('only the rows whose figures changed are drawn again', async () => {
  const rates = fakeRates();
  const drawn = new Map<string, number>();
  render(
    <ratesContext.Provider value={rates.store}>
      {marketCurrencies.map((quote) => (
        <Profiler key={quote} id={quote} onRender={() => void drawn.set(quote, (drawn.get(quote) ?? 0) + 1)}>
          <RateRow quote={quote} />
        </Profiler>
      ))}
    </ratesContext.Provider>,
  );
  rates.store.watch();
  await act(() => rates.time.advance(0));
  drawn.clear();
  // The pound moves by less than is shown, the yen not at all.
  rates.next.answer = { EUR: 0.8697, GBP: 0.753, JPY: 159.9 };
  await act(() => rates.time.advance(60_000));
  expect([...drawn]).toEqual([['EUR', 1]]);
});
