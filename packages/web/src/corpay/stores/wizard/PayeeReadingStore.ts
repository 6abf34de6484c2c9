import type { Bank } from '@fx-gateway/domain/corpay/api/bank.ts';
import type {
  BankToFind,
  PayeeReading,
  ReadDetail,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { readPayeeDetails } from '@fx-gateway/domain/corpay/beneficiaries/reading/readPayeeDetails.ts';
import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BankSearchStore } from './BankSearchStore.ts';

/** The wizard as its reading sees it. */
type ReadsPayee = {
  /** Which country the user chose; empty while nobody did. Read as state that changes. */
  chosenCountry(): string;
  read(details: readonly ReadDetail[]): void;
  found(bank: Bank): void;
};

/** What became of the search for the bank that a text leads to. */
type BankOfText = {
  /** All numbers of the text that may lead to its bank. */
  readonly leads: readonly BankToFind[];
  /** The one that was searched by last. */
  readonly asked: BankToFind;
  readonly bank: Bank | null;
  readonly searching: boolean;
};

/** What a user typed or pasted about a beneficiary, in memory as long as its wizard, and what is read of it (CP-READ-1). */
export class PayeeReadingStore {
  text = '';
  /** Null while the text leads to no bank. */
  bank: BankOfText | null = null;
  readonly #banks: BankSearchStore;
  readonly #wizard: ReadsPayee;

  constructor(banks: BankSearchStore, wizard: ReadsPayee) {
    this.#banks = banks;
    this.#wizard = wizard;
    makeAutoObservable(this, { bank: observableRef });
  }

  get reading(): PayeeReading {
    return readPayeeDetails(this.text, this.#wizard.chosenCountry());
  }

  type(text: string): void {
    this.text = text;
    this.#wizard.read(this.reading.details);
    void this.#findBank();
  }

  /** Takes the text away on the user's word; what was read of it and stands in fields stays there (CP-READ-7). */
  clear(): void {
    this.text = '';
    this.bank = null;
  }

  /** The user has chosen the country that the text did not tell. */
  countryChosen(): void {
    void this.#findBank();
  }

  /** Searches once for the bank of each text, by one number after the other (CP-READ-4); an answer that comes too late proposes nothing. */
  async #findBank(): Promise<void> {
    const { banks: leads } = this.reading;
    if (this.bank !== null && compareStructural(this.bank.leads, leads)) {
      if (this.bank.bank !== null) this.#wizard.found(this.bank.bank);
      return;
    }
    this.#show(null);
    for (const asked of leads) {
      const search: BankOfText = { leads, asked, bank: null, searching: true };
      this.#show(search);
      const bank = await this.#banks.findOne(asked);
      if (this.bank !== search) return;
      this.#show({ ...search, bank, searching: false });
      if (bank === null) continue;
      this.#wizard.found(bank);
      return;
    }
  }

  #show(bank: BankOfText | null): void {
    runInAction(() => {
      this.bank = bank;
    });
  }
}
