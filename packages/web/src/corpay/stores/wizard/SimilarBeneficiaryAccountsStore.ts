import type { Beneficiary, BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { accountNumberOf } from '@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts';
import {
  hasSameAccount,
  listRowsThatMayShareAccount,
  maxDetailsPerList,
} from '@fx-gateway/domain/corpay/beneficiaries/sameAccount.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

/** The accounts of those who may have a new beneficiary's, in memory as long as its wizard; at most twenty are read. */
export class SimilarBeneficiaryAccountsStore {
  /** The full account number, without spaces, of each row that was read. */
  known: ReadonlyMap<BeneficiarySummary, string> = new Map();
  readonly #session: CorpaySessionStore;

  constructor(session: CorpaySessionStore) {
    this.#session = session;
    makeAutoObservable(this, { known: observableRef });
  }

  /** Reads them one after the other, and first the list where no page has shown it; what fails is asked again the next time. */
  async readLike(record: Beneficiary): Promise<void> {
    const { beneficiaries, corpay } = this.#session;
    if (beneficiaries.value === null) await beneficiaries.load();
    for (const row of listRowsThatMayShareAccount(this.#rows, record).slice(0, maxDetailsPerList)) {
      if (this.known.has(row)) continue;
      const answer = await corpay.beneficiaries.show(row.clientIntegrationId);
      if (!answer.ok) continue;
      runInAction(() => {
        this.known = new Map(this.known).set(row, accountNumberOf(answer.value));
      });
    }
  }

  /** Another beneficiary, as far as is known, who is paid in the same currency to the same account; null when none is. */
  sameAccount(record: Beneficiary): BeneficiarySummary | null {
    return this.#rows.find((row) => hasSameAccount(record, row, this.known.get(row) ?? '')) ?? null;
  }

  get #rows(): readonly BeneficiarySummary[] {
    return this.#session.beneficiaries.value ?? [];
  }
}
