import type { Bank, BankSearchResult } from '@fx-gateway/domain/corpay/api/bank.ts';
import type { BankToFind } from '@fx-gateway/domain/corpay/beneficiaries/reading/payeeReading.ts';
import { bankSearchMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import {
  readBankCodeFromIban,
  whyNotIbanOfBankCountry,
} from '@fx-gateway/domain/corpay/beneficiaries/wizard/findFieldsProposedByBank.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';

/** The bank search of one wizard: it asks when it is told to, never while the user types (S-117). */
export class BankSearchStore {
  query = '';
  /** What was asked for last, and the IBAN that it was taken from; null while nothing was, or once a bank is chosen. */
  asked: { readonly country: string; readonly query: string; readonly iban: string | null } | null = null;
  readonly found: FetchedValue<BankSearchResult>;
  /** The bank that was proposed last, for the user to check. */
  proposed: { readonly bank: Bank; readonly by: BankToFind['by'] } | null = null;
  /** What is wrong with the IBAN that was searched, until other text is typed. */
  reason: string | null = null;
  #lastCode: string | null = null;

  constructor(session: CorpaySessionStore) {
    this.found = new FetchedValue(async () => {
      const { country, query } = this.asked ?? { country: '', query: this.query };
      return session.corpay.banks.search({ country, query });
    }, session);
    makeAutoObservable(this, { asked: observableRef, proposed: observableRef, found: false });
  }

  type(query: string): void {
    this.query = query;
    this.reason = null;
  }

  async search(country: string): Promise<void> {
    const code = readBankCodeFromIban(this.query, country);
    const query = code ?? this.query.trim();
    // An Enter that asks for nothing is answered, too.
    if (country === '' || query === '') {
      this.reason = country === '' ? bankSearchMessages.countryFirst : bankSearchMessages.nothingTyped;
      return;
    }
    this.reason = whyNotIbanOfBankCountry(this.query, country);
    if (this.reason !== null) return this.close();
    await this.#ask(country, query, code === null ? null : this.query);
  }

  /** Asks once for each code of a bank, and gives the bank when exactly one has it; `iban` is the one in the search. */
  async findByCode(country: string, code: string, iban: string | null): Promise<Bank | null> {
    if (this.#lastCode === code) return null;
    this.#lastCode = code;
    await this.#ask(country, code, iban);
    const { value } = this.found;
    const only = this.asked?.query === code && value?.total === 1 ? value.rows[0] : undefined;
    return only ?? null;
  }

  /**
   * The one bank that a text of the user leads to (CP-READ-4): by its code where exactly one has it, by its BIC where
   * exactly one has that whole one. Several are listed where the bank is asked for; null unless there is one.
   */
  async findOne({ country, query, by }: BankToFind): Promise<Bank | null> {
    await this.#ask(country, query, null);
    const { value } = this.found;
    if (this.asked?.query !== query || value === null) return null;
    const same = by === 'bic' ? value.rows.filter(({ swiftBIC }) => swiftBIC === query) : value.rows;
    const only = same.length === 1 && value.total <= value.rows.length ? same[0] : undefined;
    if (value.rows.length === 0) this.close();
    else if (only === undefined) this.type(query);
    return only ?? null;
  }

  async #ask(country: string, query: string, iban: string | null): Promise<void> {
    this.asked = { country, query, iban };
    this.found.send({ value: null, failure: null });
    this.found.listen();
    await this.found.load();
  }

  /** A bank was chosen, or another country: what was found is put away. */
  close(): void {
    this.asked = null;
    this.proposed = null;
    this.found.send({ value: null, failure: null });
  }

  propose(bank: Bank, by: BankToFind['by'] = 'iban'): void {
    this.close();
    this.proposed = { bank, by };
  }

  stop(): void {
    this.found.stop();
  }
}
