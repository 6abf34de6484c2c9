import type { BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { makeAutoObservable } from 'mobx';
import type { Fetched } from '../../../calls/Fetched.ts';
import { beneficiaryOptions, type BeneficiaryOption } from './beneficiaryOptions.ts';
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
  /** What has just become of a beneficiary in the list; shown once. */
  announcement: string | null = null;
  readonly #all: Fetched<readonly BeneficiarySummary[]>;

  constructor(all: Fetched<readonly BeneficiarySummary[]>) {
    this.#all = all;
    makeAutoObservable(this);
  }

  get searchable(): SearchableBeneficiaries {
    return searchableBeneficiaries(this.#all.value ?? []);
  }

  /** The currencies that the beneficiaries in the list are paid in. */
  get currencies(): readonly string[] {
    return [...new Set((this.#all.value ?? []).map(({ curr }) => curr))].toSorted();
  }

  /** As they stand in a choice. */
  get options(): readonly BeneficiaryOption[] {
    return beneficiaryOptions(this.#all.value ?? []);
  }

  get shown(): readonly BeneficiarySummary[] {
    return matchBeneficiaries(this.searchable, this);
  }

  get narrowed(): boolean {
    return this.search.trim() !== '' || this.currency !== '';
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showCurrency(currency: string): void {
    this.currency = currency;
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
