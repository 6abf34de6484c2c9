import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { BeneficiaryListStore } from '../../../beneficiaries/BeneficiaryListStore.ts';
import type { Fetched } from '../../../fetching/Fetched.ts';
import type { BeneficiaryDetails } from './BeneficiaryDetails.ts';
import { sortBeneficiaries, type BeneficiaryOrder } from './sortBeneficiaries.ts';

/** All beneficiaries as they stand in their list; its order and what it is narrowed to stay while the user looks at one of them. */
export class ListedBeneficiaries {
  order: BeneficiaryOrder = { by: 'payee', descending: false };
  readonly list: BeneficiaryListStore<BeneficiarySummary>;
  readonly #all: Fetched<readonly BeneficiarySummary[]>;

  constructor(all: Fetched<readonly BeneficiarySummary[]>, details: Pick<BeneficiaryDetails, 'endings'>) {
    this.#all = all;
    this.list = new BeneficiaryListStore({
      all: () => this.sorted,
      marksOf: ({ payee: name, curr: currency }) => ({ name, currency }),
      endingOf: ({ clientIntegrationId }) => details.endings.get(clientIntegrationId),
    });
    makeAutoObservable(this, { order: observableRef, list: false });
  }

  get sorted(): readonly BeneficiarySummary[] {
    return sortBeneficiaries(this.#all.value ?? [], this.order);
  }

  /** By another column, or by the same one the other way round. */
  sortBy(by: BeneficiaryOrder['by']): void {
    this.order = { by, descending: by === this.order.by && !this.order.descending };
  }
}
