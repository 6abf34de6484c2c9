import { provesNothingHappened, type CallFailure } from '@fx-gateway/domain/calls';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OfxScope } from '../scope/OfxScope.ts';

type Scope = Pick<OfxScope, 'session' | 'drafts'>;

/** Asks before a beneficiary is deleted, and deletes with one call (OFX-BENE-5, S-99). */
export class Removal {
  asking = false;
  deleting = false;
  /** Why they are not deleted, or not known to be. */
  failure: CallFailure | null = null;
  readonly #scope: Scope;
  readonly #id: string;

  constructor(scope: Scope, id: string) {
    this.#scope = scope;
    this.#id = id;
    makeAutoObservable(this, { failure: observableRef });
  }

  /** True when the call may have deleted them all the same. */
  get lost(): boolean {
    return this.failure !== null && !provesNothingHappened(this.failure);
  }

  ask(): void {
    this.asking = true;
    this.failure = null;
  }

  keep(): void {
    if (!this.deleting) this.asking = false;
  }

  /** Deletes and says whether the beneficiary is gone; who was gone already is gone too (GATE-18). */
  async confirm(): Promise<boolean> {
    if (this.deleting) return false;
    const { session, drafts } = this.#scope;
    const beneficiaryId = this.#id;
    this.deleting = true;
    this.failure = null;
    session.send({ type: 'beneficiary-change-requested' });
    const answer = await session.ofx.beneficiaries.remove(beneficiaryId);
    const gone = answer.ok || answer.failure.status === 404 || (await this.#isGone(answer.failure));
    runInAction(() => {
      this.deleting = false;
      if (gone) {
        this.asking = false;
        drafts.end(beneficiaryId);
        session.beneficiaryChanged({ type: 'beneficiary-deleted', beneficiaryId });
      } else if (!answer.ok) {
        this.failure = answer.failure;
        session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: answer.failure });
      }
    });
    return gone;
  }

  /** After a lost answer the list shows what became of it. */
  async #isGone(failure: CallFailure): Promise<boolean> {
    if (provesNothingHappened(failure)) return false;
    const list = await this.#scope.session.ofx.beneficiaries.list();
    return list.ok && !list.value.some(({ beneficiaryId }) => beneficiaryId === this.#id);
  }
}
