import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFirst } from '../routing/fetchFirst.ts';
import { makeLazyPage, type LazyPage } from '../routing/makeLazyPage.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { LazyPageLoader } from './LazyPageLoader.tsx';
import { PageFailure } from '../failures/PageFailure.tsx';

const Page = () => <p>The page</p>;

const show = (page: LazyPage) => {
  const time = createVirtualTime();
  const dependencies = { ...sampleDependencies(() => new Promise(() => undefined)), timers: time.timers };
  const shown = render(
    <dependenciesContext.Provider value={dependencies}>
      <LazyPageLoader page={page} failure={PageFailure} />
    </dependenciesContext.Provider>,
  );
  return { ...shown, pass: (ms: number) => act(async () => time.advance(ms)) };
};

const visit = (page: LazyPage) => act(async () => show(page));

const tryAgain = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });

/** A page that cannot be fetched while the connection is down, and how often it was asked for. */
const pageBehind = (connection: { works: boolean }) => {
  const fetch = vi.fn(async () => {
    if (!connection.works) throw new Error('The connection is down.');
    return Page;
  });
  return { page: makeLazyPage(fetch), fetch };
};

const reportError = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reportError);
});

afterEach(() => {
  cleanup();
  reportError.mockClear();
  vi.unstubAllGlobals();
});

describe('a page in a chunk of its own', () => {
  it('that is no longer there is not asked for again, which could not succeed, but loaded anew (SITE-2)', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await visit(makeLazyPage(() => fetchFirst(async () => Page, ['assets/gone.js'])));
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('that could not be loaded loads by itself when the connection is back', async () => {
    const connection = { works: false };
    const { page, fetch } = pageBehind(connection);
    await visit(page);
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    connection.works = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('The page')).toBeTruthy();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('says after 8 seconds that it cannot be loaded, and shows all the same when it comes late', async () => {
    const arrivals: ((page: typeof Page) => void)[] = [];
    const { pass } = await visit(makeLazyPage(() => new Promise((arrive) => arrivals.push(arrive))));
    await pass(7_999);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    await act(async () => arrivals[0]?.(Page));
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('says at once that it cannot be fetched, and the next visit tries again', async () => {
    const connection = { works: false };
    const { page } = pageBehind(connection);
    const first = await visit(page);
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    expect(reportError).toHaveBeenCalledOnce();
    first.unmount();
    connection.works = true;
    await visit(page);
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('is asked for again where it stands, as often as it takes', async () => {
    const connection = { works: false };
    const { page, fetch } = pageBehind(connection);
    const { pass } = await visit(page);
    await tryAgain();
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(2);
    connection.works = true;
    await tryAgain();
    expect(screen.getByText('The page')).toBeTruthy();
    await pass(8_000);
    expect(screen.queryByText('Error loading page.')).toBeNull();
  });

  it('is there at once when it has been fetched before', async () => {
    const { page, fetch } = pageBehind({ works: true });
    await page.fetch();
    show(page);
    expect(screen.getByText('The page')).toBeTruthy();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
