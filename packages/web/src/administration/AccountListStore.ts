import type { AdminAccount } from '@fx-gateway/domain/administration/adminAccount.ts';
import type { Customer } from '@fx-gateway/domain/administration/customers/customer.ts';
import {
  emptyCustomerFilter,
  listCustomerFilterChoices,
  filterCustomers,
  isCustomerSearchComplete,
  type CustomerFilter,
} from '@fx-gateway/domain/administration/customers/filterCustomers.ts';
import {
  readCustomers,
  type CustomersAndIntegrations,
} from '@fx-gateway/domain/administration/customers/readCustomers.ts';
import {
  defaultCustomerSortOrder,
  sortCustomers,
  type CustomerColumn,
  type CustomerSortOrder,
} from '@fx-gateway/domain/administration/customers/sortCustomers.ts';
import { toggleColumnSortOrder } from '@fx-gateway/domain/lists/sortByColumn.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallReport } from './CallReport.ts';
import type { NonThrowingAdministration } from './makeNonThrowingAdministration.ts';
import { callWithReport } from './callWithReport.ts';

/** Thousands of rows are drawn so many at a time: the browser lays out all of them at each key. */
const atATime = 50;

/** The accounts that were listed, and what narrows them; one of them can be chosen (ADMIN-2, ADMIN-10, S-76). */
export class AccountListStore {
  /** What the service gave; null until it was asked (ADMIN-18). */
  read: CustomersAndIntegrations | null = null;
  filter: CustomerFilter = emptyCustomerFilter;
  order: CustomerSortOrder = defaultCustomerSortOrder;
  selectedId: string | null = null;
  readonly report = new CallReport();
  /** What the service was last asked for: the accounts with this in their e-mail. */
  asked = '';
  /** How many rows are drawn at most. */
  drawn = atATime;
  readonly #service: NonThrowingAdministration;

  constructor(service: NonThrowingAdministration) {
    this.#service = service;
    makeAutoObservable(
      this,
      { read: observableRef, filter: observableRef, order: observableRef, report: false },
      { autoBind: true },
    );
  }

  get all(): readonly Customer[] {
    return this.read?.customers ?? [];
  }

  get sorted(): readonly Customer[] {
    return sortCustomers(this.all, this.order);
  }

  /** What the filter leaves of all that is known. */
  get found(): readonly Customer[] {
    return filterCustomers(this.sorted, this.filter);
  }

  /** The rows that are drawn. */
  get shown(): readonly Customer[] {
    return this.found.slice(0, this.drawn);
  }

  /** What the accounts can be narrowed to. */
  get choices() {
    return listCustomerFilterChoices(this.all);
  }

  /** Whether every account that may be meant is known: only then there is none where none is found (ADMIN-17). */
  get isWhole(): boolean {
    return isCustomerSearchComplete(this.asked, this.filter.search);
  }

  /** The chosen account, while it is in sight: nothing is assigned to an account that is not shown. */
  get selected(): AdminAccount | null {
    return this.shown.find(({ account }) => account.accountId === this.selectedId)?.account ?? null;
  }

  select(accountId: string): void {
    this.selectedId = accountId;
  }

  sortBy(by: CustomerColumn): void {
    this.order = toggleColumnSortOrder(this.order, by);
  }

  showMore(): void {
    this.drawn += atATime;
  }

  /** Narrows what is listed while one types; what was listed for less than that is asked for as a whole. */
  narrow(filter: Partial<CustomerFilter>): void {
    this.filter = { ...this.filter, ...filter };
    this.drawn = atATime;
    if (this.read !== null && !this.report.running) void this.#widen(this.report);
  }

  /** Asks the service for the accounts, for all of them where the box is empty (ADMIN-2, ADMIN-27, S-76). */
  async list(search = this.filter.search, report = this.report): Promise<void> {
    await this.#read(report, search);
    if (report.state.kind !== 'failed') await this.#widen(report);
  }

  /** What was listed is read again in silence; where that fails it stays as it was. */
  async readAgain(): Promise<void> {
    if (this.read === null) return;
    const again = await readCustomers(this.#service, this.asked);
    if (again.ok) runInAction(() => (this.read = again.value));
  }

  async #widen(report: CallReport): Promise<void> {
    if (!this.isWhole) await this.#read(report, '');
  }

  async #read(report: CallReport, search: string): Promise<void> {
    const read = await callWithReport(report, () => readCustomers(this.#service, search));
    if (read === null) return;
    runInAction(() => {
      this.read = read;
      this.asked = search;
    });
  }
}
