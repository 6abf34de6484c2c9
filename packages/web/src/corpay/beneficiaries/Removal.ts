import { removeBeneficiary, type RemovalOutcome } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpayScope } from '../scope/CorpayScope.ts';

/** Deletes one beneficiary, once it was asked for (CP-BENE-7, CP-BENE-19). */
export class Removal {
  asking = false;
  deleting = false;
  /** Why it still stands there; `unknown` when it is not known whether it does. */
  trouble: Exclude<RemovalOutcome, { readonly kind: 'removed' }> | null = null;
  readonly #scope: Pick<CorpayScope, 'session' | 'drafts' | 'bankDetailChecks'>;
  readonly #id: string;

  constructor(scope: Pick<CorpayScope, 'session' | 'drafts' | 'bankDetailChecks'>, id: string) {
    this.#scope = scope;
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
    const { session, drafts, bankDetailChecks } = this.#scope;
    session.send({ type: 'beneficiary-change-requested' });
    const { beneficiaries } = session.corpay;
    const outcome = await removeBeneficiary({ beneficiaries, bankDetailChecks }, this.#id);
    const trouble = outcome.kind === 'removed' ? null : outcome;
    if (trouble === null) {
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id: this.#id });
      drafts.end(this.#id);
    } else session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    runInAction(() => {
      this.deleting = false;
      this.trouble = trouble;
      this.asking = trouble !== null;
    });
    return trouble === null;
  }
}
