import type { RemovalOutcome } from '@fx-gateway/domain/beneficiaries/removeIfUnchanged.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { removeOfxBeneficiary } from '@fx-gateway/domain/ofx/beneficiaries/removeOfxBeneficiary.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';
import { thrownCallFailure } from '../../fetching/guardThrowingCalls.ts';
import type { OfxUserStores } from '../stores/OfxUserStores.ts';

type Scope = Pick<OfxUserStores, 'session' | 'drafts' | 'exclusively'>;

/** Asks before a beneficiary is deleted, and deletes it (OFX-BENE-5). */
export class BeneficiaryRemovalStore {
  asking = false;
  /** Who is asked about, as the user sees them; null until the first question. */
  seen: OfxBeneficiary | null = null;
  deleting = false;
  /** Why they are not deleted, or not known to be. */
  trouble: Exclude<RemovalOutcome<OfxBeneficiary>, { readonly kind: 'removed' }> | null = null;
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
    makeAutoObservable(this, { seen: observableRef, trouble: observableRef });
  }

  ask(seen: OfxBeneficiary): void {
    this.asking = true;
    this.seen = seen;
    this.trouble = null;
  }

  keep(): void {
    if (!this.deleting) this.asking = false;
  }

  /**
   * Deletes as `removeOfxBeneficiary` promises, and says whether the beneficiary is gone. Who was changed elsewhere
   * meanwhile is shown as they are now, and asked about again.
   */
  async confirm(): Promise<boolean> {
    const { seen, deleting } = this;
    if (seen === null || deleting) return false;
    const lost = this.trouble?.kind === 'unknown' ? this.trouble.failure : null;
    const { session, drafts, exclusively } = this.#scope;
    const { list, remove } = session.ofx.beneficiaries;
    this.deleting = true;
    this.trouble = null;
    const beneficiaries = {
      list,
      remove: (id: string) => {
        session.send({ type: 'beneficiary-change-requested' });
        return remove(id);
      },
    };
    const outcome = await runOrReportDefect<RemovalOutcome<OfxBeneficiary>>(
      async () => valueOfSureResult(await removeOfxBeneficiary(beneficiaries, { seen, lost }, exclusively)),
      { kind: 'unknown', failure: thrownCallFailure },
    );
    const trouble = outcome.kind === 'removed' ? null : outcome;
    if (trouble === null) {
      drafts.end(seen.beneficiaryId);
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id: seen.beneficiaryId });
    } else if (trouble.kind === 'changed-elsewhere') void session.beneficiaries.load();
    else session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    runInAction(() => {
      this.deleting = false;
      this.trouble = trouble;
      this.asking = trouble !== null;
      if (trouble?.kind === 'changed-elsewhere') this.seen = trouble.stored;
    });
    return trouble === null;
  }
}
