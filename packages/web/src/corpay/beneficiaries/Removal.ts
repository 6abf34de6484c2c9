import { provesNothingHappened, type CorpayFailure } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpayDesk } from '../CorpayDesk.ts';

/** Deletes one beneficiary, once it was asked for (CP-BENE-7, CP-BENE-19). */
export class Removal {
  asking = false;
  deleting = false;
  /** Why it still stands there; `unknown` when nobody can tell whether it does. */
  trouble: { readonly kind: 'refused' | 'unknown'; readonly failure: CorpayFailure } | null = null;
  readonly #desk: Pick<CorpayDesk, 'session' | 'wizards'>;
  readonly #id: string;

  constructor(desk: Pick<CorpayDesk, 'session' | 'wizards'>, id: string) {
    this.#desk = desk;
    this.#id = id;
    makeAutoObservable(this, { trouble: observableRef });
  }

  ask(): void {
    this.asking = true;
    this.trouble = null;
  }

  keep(): void {
    if (!this.deleting) this.asking = false;
  }

  /** Deletes and says whether the beneficiary is gone; then it has left the list too (GATE-18, S-116). */
  async confirm(): Promise<boolean> {
    if (this.deleting) return false;
    this.deleting = true;
    this.trouble = null;
    const { session, wizards } = this.#desk;
    session.send({ type: 'beneficiary-change-requested' });
    const trouble = await this.#remove();
    if (trouble === null) {
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id: this.#id });
      wizards.end(this.#id);
    } else session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    runInAction(() => {
      this.deleting = false;
      this.trouble = trouble;
      this.asking = trouble !== null;
    });
    return trouble === null;
  }

  /** Whoever is not there any more is deleted, also when the answer that said so was lost. */
  async #remove(): Promise<typeof this.trouble> {
    const { beneficiaries } = this.#desk.session.corpay;
    const answer = await beneficiaries.remove(this.#id);
    if (answer.ok || answer.failure.status === 404) return null;
    const { failure } = answer;
    if (provesNothingHappened(failure)) return { kind: 'refused', failure };
    const shown = await beneficiaries.show(this.#id);
    if (shown.ok) return { kind: 'refused', failure };
    return shown.failure.status === 404 ? null : { kind: 'unknown', failure };
  }
}
