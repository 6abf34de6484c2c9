import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { paidDates } from '@fx-gateway/domain/corpay/orders/paidDates.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { Fetched } from '../../../fetching/Fetched.ts';

/** The details of past orders that were read; `version` grows with them. */
type ReadDetails = { readonly version: number; readonly of: (order: OrderSummary) => OrderDetail | null };

const none: readonly OrderSummary[] = [];

/** When beneficiaries were last paid, from what the visit has read of past orders; nothing is asked for it (HIST-6). */
export class PaidDates {
  /** The details that were read; null before a page has read any. */
  details: ReadDetails | null = null;
  readonly #beneficiaries: Fetched<readonly BeneficiarySummary[]>;
  readonly #orders: Fetched<readonly OrderSummary[]>;

  constructor(
    beneficiaries: Fetched<readonly BeneficiarySummary[]>,
    orders: Fetched<readonly OrderSummary[]>,
  ) {
    this.#beneficiaries = beneficiaries;
    this.#orders = orders;
    makeAutoObservable(this, { details: observableRef, texts: computedStruct });
  }

  /** `Paid Nov 21, 2026`, by the id of the beneficiary; those are not in it of whom it is not known. */
  get texts(): ReadonlyMap<string, string> {
    const { details } = this;
    // What was read since may be newer.
    void details?.version;
    const dates = paidDates(
      this.#beneficiaries.value ?? [],
      this.#orders.value ?? none,
      details?.of ?? (() => null),
    );
    return new Map([...dates].map(([id, date]) => [id, `Paid ${formatDate(date)}`]));
  }

  learnFrom(details: ReadDetails): void {
    this.details = details;
  }
}
