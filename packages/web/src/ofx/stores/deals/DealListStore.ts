import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { dealPayees, payeeNames, type PayeeNames } from '@fx-gateway/domain/ofx/deals/dealPayees.ts';
import { dealBadgeText } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { newestDealsFirst } from '@fx-gateway/domain/ofx/deals/newestFirst.ts';
import { searchable } from '@fx-gateway/domain/words/searchable.ts';
import { makeAutoObservable } from 'mobx';
import type { Fetched } from '../../../fetching/Fetched.ts';

const searchedIn = (deal: OfxDeal, names: PayeeNames): string => {
  const { reference, buy, sell } = deal;
  const payees = dealPayees(deal, names).join(' ');
  return searchable(`${payees} ${reference} ${buy.currency} ${buy.amount} ${sell.currency} ${sell.amount}`);
};

/** The deals, newest first, and what their list is narrowed to; it stays so while the user looks at one of them. */
export class DealListStore {
  search = '';
  /** What the badge says; empty for every state. */
  state = '';
  readonly #all: Fetched<readonly OfxDeal[]>;

  readonly #beneficiaries: Pick<Fetched<readonly OfxBeneficiary[]>, 'value'>;

  constructor(
    all: Fetched<readonly OfxDeal[]>,
    beneficiaries: Pick<Fetched<readonly OfxBeneficiary[]>, 'value'>,
  ) {
    this.#all = all;
    this.#beneficiaries = beneficiaries;
    makeAutoObservable(this);
  }

  /** By whom a deal is known to pay; nobody as long as the beneficiaries are not there. */
  get names(): PayeeNames {
    return payeeNames(this.#beneficiaries.value ?? []);
  }

  get newestFirst(): readonly OfxDeal[] {
    return newestDealsFirst(this.#all.value ?? []);
  }

  /** The states that the deals are in, by the words of their badges. */
  get states(): readonly string[] {
    return [...new Set(this.newestFirst.map(dealBadgeText))].toSorted();
  }

  get shown(): readonly OfxDeal[] {
    const words = searchable(this.search).split(' ');
    return this.newestFirst.filter((deal) => {
      const text = searchedIn(deal, this.names);
      return (
        (this.state === '' || dealBadgeText(deal) === this.state) &&
        words.every((word) => text.includes(word.replaceAll(',', '')))
      );
    });
  }

  searchFor(text: string): void {
    this.search = text;
  }

  showState(state: string): void {
    this.state = state;
  }

  showAll(): void {
    this.search = '';
    this.state = '';
  }
}
