import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { RemovalOutcome } from '@fx-gateway/domain/beneficiaries/removeIfUnchanged.ts';
import { removeBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/removeBeneficiary.ts';
import { valueOfSureResult } from '@fx-gateway/domain/result/result.ts';
import { thrownCallFailure } from '../../fetching/guardThrowingCalls.ts';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpayUserStores } from '../stores/CorpayUserStores.ts';

type Scope = Pick<CorpayUserStores, 'session' | 'drafts' | 'bankDetailChecks' | 'exclusively'>;

/** Deletes one beneficiary, once it was asked for (CP-BENE-7, CP-BENE-19). */
export class BeneficiaryRemovalStore {
  asking = false;
  /** Who is asked about, as the user sees them; null until the first question. */
  seen: Beneficiary | null = null;
  deleting = false;
  /** True once this store has deleted the beneficiary. */
  done = false;
  /** Why it still stands there; `unknown` when it is not known whether it does. */
  trouble: Exclude<RemovalOutcome<Beneficiary>, { readonly kind: 'removed' }> | null = null;
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
    makeAutoObservable(this, { seen: observableRef, trouble: observableRef });
  }

  ask(seen: Beneficiary): void {
    this.asking = true;
    this.seen = seen;
    this.trouble = null;
  }

  keep(): void {
    if (!this.deleting) this.asking = false;
  }

  /**
   * Deletes and says whether the beneficiary is gone; then it has left the list too (GATE-18, S-116). Who was changed
   * elsewhere meanwhile is shown as they are now, and asked about again.
   */
  async confirm(): Promise<boolean> {
    const { seen, deleting } = this;
    if (seen === null || deleting) return false;
    const lost = this.trouble?.kind === 'unknown' ? this.trouble.failure : null;
    const { clientIntegrationId: id } = seen;
    this.deleting = true;
    this.trouble = null;
    const { session, drafts, bankDetailChecks, exclusively } = this.#scope;
    const { show, remove } = session.corpay.beneficiaries;
    const beneficiaries = {
      show,
      remove: (removed: string) => {
        session.send({ type: 'beneficiary-change-requested' });
        return remove(removed);
      },
    };
    const outcome = await runOrReportDefect<RemovalOutcome<Beneficiary>>(
      async () =>
        valueOfSureResult(
          await removeBeneficiary({ beneficiaries, bankDetailChecks }, { seen, lost }, exclusively),
        ),
      { kind: 'unknown', failure: thrownCallFailure },
    );
    const trouble = outcome.kind === 'removed' ? null : outcome;
    if (trouble === null) {
      runInAction(() => {
        this.done = true;
      });
      session.beneficiaryChanged({ type: 'beneficiary-deleted', id });
      drafts.end(id);
    } else if (trouble.kind !== 'changed-elsewhere')
      session.send({ type: 'beneficiary-change-failed', change: 'delete', failure: trouble.failure });
    runInAction(() => {
      this.deleting = false;
      this.trouble = trouble;
      this.asking = trouble !== null;
      if (trouble?.kind === 'changed-elsewhere') this.seen = trouble.stored;
    });
    return trouble === null;
  }
}
