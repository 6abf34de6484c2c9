import { makeAutoObservable } from 'mobx';
import type { SessionMarks } from './sessionMarks.ts';

type Reason = 'account' | 'partner-session';

type Page = { readonly marks: SessionMarks; readonly reload: () => void };

/**
 * The page's reloads on its own account. Each reason reloads at most once a session (S-67, S-84), and none while a
 * form holds something a person typed: then `waiting` asks them to press 'Reload now'.
 */
export class PageReload {
  private holds = 0;
  private readonly waitingFor = new Set<Reason>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    makeAutoObservable<this, 'page'>(this, { page: false }, { autoBind: true });
  }

  /** True while a reload waits for a form. */
  get waiting(): boolean {
    return this.waitingFor.size > 0;
  }

  /** Reloads, or waits to; false when this reason has had its reload and the failure should be shown instead. */
  once(reason: Reason): boolean {
    const mark = `reloaded:${reason}`;
    if (this.page.marks.has(mark)) return false;
    this.page.marks.set(mark);
    if (this.holds > 0) this.waitingFor.add(reason);
    else this.page.reload();
    return true;
  }

  /** The trouble behind the reason is over: no reload waits for it, and it may reload again one day. */
  forget(reason: Reason): void {
    this.waitingFor.delete(reason);
    this.page.marks.remove(`reloaded:${reason}`);
  }

  /** Keeps automatic reloads away until the returned function is called, once. */
  hold(): () => void {
    this.holds += 1;
    let held = true;
    return () => {
      if (held) this.release();
      held = false;
    };
  }

  now(): void {
    this.page.reload();
  }

  private release(): void {
    this.holds -= 1;
  }
}
