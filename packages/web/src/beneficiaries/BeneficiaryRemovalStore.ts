import type {
  BeneficiaryToRemove,
  RemovalOutcome,
} from '@fx-gateway/domain/beneficiaries/removeIfUnchanged.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';
import { thrownCallFailure } from '../fetching/guardThrowingCalls.ts';

type RemovalTrouble<B> = Exclude<RemovalOutcome<B>, { readonly kind: 'removed' }>;

/** How a partner deletes a beneficiary, and who else has to know what became of it. */
type RemovalPolicy<B> = {
  readonly remove: (asked: BeneficiaryToRemove<B>) => Promise<RemovalOutcome<B>>;
  readonly removed: (seen: B) => void;
  readonly stillThere: (trouble: RemovalTrouble<B>) => void;
};

/** Asks before a beneficiary is deleted, and deletes them once (CP-BENE-7, CP-BENE-19, OFX-BENE-5). */
export class BeneficiaryRemovalStore<B> {
  asking = false;
  /** Who is asked about, as the user sees them; null until the first question. */
  seen: B | null = null;
  deleting = false;
  /** True once this store has deleted the beneficiary. */
  done = false;
  /** Why it still stands there; `unknown` when it is not known whether it does. */
  trouble: RemovalTrouble<B> | null = null;
  readonly #policy: RemovalPolicy<B>;

  constructor(policy: RemovalPolicy<B>) {
    this.#policy = policy;
    makeAutoObservable(this, { seen: observableRef, trouble: observableRef });
  }

  ask(seen: B): void {
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
    this.deleting = true;
    this.trouble = null;
    const outcome = await runOrReportDefect<RemovalOutcome<B>>(() => this.#policy.remove({ seen, lost }), {
      kind: 'unknown',
      failure: thrownCallFailure,
    });
    const trouble = outcome.kind === 'removed' ? null : outcome;
    if (trouble === null) {
      runInAction(() => {
        this.done = true;
      });
      this.#policy.removed(seen);
    } else this.#policy.stillThere(trouble);
    runInAction(() => {
      this.deleting = false;
      this.trouble = trouble;
      this.asking = trouble !== null;
      if (trouble?.kind === 'changed-elsewhere') this.seen = trouble.stored;
    });
    return trouble === null;
  }
}
