import { isRunDealUnknown, type PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageReload } from '../../reload/PageReload.ts';
import { guardUnsavedChanges } from '../../unsaved-changes/guardUnsavedChanges.ts';
import { formatDateTime } from '../../kit/facts/formatDateTime.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import { RunCheckStore } from './RunCheckStore.ts';
import { RunPaymentStore } from './RunPaymentStore.ts';
import { RunSourceStore } from './RunSourceStore.ts';

/** What one user has in hand of payment runs. It outlives the pages; rows that were not sent stand in memory only. */
export class PaymentRunWorkspace {
  readonly scope: PaymentRunScope;
  readonly source: RunSourceStore;
  check: RunCheckStore | null = null;
  payment: RunPaymentStore | null = null;
  /** The open runs of this user; null until they are read. */
  open: readonly PaymentRun[] | null = null;
  /** Why they could not be read. */
  trouble: string | null = null;
  #isGuarded = false;
  /** The deals of open runs that were waited for. */
  readonly #followed = new Set<string>();
  /** The check that was left for the rows, with the rows that it began with. */
  #left: { readonly rows: string; readonly check: RunCheckStore } | null = null;

  constructor(scope: PaymentRunScope) {
    this.scope = scope;
    this.source = new RunSourceStore(scope);
    makeAutoObservable(this, {
      scope: false,
      source: false,
      check: observableRef,
      payment: observableRef,
      open: observableRef,
    });
  }

  /** True while rows stand here that are nowhere else. */
  get dirty(): boolean {
    return this.payment?.kept !== true && (this.check !== null || this.source.dirty);
  }

  /** Rows that stand nowhere else hold back a reload, also when another page is open by now. */
  guard(reload: Pick<PageReload, 'block'>): void {
    if (!this.#isGuarded) guardUnsavedChanges(this, reload);
    this.#isGuarded = true;
  }

  /** The rows are understood: they are judged from here on. */
  async beginCheck(): Promise<void> {
    const { read, rows } = this.source;
    if (read === null || rows?.ok !== true) return;
    await this.source.keepMapping();
    const begun = JSON.stringify(rows.value);
    // Who only looked at the rows again finds what they mended.
    const left = this.#left?.rows === begun ? this.#left.check : null;
    const { clock } = this.scope;
    const when = formatDateTime(new Date(clock.now()).toISOString());
    const name = read.file === null ? `Payments of ${when}` : `${read.file}, ${when}`;
    runInAction(() => {
      this.check = left ?? new RunCheckStore(this.scope, rows.value, name);
      this.#left = { rows: begun, check: this.check };
    });
  }

  /** What was mended stays for as long as the rows are the same. */
  backToRows(): void {
    this.check = null;
  }

  /** The good rows become deals, of which nothing is kept yet. */
  review(): void {
    const { check } = this;
    const run = check?.makeRun() ?? null;
    if (check === null || run === null) return;
    const count = check.selected.held.length;
    this.payment = new RunPaymentStore(this.scope, {
      run,
      kept: false,
      checked: check.checkedDetails,
      paidAgain: check.paidAgain,
      held: count === 0 ? null : { count, csv: check.heldCsv },
    });
  }

  backToCheck(): void {
    if (this.payment?.kept !== true) this.payment = null;
  }

  /** A new run begins where one was begun before; rows of which nothing was sent stay. */
  leaveBegunRun(): void {
    if (this.payment?.kept === true) this.clear();
  }

  /** Everything that was not sent is dropped. */
  clear(): void {
    this.#left?.check.stop();
    this.#left = null;
    this.check = null;
    this.source.clear();
    this.payment = null;
  }

  /** Opens a run that was begun; one that is in hand stays as it is. */
  async openRun(id: string): Promise<void> {
    if (this.payment?.run.id === id) return;
    try {
      const run = await this.scope.runs.find(id);
      if (run !== null) await this.scope.inHand.tellApart([run]);
      runInAction(() => {
        this.trouble = null;
        this.payment = run === null ? null : new RunPaymentStore(this.scope, { run, kept: true });
      });
    } catch (cause) {
      this.#cannotRead(cause);
    }
  }

  /** Reads the open runs, and again when one begins, takes a step in any tab or is closed, until the returned function is called. */
  watchOpen(): () => void {
    const { runs } = this.scope;
    const steps = new Map<string, () => void>();
    let isWatched = true;
    const read = async (): Promise<void> => {
      await this.#readOpen();
      if (!isWatched) return;
      for (const { id } of this.open ?? [])
        if (!steps.has(id))
          steps.set(
            id,
            runs.watch(id, () => void read()),
          );
    };
    void read();
    const stopList = runs.watchList(() => void read());
    return () => {
      isWatched = false;
      stopList();
      for (const stop of steps.values()) stop();
    };
  }

  async #readOpen(): Promise<void> {
    try {
      const open = await this.scope.runs.list();
      await this.scope.inHand.tellApart(open);
      runInAction(() => {
        this.open = open;
      });
      for (const run of open)
        for (const { id } of run.deals.filter(isRunDealUnknown)) this.#readOnceFree(run.id, id);
    } catch (cause) {
      this.#cannotRead(cause);
    }
  }

  /** What another tab has in hand is read again when it is over. */
  #readOnceFree(runId: string, dealId: string): void {
    const key = `${runId} ${dealId}`;
    if (this.#followed.has(key)) return;
    this.#followed.add(key);
    const { inHand } = this.scope;
    void inHand.waitFor(runId, dealId).over.then(() => this.#readOpen());
  }

  #cannotRead(cause: unknown): void {
    runInAction(() => {
      this.trouble = cause instanceof Error ? cause.message : String(cause);
    });
  }
}
