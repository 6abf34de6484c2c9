import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { isRunDealUnknown, type PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** Whether another tab has a deal in hand is known within this time. */
const answerMs = 100;

/** `known` resolves once it is known whether another tab has a deal in hand, `over` once none has. */
type Wait = { readonly known: Promise<void>; readonly over: Promise<void> };

const nothing = (): void => undefined;

const nameOf = (runId: string, dealId: string): string => `fx-gateway.run-deal.${runId}.${dealId}`;

/**
 * Which deals of payment runs have a call on its way, here or in another tab of this browser. What a tab has in hand it lets go
 * also when it is closed or crashes: from then on others look up what became of the call.
 */
export class DealsInHand {
  /** The deal that this tab has in hand. */
  mine: string | null = null;
  readonly #elsewhere = observable.set<string>();
  readonly #waits = new Map<string, Wait>();
  readonly #exclusivelyFor: (name: string) => RunExclusively<never>;
  readonly #timers: Timers;
  #over = nothing;

  constructor(exclusivelyFor: (name: string) => RunExclusively<never>, timers: Timers) {
    this.#exclusivelyFor = exclusivelyFor;
    this.#timers = timers;
    makeAutoObservable(this);
  }

  isElsewhere(runId: string, dealId: string): boolean {
    return this.#elsewhere.has(nameOf(runId, dealId));
  }

  isUnderWay(runId: string, dealId: string): boolean {
    return this.mine === nameOf(runId, dealId) || this.isElsewhere(runId, dealId);
  }

  /** Its call is about to leave. Nobody waits for it here: who may send is decided by the steps of the run. */
  take(runId: string, dealId: string): void {
    const name = nameOf(runId, dealId);
    if (this.mine === name) return;
    this.letGo();
    this.mine = name;
    const over = new Promise<void>((resolve) => {
      this.#over = resolve;
    });
    void this.#exclusivelyFor(name)(() => over);
  }

  letGo(): void {
    this.#over();
    this.mine = null;
  }

  /** Waits until no tab has it in hand; `taken` where it is known already that another one has it. */
  waitFor(runId: string, dealId: string, taken = false): Wait {
    const name = nameOf(runId, dealId);
    const wait = this.#waits.get(name) ?? this.#wait(name, taken);
    this.#waits.set(name, wait);
    return wait;
  }

  /** What nobody knows of these deals may be on its way: resolves once that is told apart. */
  async tellApart(runs: readonly PaymentRun[]): Promise<void> {
    const open = runs.flatMap((run) => run.deals.filter(isRunDealUnknown).map(({ id }) => ({ run, id })));
    await Promise.all(open.map(({ run, id }) => this.waitFor(run.id, id).known));
  }

  #wait(name: string, taken: boolean): Wait {
    let answer = nothing;
    const known = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const tell = (): void => {
      if (this.mine !== name) runInAction(() => this.#elsewhere.add(name));
      answer();
    };
    if (taken) tell();
    const cancel = this.#timers.after(answerMs, tell);
    const free = async (): Promise<void> => {
      await this.#exclusivelyFor(name)(() => Promise.resolve());
      cancel();
      this.#waits.delete(name);
      runInAction(() => this.#elsewhere.delete(name));
      answer();
    };
    return { known, over: free() };
  }
}
