import { action, makeAutoObservable, observable } from 'mobx';
import type { SessionFlags } from './sessionFlags.ts';

type Reason = 'account' | 'partner-session';

type Page = { readonly marks: SessionFlags; readonly reload: () => void };

/** Whether the page is of the release that its host gives now; of a `gone` one, files are no longer there. */
type Release = 'current' | 'replaced' | 'gone';

/**
 * The reloads that the page does by itself. Each reason reloads at most once a session (S-67, S-84), and none while a
 * form holds something that was typed: then `waiting` asks the user to press 'Reload now'.
 */
export class PageReload {
  readonly #page: Page;
  readonly #waitingFor = observable.set<Reason>();
  release: Release = 'current';
  readonly #blocks = observable.box(0);
  #unsaved = 0;

  constructor(page: Page) {
    this.#page = page;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True while a reload waits for a form. */
  get waiting(): boolean {
    return this.#waitingFor.size > 0;
  }

  /** True while another release is to be told of: that waits for what is begun, unless the page cannot go on without it. */
  get replaced(): boolean {
    return this.release === 'gone' || (this.release === 'replaced' && !this.blocked);
  }

  /** True while something is begun on this page that its end would lose. */
  get blocked(): boolean {
    return this.#blocks.get() > 0;
  }

  /** True while something was typed or prepared on this page that is kept nowhere else. */
  get unsaved(): boolean {
    return this.#unsaved > 0;
  }

  /** Reloads, or waits to; false when this reason has had its reload and the failure should be shown instead. */
  once(reason: Reason): boolean {
    const mark = `reloaded:${reason}`;
    if (this.#page.marks.has(mark)) return false;
    this.#page.marks.set(mark);
    if (this.blocked) this.#waitingFor.add(reason);
    else this.#page.reload();
    return true;
  }

  /** What the reason was about works again: no reload waits for it, and it may cause one again later. */
  forget(reason: Reason): void {
    this.#waitingFor.delete(reason);
    this.#page.marks.remove(`reloaded:${reason}`);
  }

  /** Prevents automatic reloads until the returned function is called, once; `unsaved` where a sign-out would lose it too. */
  block(why: 'under-way' | 'unsaved' = 'under-way'): () => void {
    const unsaved = why === 'unsaved' ? 1 : 0;
    this.#blocks.set(this.#blocks.get() + 1);
    this.#unsaved += unsaved;
    let blocked = true;
    return action(() => {
      if (!blocked) return;
      blocked = false;
      this.#blocks.set(this.#blocks.get() - 1);
      this.#unsaved -= unsaved;
    });
  }

  noteRelease(release: Release): void {
    if (this.release !== 'gone') this.release = release;
  }

  now(): void {
    this.#page.reload();
  }
}
