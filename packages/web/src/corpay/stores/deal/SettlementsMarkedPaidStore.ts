import type { DueSettlement } from '@fx-gateway/domain/corpay/settling/groupSettlementsDue.ts';
import type { SettlementsMarkedPaid } from '@fx-gateway/domain/corpay/settling/settlementsMarkedPaid.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Dependencies = { readonly paidMarks: SettlementsMarkedPaid };

/** What the customer has marked as paid on this device, here or in another tab (SETTLE-2). */
export class SettlementsMarkedPaidStore {
  /** Null until it was read. */
  ids: ReadonlySet<string> | null = null;
  /** It cannot be read now: what is known of it counts on. */
  unread = false;
  /** The last mark could not be remembered. */
  notKept = false;
  readonly #dependencies: Dependencies;
  #stopWatching: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { ids: observableRef });
  }

  start(): void {
    this.#stopWatching ??= this.#dependencies.paidMarks.watch(() => void this.#read());
    void this.#read();
  }

  stop(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
  }

  /** The customer says that they have paid these, or takes that back. */
  async set(lines: readonly DueSettlement[], paid: boolean): Promise<void> {
    const { paidMarks } = this.#dependencies;
    const ids = new Set(this.ids);
    for (const { id } of lines) {
      if (paid) ids.add(id);
      else ids.delete(id);
    }
    this.ids = ids;
    const changes = lines.map((line) => (paid ? paidMarks.mark(line) : paidMarks.unmark(line)));
    const ended = await Promise.allSettled(changes);
    runInAction(() => {
      this.notKept = ended.some(({ status }) => status === 'rejected');
    });
  }

  async #read(): Promise<void> {
    const { paidMarks } = this.#dependencies;
    const ids = await paidMarks.read().catch(() => null);
    runInAction(() => {
      this.unread = ids === null;
      this.ids = ids ?? this.ids ?? new Set();
    });
  }
}
