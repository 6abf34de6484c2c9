import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { removeOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/removeOfxBeneficiary.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfxScope } from '../stores/OfxScope.ts';

type Scope = Pick<OfxScope, 'session' | 'drafts'>;

/** Asks before a beneficiary is deleted, and deletes it (OFX-BENE-5). */
export class Removal {
  asking = false;
  deleting = false;
  /** Why they are not deleted, or not known to be. */
  failure: CallFailure | null = null;
  /** True when the call may have deleted them all the same. */
  lost = false;
  readonly #scope: Scope;
  readonly #id: string;

  constructor(scope: Scope, id: string) {
    this.#scope = scope;
    this.#id = id;
    makeAutoObservable(this, { failure: observableRef });
  }

  ask(): void {
    this.asking = true;
    this.failure = null;
  }

  keep(): void {
    if (!this.deleting) this.asking = false;
  }

  /** Deletes as `removeOfxBeneficiary` promises, and says whether the beneficiary is gone. */
  async confirm(): Promise<boolean> {
    if (this.deleting) return false;
    const { session, drafts } = this.#scope;
    const beneficiaryId = this.#id;
    this.deleting = true;
    this.failure = null;
    session.send({ type: 'beneficiary-change-requested' });
    const removal = await removeOfxBeneficiary(session.ofx.beneficiaries, beneficiaryId);
    runInAction(() => {
      this.deleting = false;
      if (removal.kind === 'removed') {
        this.asking = false;
        drafts.end(beneficiaryId);
        session.beneficiaryChanged({ type: 'beneficiary-deleted', id: beneficiaryId });
      } else {
        this.failure = removal.failure;
        this.lost = removal.kind === 'unknown';
        session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: removal.failure });
      }
    });
    return removal.kind === 'removed';
  }
}
