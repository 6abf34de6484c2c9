import type { Bank } from '@fx-gateway/domain/corpay/api/bank.ts';
import type {
  BankToFind,
  PayeeReading,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BankOfTextPolicy } from '../../../beneficiaries/PayeeReadingStore.ts';
import type { BankSearchStore } from './BankSearchStore.ts';

/** What became of the search for the bank that a text leads to. */
type BankSearchOfText = {
  /** All numbers of the text that may lead to its bank. */
  readonly leads: readonly BankToFind[];
  /** The one that was searched by last. */
  readonly asked: BankToFind;
  readonly bank: Bank | null;
  readonly searching: boolean;
};

/** The bank that a text leads to, searched once for each text, by one number after the other (CP-READ-4). */
export class BankOfTextStore implements BankOfTextPolicy<PayeeReading> {
  /** Null while the text leads to no bank. */
  search: BankSearchOfText | null = null;
  readonly #banks: BankSearchStore;
  readonly #found: (bank: Bank) => void;

  constructor(banks: BankSearchStore, found: (bank: Bank) => void) {
    this.#banks = banks;
    this.#found = found;
    makeAutoObservable(this, { search: observableRef });
  }

  follow({ banks }: PayeeReading): void {
    void this.#follow(banks);
  }

  forget(): void {
    this.search = null;
  }

  /** An answer that comes after the text was changed proposes nothing. */
  async #follow(leads: readonly BankToFind[]): Promise<void> {
    if (this.search !== null && compareStructural(this.search.leads, leads)) {
      if (this.search.bank !== null) this.#found(this.search.bank);
      return;
    }
    this.#show(null);
    for (const asked of leads) {
      const search: BankSearchOfText = { leads, asked, bank: null, searching: true };
      this.#show(search);
      const bank = await this.#banks.findOne(asked);
      if (this.search !== search) return;
      this.#show({ ...search, bank, searching: false });
      if (bank === null) continue;
      this.#found(bank);
      return;
    }
  }

  #show(search: BankSearchOfText | null): void {
    runInAction(() => {
      this.search = search;
    });
  }
}
