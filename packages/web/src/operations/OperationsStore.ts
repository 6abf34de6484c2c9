import type { CallChange, Operations } from '@fx-gateway/domain/operations/operations.ts';
import { whyHeldBack } from '@fx-gateway/domain/operations/whyHeldBack.ts';
import { makeAutoObservable } from 'mobx';

/** What the site has switched off: as it was when the page was loaded, then as each look finds it (OPS-1). */
export class OperationsStore {
  now: Operations;
  /** The notice that was read and closed; another one is shown again. */
  private closed: string | null = null;

  constructor(first: Operations = {}) {
    this.now = first;
    makeAutoObservable(this, { whyHeldBack: false }, { autoBind: true });
  }

  note(now: Operations = {}): void {
    this.now = now;
  }

  /** What stands on the page; null where there is nothing to say, or it was closed. */
  get notice(): string | null {
    const { notice = null } = this.now;
    return notice === this.closed ? null : notice;
  }

  closeNotice(): void {
    this.closed = this.notice;
  }

  /** Why what changes something does not leave now; null where it may. */
  readonly whyHeldBack = (change: CallChange): string | null => whyHeldBack(this.now, change);
}
