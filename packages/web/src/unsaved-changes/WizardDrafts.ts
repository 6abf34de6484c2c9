import { makeAutoObservable, observable } from 'mobx';

/** A wizard as far as leaving it is concerned; `sealed` while it is on its way or its answer was lost. */
export type WizardDraftState = { readonly dirty: boolean; readonly sealed: boolean };

/** Begun wizards by the beneficiary they edit; the new one has an empty id. What is typed into them outlives its page. */
export class WizardDrafts<W extends WizardDraftState> {
  readonly #drafts = observable.map<string, W>({}, { deep: false });

  constructor() {
    makeAutoObservable(this);
  }

  /** True while something was typed that is saved nowhere, whatever page is open. */
  get dirty(): boolean {
    return [...this.#drafts.values()].some((store) => store.dirty);
  }

  find(id: string): W | null {
    return this.#drafts.get(id) ?? null;
  }

  /**
   * Keeps the wizard whose page opens. The returned function is for leaving: where nothing was typed and nothing is
   * on its way, nothing is kept, so that the next visit shows what is stored then.
   */
  keep(id: string, store: W): () => void {
    this.#drafts.set(id, store);
    return () => {
      if (!store.dirty && !store.sealed) this.end(id);
    };
  }

  /** It was saved or given up, or its beneficiary was deleted. */
  end(id: string): void {
    this.#drafts.delete(id);
  }
}
