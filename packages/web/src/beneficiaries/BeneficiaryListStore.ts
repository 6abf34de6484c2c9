import {
  matchBeneficiaries,
  toSearchableBeneficiaries,
} from '@fx-gateway/domain/beneficiaries/matchBeneficiaries.ts';
import { toggleColumnSortOrder } from '@fx-gateway/domain/lists/sortByColumn.ts';
import { computed, makeAutoObservable, observableRef } from 'mobx';
import {
  sortBeneficiaries,
  type BeneficiaryColumns,
  type BeneficiarySortOrder,
} from './sortBeneficiaries.ts';

/** What has become of a beneficiary, in the words of the list's announcement. */
const became = { add: 'was added.', edit: 'was saved.', delete: 'was deleted.' } as const;

type Sources<B> = {
  all(): readonly B[];
  columnsOf(beneficiary: B): BeneficiaryColumns;
  /** The end of the account, empty where there is none to search; undefined while it is not read. */
  endingOf(beneficiary: B): string | undefined;
};

const kept = computed({ keepAlive: true });

/** All beneficiaries as they stand in their list; its order and what it is narrowed to stay while the user looks at one of them. */
export class BeneficiaryListStore<B> {
  order: BeneficiarySortOrder = { by: 'name', descending: false };
  search = '';
  /** Empty for every currency. */
  currency = '';
  /** What has just become of a beneficiary in the list; shown once. */
  announcement: string | null = null;
  readonly #sources: Sources<B>;

  constructor(sources: Sources<B>) {
    this.#sources = sources;
    // Whoever comes back to the list does not wait until it is sorted again.
    makeAutoObservable(this, { order: observableRef, sorted: kept, searchable: kept, currencies: kept });
  }

  get sorted(): readonly B[] {
    return sortBeneficiaries(this.#sources.all(), this.#sources.columnsOf, this.order);
  }

  get searchable(): ReturnType<typeof toSearchableBeneficiaries<B>> {
    return toSearchableBeneficiaries(this.sorted, this.#sources.columnsOf);
  }

  /** The currencies that the beneficiaries in the list are paid in. */
  get currencies(): readonly string[] {
    return [...new Set(this.searchable.map(({ currency }) => currency))].toSorted();
  }

  get found(): ReturnType<typeof matchBeneficiaries<B>> {
    return matchBeneficiaries(this.searchable, this, this.#sources.endingOf);
  }

  get shown(): readonly B[] {
    return this.found.shown;
  }

  /** How many may be searched for too, once their account is read. */
  get unread(): number {
    return this.found.unread;
  }

  /** By another column, or by the same one the other way round. */
  sortBy(by: BeneficiarySortOrder['by']): void {
    this.order = toggleColumnSortOrder(this.order, by);
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
