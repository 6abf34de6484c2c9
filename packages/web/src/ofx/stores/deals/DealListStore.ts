import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { payeeNamesById, type PayeeNames } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { sortDealsNewestFirst } from '@fx-gateway/domain/ofx/deals/sortDealsNewestFirst.ts';
import { makeAutoObservable } from 'mobx';
import type { FetchedValue } from '../../../fetching/FetchedValue.ts';

/** The deals, newest first, and by whom they are known to pay. */
export class DealListStore {
  readonly #all: Pick<FetchedValue<readonly OfxDeal[]>, 'value'>;

  readonly #beneficiaries: Pick<FetchedValue<readonly OfxBeneficiary[]>, 'value'>;

  constructor(
    all: Pick<FetchedValue<readonly OfxDeal[]>, 'value'>,
    beneficiaries: Pick<FetchedValue<readonly OfxBeneficiary[]>, 'value'>,
  ) {
    this.#all = all;
    this.#beneficiaries = beneficiaries;
    makeAutoObservable(this);
  }

  /** Nobody as long as the beneficiaries are not there. */
  get names(): PayeeNames {
    return payeeNamesById(this.#beneficiaries.value ?? []);
  }

  get newestFirst(): readonly OfxDeal[] {
    return sortDealsNewestFirst(this.#all.value ?? []);
  }
}
