import { makeAutoObservable } from 'mobx';

/** The wizard as its reading sees it. */
type ReadsPayee<Reading> = {
  /** What a text says, in the country that the user chose where it tells none. Read as state that changes. */
  readingOf(text: string): Reading;
  /** Fills in what was read. */
  take(reading: Reading): void;
};

/** What a partner's wizard does with a text that may lead to the bank of the payee. */
export type BankOfTextPolicy<Reading> = {
  /** Hears of every text, and once more when the country is chosen that the text does not tell. */
  follow(reading: Reading): void;
  /** The text is gone, and the bank that it led to with it. */
  forget(): void;
};

/**
 * What a user typed or pasted about a beneficiary, in memory as long as its wizard, and what is read of it (CP-READ-1). A
 * partner without a directory of banks has no policy for the bank.
 */
export class PayeeReadingStore<Reading, Policy extends BankOfTextPolicy<Reading> | null> {
  text = '';
  readonly bankOfText: Policy;
  readonly #wizard: ReadsPayee<Reading>;

  constructor(wizard: ReadsPayee<Reading>, bankOfText: Policy) {
    this.#wizard = wizard;
    this.bankOfText = bankOfText;
    makeAutoObservable<this, 'bankOfText'>(this, { bankOfText: false });
  }

  get reading(): Reading {
    return this.#wizard.readingOf(this.text);
  }

  type(text: string): void {
    this.text = text;
    this.#wizard.take(this.reading);
    this.countryChosen();
  }

  /** Takes the text away on the user's word; what was read of it and stands in fields stays there (CP-READ-7). */
  clear(): void {
    this.text = '';
    this.bankOfText?.forget();
  }

  /** The numbers of the text lead to a bank once their country is known. */
  countryChosen(): void {
    this.bankOfText?.follow(this.reading);
  }
}
