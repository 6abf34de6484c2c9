import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Fetched } from '../../../fetching/Fetched.ts';
import type { BeneficiaryDetails } from './BeneficiaryDetails.ts';
import { beneficiaryOptions, type BeneficiaryOption } from './beneficiaryOptions.ts';
import type { PaidDates } from './PaidDates.ts';
import { sortBeneficiaries, type BeneficiaryOrder } from './sortBeneficiaries.ts';

/** All beneficiaries as they stand in their list and in a choice; the order stays while the user looks at one of them. */
export class ArrangedBeneficiaries {
  order: BeneficiaryOrder = { by: 'payee', descending: false };
  readonly #details: Pick<BeneficiaryDetails, 'apart'>;
  readonly #paid: Pick<PaidDates, 'texts'>;
  readonly #all: Fetched<readonly BeneficiarySummary[]>;

  constructor(
    all: Fetched<readonly BeneficiarySummary[]>,
    details: Pick<BeneficiaryDetails, 'apart'>,
    paid: Pick<PaidDates, 'texts'>,
  ) {
    this.#all = all;
    this.#details = details;
    this.#paid = paid;
    makeAutoObservable(this, { order: observableRef });
  }

  get sorted(): readonly BeneficiarySummary[] {
    return sortBeneficiaries(this.#all.value ?? [], this.order);
  }

  get options(): readonly BeneficiaryOption[] {
    return beneficiaryOptions(this.#all.value ?? [], this.#details.apart, this.#paid.texts);
  }

  /** By another column, or by the same one the other way round. */
  sortBy(by: BeneficiaryOrder['by']): void {
    this.order = { by, descending: by === this.order.by && !this.order.descending };
  }
}
