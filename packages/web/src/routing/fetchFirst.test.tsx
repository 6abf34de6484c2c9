import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFirst, filesGone, isFileGone } from './fetchFirst.ts';

/** What the network has, by path; anything else is a lost connection. */
const network = new Map<string, number>();
const asked: string[] = [];
const limits: { readonly ms: number; readonly pass: () => void }[] = [];
const load = vi.fn(async () => 'the chunk');

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ ms, pass: () => limit.abort(new DOMException('It took too long.', 'TimeoutError')) });
    return limit.signal;
  });
  vi.stubGlobal('fetch', async (url: string, { signal }: { readonly signal: AbortSignal }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname.includes('silent'))
      return new Promise((_, fail) =>
        signal.addEventListener('abort', () => fail(signal.reason as DOMException)),
      );
    const status = network.get(pathname);
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('export {};', { status });
  });
});

afterEach(() => {
  network.clear();
  asked.length = 0;
  limits.length = 0;
  load.mockClear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stylesheets = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

describe('a chunk', () => {
  it('is imported only when it and everything that it imports have arrived', async () => {
    network.set('/assets/a.js', 200);
    await expect(fetchFirst(load, ['assets/a.js', 'assets/a-shared.js'])).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    network.set('/assets/a-shared.js', 200);
    expect(await fetchFirst(load, ['assets/a.js', 'assets/a-shared.js'])).toBe('the chunk');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that was lost is asked for again, and what has arrived is not', async () => {
    network.set('/assets/b-shared.js', 200);
    await expect(fetchFirst(load, ['assets/b.js', 'assets/b-shared.js'])).rejects.toThrow('Failed to fetch');
    network.set('/assets/b.js', 200);
    await fetchFirst(load, ['assets/b.js', 'assets/b-shared.js']);
    await fetchFirst(load, ['assets/b.js', 'assets/b-shared.js']);
    expect(asked).toEqual(['/assets/b.js', '/assets/b-shared.js', '/assets/b.js']);
  });

  it('that the server refuses counts as lost', async () => {
    network.set('/assets/c.js', 404);
    await expect(fetchFirst(load, ['assets/c.js'])).rejects.toMatchObject({ name: 'NetworkError' });
    expect(load).not.toHaveBeenCalled();
  });

  it('that is no longer there is told from one that was lost, and to the page: another release is in use', async () => {
    const told = vi.fn();
    window.addEventListener(filesGone, told);
    network.set('/assets/there.js', 503);
    const failures: unknown[] = [];
    const keep = (cause: unknown) => failures.push(cause);
    await fetchFirst(load, ['assets/there.js']).catch(keep);
    expect(told).not.toHaveBeenCalled();
    network.set('/assets/gone.js', 404).set('/assets/gone.css', 404);
    await fetchFirst(load, ['assets/gone.js']).catch(keep);
    expect(told).toHaveBeenCalledOnce();
    const styles = fetchFirst(load, ['assets/gone.css']).catch(keep);
    stylesheets()[0]?.dispatchEvent(new Event('error'));
    await styles;
    expect(told).toHaveBeenCalledTimes(2);
    expect(failures.map(isFileGone)).toEqual([false, true, true]);
    window.removeEventListener(filesGone, told);
  });

  it('that two ask for at once is fetched once', async () => {
    network.set('/assets/d.js', 200);
    await Promise.all([fetchFirst(load, ['assets/d.js']), fetchFirst(load, ['assets/d.js'])]);
    expect(asked).toEqual(['/assets/d.js']);
  });

  it('waits for its styles, and a stylesheet that was lost leaves and is asked for again', async () => {
    const first = fetchFirst(load, ['assets/e.css']);
    expect(stylesheets().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/e.css']);
    stylesheets()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ name: 'NetworkError' });
    expect(stylesheets()).toEqual([]);
    const second = fetchFirst(load, ['assets/e.css']);
    stylesheets()[0]?.dispatchEvent(new Event('load'));
    expect(await second).toBe('the chunk');
    expect(stylesheets()).toHaveLength(1);
  });

  it('that is silent for 30 seconds counts as lost (S-49)', async () => {
    for (const silent of ['assets/silent.js', 'assets/silent.css']) {
      const first = fetchFirst(load, [silent]);
      limits.at(-1)?.pass();
      await expect(first).rejects.toMatchObject({ name: expect.stringMatching(/TimeoutError|NetworkError/) });
      expect(stylesheets()).toEqual([]);
    }
    expect(limits.map(({ ms }) => ms)).toEqual([30_000, 30_000]);
    fetchFirst(load, ['assets/silent.js']).catch(() => undefined);
    expect(asked).toEqual(['/assets/silent.js', '/assets/silent.js']);
    expect(load).not.toHaveBeenCalled();
  });

  it('whose styles arrived keeps them when the time limit passes', async () => {
    const shown = fetchFirst(load, ['assets/kept.css']);
    stylesheets()[0]?.dispatchEvent(new Event('load'));
    await shown;
    limits[0]?.pass();
    expect(stylesheets()).toHaveLength(1);
  });

  it('that needs no file is imported at once', async () => {
    expect(await fetchFirst(load)).toBe('the chunk');
    expect(asked).toEqual([]);
  });
});

describe('what the page itself brought', () => {
  it('is not fetched a second time', async () => {
    const script = document.createElement('script');
    script.src = '/assets/here.js';
    document.head.append(script);
    for (const [rel, href] of [
      ['modulepreload', '/assets/here-shared.js'],
      ['stylesheet', '/assets/here.css'],
    ] as const)
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    const names = ['assets/here.js', 'assets/here-shared.js', 'assets/here.css'];
    expect(await fetchFirst(load, names)).toBe('the chunk');
    expect(asked).toEqual([]);
    expect(stylesheets()).toHaveLength(1);
  });
});
