import type {
  BankToFind,
  PayeeReading,
  ReadDetail,
} from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { readPayeeDetails } from '@fx-gateway/domain/corpay/beneficiaries/reading/readPayeeDetails.ts';
import { makeAutoObservable } from 'mobx';

/** The wizard as its reading sees it. */
type ReadsPayee = {
  /** Which country the user chose; empty while nobody did. Read as state that changes. */
  chosenCountry(): string;
  read(details: readonly ReadDetail[]): void;
};

/** What a partner's wizard does with the numbers of a text that may lead to its bank. */
export type BankOfTextPolicy = {
  /** Hears of them with every text, and once the country is chosen that the text does not tell. */
  follow(leads: readonly BankToFind[]): void;
  /** The text is gone, and the bank that it led to with it. */
  forget(): void;
};

/**
 * What a user typed or pasted about a beneficiary, in memory as long as its wizard, and what is read of it (CP-READ-1). A
 * partner without a directory of banks has no `Policy`.
 */
export class PayeeReadingStore<Policy extends BankOfTextPolicy | null> {
  text = '';
  readonly bankOfText: Policy;
  readonly #wizard: ReadsPayee;

  constructor(wizard: ReadsPayee, bankOfText: Policy) {
    this.#wizard = wizard;
    this.bankOfText = bankOfText;
    makeAutoObservable<this, 'bankOfText'>(this, { bankOfText: false });
  }

  get reading(): PayeeReading {
    return readPayeeDetails(this.text, this.#wizard.chosenCountry());
  }

  type(text: string): void {
    this.text = text;
    this.#wizard.read(this.reading.details);
    this.countryChosen();
  }

  /** Takes the text away on the user's word; what was read of it and stands in fields stays there (CP-READ-7). */
  clear(): void {
    this.text = '';
    this.bankOfText?.forget();
  }

  /** The numbers of the text lead to a bank once their country is known. */
  countryChosen(): void {
    this.bankOfText?.follow(this.reading.banks);
  }
}
