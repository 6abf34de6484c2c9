import type { CallChange, Operations } from '@fx-gateway/domain/operations/operations.ts';
import { whyHeldBack } from '@fx-gateway/domain/operations/whyHeldBack.ts';
import { makeAutoObservable } from 'mobx';

/** What the site has switched off: as it was when the page was loaded, then as each look finds it (OPS-1). */
export class OperationsStore {
  now: Operations;

  constructor(first: Operations = {}) {
    this.now = first;
    makeAutoObservable(this, { whyHeldBack: false }, { autoBind: true });
  }

  note(now: Operations = {}): void {
    this.now = now;
  }

  /** Why what changes something does not leave now; null where it may. */
  readonly whyHeldBack = (change: CallChange): string | null => whyHeldBack(this.now, change);
}
