import type {
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

/** What a user typed or pasted about a beneficiary, in memory as long as its wizard, and what is read of it (CP-READ-1). */
export class OfxPayeeReadingStore {
  text = '';
  readonly #wizard: ReadsPayee;

  constructor(wizard: ReadsPayee) {
    this.#wizard = wizard;
    makeAutoObservable(this);
  }

  get reading(): PayeeReading {
    return readPayeeDetails(this.text, this.#wizard.chosenCountry());
  }

  type(text: string): void {
    this.text = text;
    this.#wizard.read(this.reading.details);
  }

  /** Takes the text away on the user's word; what was read of it and stands in fields stays there (CP-READ-7). */
  clear(): void {
    this.text = '';
  }
}
