import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Fetched } from '../../../calls/Fetched.ts';
import type { BeneficiaryDetails } from './BeneficiaryDetails.ts';
import { beneficiaryOptions, type BeneficiaryOption } from './beneficiaryOptions.ts';
import { sortBeneficiaries, type BeneficiaryOrder } from './sortBeneficiaries.ts';
import {
  matchBeneficiaries,
  searchableBeneficiaries,
  type SearchableBeneficiaries,
} from './matchBeneficiaries.ts';

/** What the list of beneficiaries is narrowed to; it stays so while the user looks at one of them. */
export class BeneficiaryListStore {
  search = '';
  /** Empty for every currency. */
  currency = '';
  order: BeneficiaryOrder = { by: 'payee', descending: false };
  /** What has just become of a beneficiary in the list; shown once. */
  announcement: string | null = null;
  readonly #details: Pick<BeneficiaryDetails, 'apart'>;
  readonly #all: Fetched<readonly BeneficiarySummary[]>;

  constructor(all: Fetched<readonly BeneficiarySummary[]>, details: Pick<BeneficiaryDetails, 'apart'>) {
    this.#all = all;
    this.#details = details;
    makeAutoObservable(this, { order: observableRef });
  }

  get searchable(): SearchableBeneficiaries {
    return searchableBeneficiaries(sortBeneficiaries(this.#all.value ?? [], this.order));
  }

  /** The currencies that the beneficiaries in the list are paid in. */
  get currencies(): readonly string[] {
    return [...new Set((this.#all.value ?? []).map(({ curr }) => curr))].toSorted();
  }

  /** As they stand in a choice. */
  get options(): readonly BeneficiaryOption[] {
    return beneficiaryOptions(this.#all.value ?? [], this.#details.apart);
  }

  get shown(): readonly BeneficiarySummary[] {
    return matchBeneficiaries(this.searchable, this);
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showCurrency(currency: string): void {
    this.currency = currency;
  }

  /** By another column, or by the same one the other way round. */
  sortBy(by: BeneficiaryOrder['by']): void {
    this.order = { by, descending: by === this.order.by && !this.order.descending };
  }

  announce(name: string, what: 'add' | 'edit' | 'delete'): void {
    this.showAll();
    const words = { add: 'was added.', edit: 'was saved.', delete: 'was deleted.' } as const;
    this.announcement = `${name} ${words[what]}`;
  }

  forgetAnnouncement(): void {
    this.announcement = null;
  }

  showAll(): void {
    this.search = '';
    this.currency = '';
  }
}
