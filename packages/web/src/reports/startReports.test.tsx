import { afterEach, describe, expect, it, vi } from 'vitest';
import { startReports } from './startReports.ts';

const url = 'https://reports.test/fx';
const secret = 'Olive Harbour 12,000.00';

afterEach(() => vi.unstubAllGlobals());

/** A page that reports, at whose calls `answer` answers, and the batches that have left it. */
const openPage = (answer: (address: string) => Promise<Response>) => {
  const sent: { readonly body: string; readonly init: RequestInit }[] = [];
  const events = new EventTarget();
  const listened = Object.assign(new EventTarget(), {
    querySelector: () => ({ content: '0123456789ab' }),
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  let run: (() => void) | null = null;
  const page = {
    addEventListener: events.addEventListener.bind(events),
    document: listened as unknown as Document,
    location: { pathname: '/secure/fxgateway/orders/2024001' } as Location,
    fetch: async (address: string, init: RequestInit = {}) => {
      if (address !== url) return answer(address);
      sent.push({ body: String(init.body), init });
      throw new TypeError('nobody takes reports');
    },
  };
  startReports(url, page as Parameters<typeof startReports>[1], {
    after: (_ms, later) => {
      run = later;
      return () => undefined;
    },
  });
  return {
    page,
    events,
    listened,
    sent: () => sent.map(({ body }): unknown => JSON.parse(body)),
    raw: () => sent,
    wait: () => run?.(),
  };
};

const at = { page: '/secure/fxgateway/orders/:id', status: null, requestId: null };
const fine = async () => new Response('{}');

describe('what is reported (REPORT-1, REPORT-2)', () => {
  it('a page error, of whatever kind, without what it says', () => {
    const { events, sent, raw, wait } = openPage(fine);
    events.dispatchEvent(new ErrorEvent('error', { error: new Error(secret), message: secret }));
    events.dispatchEvent(new Event('unhandledrejection'));
    wait();
    const error = { ...at, kind: 'page-error' };
    expect(sent()).toEqual([{ release: '0123456789ab', reports: [error, error] }]);
    expect(raw()[0]?.body).not.toContain('Olive');
  });

  it('a failed call, by status and request id, and one that nothing answered', async () => {
    const { page, sent, wait } = openPage(async (address) => {
      if (address === '/gone') throw new TypeError('no network');
      const requestId = address === '/text' ? secret : 'r-1';
      return new Response(secret, { status: 503, headers: { 'x-amzn-requestid': requestId } });
    });
    expect(await (await page.fetch('/deal/orders/2024001')).text()).toBe(secret);
    await page.fetch('/text');
    await expect(page.fetch('/gone')).rejects.toThrow('no network');
    wait();
    const call = { ...at, kind: 'failed-call' };
    expect(sent()).toEqual([
      {
        release: '0123456789ab',
        reports: [{ ...call, status: 503, requestId: 'r-1' }, { ...call, status: 503 }, call],
      },
    ]);
  });

  it('a broken policy, but none that forbids the reports themselves', () => {
    const { listened, sent, wait } = openPage(fine);
    for (const blockedURI of ['inline', `${url}?more`])
      listened.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
    wait();
    expect(sent()).toEqual([{ release: '0123456789ab', reports: [{ ...at, kind: 'broken-policy' }] }]);
  });
});

describe('how it is reported (REPORT-3)', () => {
  it('at once when the page is left, and nothing where nothing went wrong', async () => {
    const { page, events, listened, sent } = openPage(fine);
    await page.fetch('/deal/orders');
    listened.visibilityState = 'hidden';
    listened.dispatchEvent(new Event('visibilitychange'));
    expect(sent()).toEqual([]);
    events.dispatchEvent(new Event('error'));
    listened.dispatchEvent(new Event('visibilitychange'));
    expect(sent()).toHaveLength(1);
  });

  it('without cookies or the address of the page, and a report that fails is no failed call', async () => {
    const { events, raw, sent, wait } = openPage(fine);
    events.dispatchEvent(new Event('error'));
    wait();
    await Promise.resolve();
    wait();
    expect(sent()).toHaveLength(1);
    expect(raw()[0]?.init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  });

  it('a page that fails again and again sends no more than 20 together', () => {
    const { events, sent, wait } = openPage(fine);
    for (let times = 0; times < 50; times += 1) events.dispatchEvent(new Event('error'));
    wait();
    expect(sent()).toMatchObject([{ reports: { length: 20 } }]);
  });
});
