import { createVirtualTime } from '@fx-gateway/domain/ports';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleSurroundings } from '../services/sampleSurroundings.ts';
import { surroundingsDoor } from '../services/surroundingsDoor.ts';
import { FetchedPage } from './FetchedPage.tsx';

const Page = () => <p>The page</p>;

const visit = async (fetch: () => Promise<typeof Page>) => {
  const time = createVirtualTime();
  const surroundings = { ...sampleSurroundings(() => new Promise(() => undefined)), timers: time.timers };
  const shown = await act(async () =>
    render(
      <surroundingsDoor.Context value={surroundings}>
        <FetchedPage fetch={fetch} failure={<p>Error loading page.</p>} />
      </surroundingsDoor.Context>,
    ),
  );
  return { ...shown, pass: (ms: number) => act(async () => time.advance(ms)) };
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a page in a chunk of its own', () => {
  it('says after 8 seconds that it cannot be loaded, and shows all the same when it comes late', async () => {
    const arrivals: ((page: typeof Page) => void)[] = [];
    const { pass } = await visit(() => new Promise((arrive) => arrivals.push(arrive)));
    await pass(7_999);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    await act(async () => arrivals[0]?.(Page));
    expect(screen.getByText('The page')).toBeTruthy();
  });

  it('says at once that it cannot be fetched, and the next visit tries again', async () => {
    const heard = vi.fn();
    vi.stubGlobal('reportError', heard);
    let works = false;
    const fetch = async () => {
      if (!works) throw new Error('The connection is down.');
      return Page;
    };
    const first = await visit(fetch);
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    expect(heard).toHaveBeenCalledOnce();
    first.unmount();
    works = true;
    await visit(fetch);
    expect(screen.getByText('The page')).toBeTruthy();
  });
});
