import { lastFourCharacters } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { createDetailLoadQueue, type DetailLoadQueue } from '@fx-gateway/domain/calls/detailLoadQueue.ts';
import type { Beneficiary, BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { accountNumberOf } from '@fx-gateway/domain/corpay/bankDetails/findBankDetailChanges.ts';
import { findSameNamedBeneficiaries } from '@fx-gateway/domain/corpay/beneficiaries/findSameNamedBeneficiaries.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';
import { computedStruct, makeAutoObservable, runInAction } from 'mobx';
import { makeBatchedShow } from '../../../fetching/makeBatchedShow.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

/** What one beneficiary is known by beside the name; an empty text is none. */
type Known = { readonly lastFour: string; readonly ownName: string };

/** What the list does not have of the beneficiaries in sight, in memory for the visit only (PAYEE-6). */
export class VisibleBeneficiaryHintsStore {
  /** Grows with what is known, so that whoever looks at it looks again. */
  version = 0;
  readonly #session: CorpaySessionStore;
  readonly #showSoon: () => void;
  readonly #reader: DetailLoadQueue<BeneficiarySummary>;
  // A row that has changed is another one, and what was known of it is gone.
  readonly #known = new WeakMap<BeneficiarySummary, Known>();
  #failed = new WeakSet<BeneficiarySummary>();
  #wanted: readonly BeneficiarySummary[] = [];
  readonly #inSight = new Set<string>();
  #indexed: readonly BeneficiarySummary[] = [];
  #rowById: ReadonlyMap<string, BeneficiarySummary> = new Map();

  constructor({ session, timers }: { readonly session: CorpaySessionStore; readonly timers: Timers }) {
    this.#session = session;
    this.#showSoon = makeBatchedShow(timers, () => {
      runInAction(() => {
        this.version += 1;
      });
    });
    this.#reader = createDetailLoadQueue({
      read: (row: BeneficiarySummary) => session.corpay.beneficiaries.show(row.clientIntegrationId),
      timers,
      found: (row, answer) => this.found(row, answer),
    });
    makeAutoObservable(this, { ownNames: computedStruct });
  }

  /** The last four characters of accounts, by the id of the beneficiary, empty where there are none; those that are not read are not in it. */
  get endings(): ReadonlyMap<string, string> {
    return this.#textsOf(this.#rows, 'lastFour');
  }

  /** The names, other than those of the payees, that the customer gave to those who are alike in payee and currency, by id. */
  get ownNames(): ReadonlyMap<string, string> {
    return new Map([...this.#textsOf(this.alike, 'ownName')].filter(([, name]) => name !== ''));
  }

  get alike(): readonly BeneficiarySummary[] {
    return findSameNamedBeneficiaries(this.#rows);
  }

  /** These have come into sight, by id: what is not known of them is read. */
  seen = (ids: readonly string[]): void => {
    for (const id of ids) this.#inSight.add(id);
    this.#look();
  };

  /** These are in sight no more, and are read no more unless they are on their way. */
  left = (ids: readonly string[]): void => {
    for (const id of ids) this.#inSight.delete(id);
    this.#look();
  };

  /** The list was asked for, or has come or not: those in sight are read, as far as they are not known, but while it is on its way. */
  listed(): void {
    this.#failed = new WeakSet();
    this.#look();
  }

  found(row: BeneficiarySummary, answer: Result<Beneficiary, CallFailure>): void {
    if (!answer.ok) {
      this.#failed.add(row);
      return;
    }
    const ownName = answer.value.templateIdentifier.trim();
    this.#known.set(row, {
      lastFour: lastFourCharacters(accountNumberOf(answer.value)),
      ownName: ownName === row.payee ? '' : ownName,
    });
    this.#showSoon();
  }

  get #rows(): readonly BeneficiarySummary[] {
    return this.#session.beneficiaries.value ?? [];
  }

  #textsOf(rows: readonly BeneficiarySummary[], which: keyof Known): ReadonlyMap<string, string> {
    void this.version;
    return new Map(
      rows.flatMap((row) => {
        const known = this.#known.get(row);
        return known === undefined ? [] : [[row.clientIntegrationId, known[which]]];
      }),
    );
  }

  /** By the list as it is now: of thousands only those in sight are looked at. */
  #rowOf(id: string): BeneficiarySummary | undefined {
    if (this.#indexed !== this.#rows) {
      this.#indexed = this.#rows;
      this.#rowById = new Map(this.#rows.map((row) => [row.clientIntegrationId, row]));
    }
    return this.#rowById.get(id);
  }

  #look(): void {
    this.#reader.drop(this.#wanted);
    // Whoever was deleted elsewhere is in the list no more, once it has come.
    const { loading } = this.#session.beneficiaries;
    this.#wanted = (loading ? [] : [...this.#inSight]).flatMap((id) => {
      const row = this.#rowOf(id);
      return row === undefined || this.#known.has(row) || this.#failed.has(row) ? [] : [row];
    });
    this.#reader.want(this.#wanted);
  }
}
