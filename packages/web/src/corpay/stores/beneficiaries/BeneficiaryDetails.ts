import type { Beneficiary, BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { accountEnding, accountOf } from '@fx-gateway/domain/corpay/bankDetails/bankDetailChanges.ts';
import { alikeBeneficiaries } from '@fx-gateway/domain/corpay/beneficiaries/alikeBeneficiaries.ts';
import {
  hasSameAccount,
  mostDetailsRead,
  rowsLike,
} from '@fx-gateway/domain/corpay/beneficiaries/sameAccount.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

/** What one beneficiary is known by beside the name, and the row of the list that it was read for. */
type Known = {
  readonly row: BeneficiarySummary;
  readonly ending: string;
  readonly ownName: string;
  /** The whole account, written in one; empty where there is none. */
  readonly account: string;
};

const knownBy = (row: BeneficiarySummary, beneficiary: Beneficiary): Known => {
  const ending = accountEnding(beneficiary);
  return {
    row,
    ending: ending === 'N/A' ? '' : ending,
    ownName: beneficiary.templateIdentifier.trim(),
    account: accountOf(beneficiary),
  };
};

/**
 * Details that tell beneficiaries apart who are alike in payee and currency: the end of the account and the own name. At
 * most twenty are read for a list, and they are kept in memory only, as long as their row stays as it was.
 */
export class BeneficiaryDetails {
  known: ReadonlyMap<string, Known> = new Map();
  readonly #session: CorpaySessionStore;
  #reading = false;
  /** What is to be read next. */
  #wanted: (() => readonly BeneficiarySummary[]) | null = null;

  constructor(session: CorpaySessionStore) {
    this.#session = session;
    makeAutoObservable(this, { known: observableRef });
  }

  /** What tells each of the alike apart, by id: `•••• 2345 · Rent`; those that are not known are not in it. */
  get apart(): ReadonlyMap<string, string> {
    return new Map(
      alikeBeneficiaries(this.#rows).flatMap((row) => {
        const known = this.#knownOf(row);
        const words =
          known === null ? '' : [known.ending, known.ownName].filter((part) => part !== '').join(' · ');
        return words === '' ? [] : [[row.clientIntegrationId, words]];
      }),
    );
  }

  readAlike(): Promise<void> {
    return this.#read(() => alikeBeneficiaries(this.#rows));
  }

  /** Reads those that a new beneficiary would be like, and first the list where no page has shown it. */
  async readLike(record: Beneficiary): Promise<void> {
    if (this.#session.beneficiaries.value === null) await this.#session.beneficiaries.load();
    await this.#read(() => rowsLike(this.#rows, record));
  }

  /** Another beneficiary, as far as is known, who is paid in the same currency to the same account; null when none is. */
  sameAccount(record: Beneficiary): BeneficiarySummary | null {
    return this.#rows.find((row) => hasSameAccount(record, row, this.#knownOf(row)?.account ?? '')) ?? null;
  }

  get #rows(): readonly BeneficiarySummary[] {
    return this.#session.beneficiaries.value ?? [];
  }

  #knownOf(row: BeneficiarySummary): Known | null {
    const known = this.known.get(row.clientIntegrationId);
    return known?.row === row ? known : null;
  }

  /**
   * One after the other; what fails is not known, and is asked again the next time. A list that was loaded anew
   * meanwhile is read once more: its rows may stand for other details.
   */
  async #read(wanted: () => readonly BeneficiarySummary[]): Promise<void> {
    this.#wanted = wanted;
    if (this.#reading) return;
    this.#reading = true;
    while (this.#wanted !== null) {
      const rows: readonly BeneficiarySummary[] = this.#wanted();
      this.#wanted = null;
      // At once, so that thousands of choices are not drawn anew for each.
      const known = await this.#detailsOf(rows.slice(0, mostDetailsRead));
      runInAction(() => {
        this.known = known;
      });
    }
    this.#reading = false;
  }

  async #detailsOf(rows: readonly BeneficiarySummary[]): Promise<ReadonlyMap<string, Known>> {
    const known = new Map(this.known);
    for (const row of rows) {
      if (this.#knownOf(row) !== null) continue;
      const answer = await this.#session.corpay.beneficiaries.show(row.clientIntegrationId);
      if (answer.ok) known.set(row.clientIntegrationId, knownBy(row, answer.value));
    }
    return known;
  }
}
