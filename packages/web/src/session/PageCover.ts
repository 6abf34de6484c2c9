import { makeAutoObservable } from 'mobx';
import type { PageReload } from '../reload/PageReload.ts';

/** Why nobody may see the page: its person was away for too long, or the service has ended their session. */
export type CoverReason = 'away' | 'ended';

/** The cover of a page whose person is known but has no tokens any more; no reload takes the page while it lies. */
export class PageCover {
  reason: CoverReason | null = null;
  /** A sign-in on the cover is on its way. */
  busy = false;
  /** Why the last sign-in on the cover came to nothing. */
  refusal: string | null = null;
  readonly #reload: Pick<PageReload, 'hold'>;
  #release: () => void = () => undefined;

  constructor(reload: Pick<PageReload, 'hold'>) {
    this.#reload = reload;
    makeAutoObservable(this);
  }

  lay(reason: CoverReason): void {
    this.#release();
    this.#release = this.#reload.hold();
    this.reason = reason;
    this.busy = false;
    this.refusal = null;
  }

  trying(): void {
    this.busy = true;
    this.refusal = null;
  }

  refused(why: string): void {
    this.busy = false;
    this.refusal = why;
  }

  lift(): void {
    this.#release();
    this.reason = null;
    this.busy = false;
  }
}
