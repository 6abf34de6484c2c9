import { makeAutoObservable } from 'mobx';
import type { PageReload } from '../reload/PageReload.ts';

/** Why the page is locked: its user was away for too long, or the service has ended the session. */
export type LockReason = 'away' | 'ended';

/** Why a sign-in on the lock screen failed, and the id under which the service knows its answer. */
export type LockRefusal = { readonly words: string; readonly requestId: string | null };

/** The lock of a page whose user is known but has no tokens any more; while it is locked, it is not reloaded. */
export class PageLock {
  reason: LockReason | null = null;
  /** A sign-in on the lock screen is on its way. */
  busy = false;
  /** Why the last sign-in on the lock screen failed. */
  refusal: LockRefusal | null = null;
  readonly #reload: Pick<PageReload, 'block'>;
  #allowReload: () => void = () => undefined;

  constructor(reload: Pick<PageReload, 'block'>) {
    this.#reload = reload;
    makeAutoObservable(this);
  }

  lock(reason: LockReason): void {
    this.#allowReload = this.#reload.block();
    this.reason = reason;
    this.refusal = null;
  }

  /** The form is pressed again: what the last press led to is said no more. */
  pressed(): void {
    this.refusal = null;
  }

  signInStarted(): void {
    this.busy = true;
    this.refusal = null;
  }

  signInRefused(why: LockRefusal): void {
    this.busy = false;
    this.refusal = why;
  }

  unlock(): void {
    this.#allowReload();
    this.reason = null;
    this.busy = false;
  }
}
