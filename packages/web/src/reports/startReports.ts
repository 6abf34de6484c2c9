import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { readPagePath } from './readPagePath.ts';
import { ReportBatch, type Report } from './ReportBatch.ts';

type Page = Pick<Window, 'addEventListener' | 'document' | 'location'> & Pick<typeof globalThis, 'fetch'>;

const requestIdHeader = 'x-amzn-requestid';
/** What services and gateways name an answer by; anything else could be a text. */
const isId = /^[\w-]{1,64}$/;

/** What `releaseOfPage` says, without the file that it is in, which brings pages along. */
const readRelease = ({ document }: Page): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null;

/**
 * Sends what goes wrong on this page to `url`: page errors, broken policies and failed calls (REPORT-1). Nothing waits for
 * it: a call is handed to whoever made it as it is, and a report that fails is dropped without a word.
 */
export const startReports = (url: string, page: Page, timers: Timers): void => {
  const call = page.fetch.bind(page);
  const batch = new ReportBatch(timers, (reports) => {
    // As a plain text without cookies it is no more than a form: the other side needs to allow nothing.
    const body = JSON.stringify({ release: readRelease(page), reports });
    call(url, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  });
  const note = (kind: Report['kind'], status: number | null = null, requestId: string | null = null): void =>
    batch.add({
      kind,
      page: readPagePath(page.location.pathname),
      status,
      requestId: requestId !== null && isId.test(requestId) ? requestId : null,
    });

  const noteOutcome = async (answer: Promise<Response>): Promise<void> => {
    try {
      const { ok, status, headers } = await answer;
      if (!ok) note('failed-call', status, headers.get(requestIdHeader));
    } catch {
      note('failed-call');
    }
  };

  page.addEventListener('error', () => note('page-error'));
  page.addEventListener('unhandledrejection', () => note('page-error'));
  page.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    // A policy that forbids the reports themselves would be reported for ever.
    if (!blockedURI.startsWith(new URL(url).origin)) note('broken-policy');
  });
  page.fetch = (...request) => {
    const answer = call(...request);
    void noteOutcome(answer);
    return answer;
  };
  // The last moment of a page of which every browser tells.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') batch.flush();
  });
};
