import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

/** What went wrong, and nothing that a user or a partner wrote (REPORT-2). */
export type Report = {
  readonly kind: 'page-error' | 'broken-policy' | 'failed-call';
  /** The path of the page, without ids and query. */
  readonly page: string;
  /** Of a failed call; null where nothing answered, and for all that is no call. */
  readonly status: number | null;
  readonly requestId: string | null;
};

const waitsMs = 10_000;
/** A page that fails again and again fills no line: what comes beyond this is left out. */
const atMost = 20;

/** Gathers reports for a while and hands them on together (REPORT-3). */
export class ReportBatch {
  private readonly timers: Timers;
  private readonly send: (reports: readonly Report[]) => void;
  private waiting: Report[] = [];
  private cancel: (() => void) | null = null;

  constructor(timers: Timers, send: (reports: readonly Report[]) => void) {
    this.timers = timers;
    this.send = send;
  }

  readonly add = (report: Report): void => {
    if (this.waiting.length === atMost) return;
    this.waiting.push(report);
    this.cancel ??= this.timers.after(waitsMs, this.flush);
  };

  /** Hands on what there is, as when the page is left. */
  readonly flush = (): void => {
    this.cancel?.();
    this.cancel = null;
    const reports = this.waiting;
    this.waiting = [];
    if (reports.length > 0) this.send(reports);
  };
}
