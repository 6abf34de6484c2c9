import type { OfxBeneficiary } from '@fx-gateway/domain/ofx';
import { makeAutoObservable } from 'mobx';
import type { Fetched } from '../../../calls/Fetched.ts';
import { searchable } from '@fx-gateway/domain/words';

/** What has become of a beneficiary, in the words of the list's announcement. */
const became = { add: 'was added.', edit: 'was saved.', delete: 'was deleted.' } as const;

/** What the list of beneficiaries is narrowed to; it stays so while the user looks at one of them. */
export class BeneficiaryListStore {
  search = '';
  /** Empty for every currency. */
  currency = '';
  /** What has just become of a beneficiary in the list; shown once. */
  announcement: string | null = null;
  readonly #all: Fetched<readonly OfxBeneficiary[]>;

  constructor(all: Fetched<readonly OfxBeneficiary[]>) {
    this.#all = all;
    makeAutoObservable(this);
  }

  /** The names as they are searched, made once for a list, so that a keystroke costs a comparison each. */
  get named(): readonly { readonly beneficiary: OfxBeneficiary; readonly name: string }[] {
    return (this.#all.value ?? []).map((beneficiary) => ({
      beneficiary,
      name: searchable(beneficiary.name),
    }));
  }

  get currencies(): readonly string[] {
    return [...new Set((this.#all.value ?? []).map(({ currency }) => currency))].toSorted();
  }

  get shown(): readonly OfxBeneficiary[] {
    const words = searchable(this.search).split(' ');
    return this.named
      .filter(({ name }) => words.every((word) => name.includes(word)))
      .map(({ beneficiary }) => beneficiary)
      .filter(({ currency }) => this.currency === '' || currency === this.currency);
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showCurrency(currency: string): void {
    this.currency = currency;
  }

  announce(name: string, what: keyof typeof became): void {
    this.showAll();
    this.announcement = `${name} ${became[what]}`;
  }

  forgetAnnouncement(): void {
    this.announcement = null;
  }

  showAll(): void {
    this.search = '';
    this.currency = '';
  }
}
