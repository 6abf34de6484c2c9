import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { advanceRun, type LeaveOutEvent } from '@fx-gateway/domain/payment-run/run/advanceRun.ts';
import type { RowsPaidElsewhereEvent } from '@fx-gateway/domain/payment-run/run/rowsPaidElsewhere.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { reportDefect } from '../../failures/reportDefect.ts';
import type { PaymentRunScope } from './PaymentRunScope.ts';

type Scope = Pick<PaymentRunScope, 'runs' | 'preparation'>;

/** A run as this device keeps it, read again whenever a tab takes a step. Before its first booking it stands here only. */
export class KeptRunStore {
  run: PaymentRun;
  kept: boolean;
  /** It is not on this device any more: it was closed, here or in another tab. */
  gone = false;
  /** An open run that has the same name: nothing began. */
  namesake: PaymentRun | null = null;
  /** What could not be kept or read on this device. */
  trouble: string | null = null;
  readonly #scope: Scope;
  readonly #checked: readonly BankDetailQuestion[];
  readonly #shown: (run: PaymentRun) => void;
  #stopWatching: (() => void) | null = null;

  /** `checked` are the bank details that were looked at before it begins; `shown` is called with each step of it. */
  constructor(
    scope: Scope,
    { run, kept, checked }: Pick<KeptRunStore, 'run' | 'kept'> & { checked: readonly BankDetailQuestion[] },
    shown: (run: PaymentRun) => void,
  ) {
    this.#scope = scope;
    this.run = run;
    this.kept = kept;
    this.#checked = checked;
    this.#shown = shown;
    makeAutoObservable(this, { run: observableRef, namesake: observableRef });
  }

  /** Follows what every tab does with it, until `stop`. */
  start(): void {
    if (!this.kept || this.#stopWatching !== null) return;
    this.#stopWatching = this.#scope.runs.watch(this.run.id, () => void this.read());
    void this.read();
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  rename(name: string): void {
    if (!this.kept) this.run = { ...this.run, name };
  }

  /** Keeps it from now on; false where an open run has its name. */
  async begin(): Promise<boolean> {
    if (this.kept) return true;
    // What was checked here is not asked about once more after a reload.
    await this.#scope.preparation.rememberChecked(this.#checked);
    const earlier = await this.#scope.runs.begin(this.run);
    runInAction(() => {
      this.namesake = earlier;
      this.kept = earlier === null;
    });
    this.start();
    return this.kept;
  }

  async read(): Promise<void> {
    if (!this.kept) return;
    await this.guard(async () => {
      const run = await this.#scope.runs.find(this.run.id);
      if (run === null)
        runInAction(() => {
          this.gone = true;
        });
      else this.#show(run);
    });
  }

  /** A deal that waits, or one of its rows, is not booked at all; or it is put back while nothing was booked; or it is
   * known what pays it elsewhere. */
  async leaveOut(dealId: string, what: LeaveOutEvent | RowsPaidElsewhereEvent): Promise<void> {
    await this.guard(async () => {
      if (this.kept) await this.#scope.runs.advance(this.run.id, dealId, what);
      else {
        const left = advanceRun(this.run, dealId, what);
        if (left.ok) this.#show(left.value);
      }
    });
    await this.read();
  }

  /** The run is forgotten once all of its outcomes are known; false where one is not. */
  async close(): Promise<boolean> {
    let isForgotten = false;
    await this.guard(async () => {
      isForgotten = await this.#scope.runs.forget(this.run.id);
    });
    return isForgotten;
  }

  /** What this device could not keep or read is told; nothing was sent after it. */
  async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      runInAction(() => {
        this.trouble = null;
      });
    } catch (cause) {
      reportDefect(cause);
      runInAction(() => {
        this.trouble = cause instanceof Error ? cause.message : String(cause);
      });
    }
  }

  #show(run: PaymentRun): void {
    runInAction(() => {
      this.run = run;
    });
    // Nothing is looked up for a page that was left.
    if (this.#stopWatching !== null) this.#shown(run);
  }
}
