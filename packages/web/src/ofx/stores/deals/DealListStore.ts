import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import { dealBadgeText } from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import { newestDealsFirst } from '@fx-gateway/domain/ofx/deals/newestFirst.ts';
import { searchable } from '@fx-gateway/domain/words/searchable.ts';
import { makeAutoObservable } from 'mobx';
import type { Fetched } from '../../../fetching/Fetched.ts';

const searchedIn = ({ reference, buy, sell }: OfxDeal): string =>
  searchable(`${reference} ${buy.currency} ${buy.amount} ${sell.currency} ${sell.amount}`);

/** The deals, newest first, and what their list is narrowed to; it stays so while the user looks at one of them. */
export class DealListStore {
  search = '';
  /** What the badge says; empty for every state. */
  state = '';
  readonly #all: Fetched<readonly OfxDeal[]>;

  constructor(all: Fetched<readonly OfxDeal[]>) {
    this.#all = all;
    makeAutoObservable(this);
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
      const text = searchedIn(deal);
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
