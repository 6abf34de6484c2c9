import type { BanksFound } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import { Fetched } from '../../../calls/Fetched.ts';

/** The bank search of one wizard: it asks when it is told to, never while the user types (S-117). */
export class BankSearchStore {
  query = '';
  /** What was asked for last; null while nothing was, or once a bank is chosen. */
  asked: { readonly country: string; readonly query: string } | null = null;
  readonly found: Fetched<BanksFound>;

  constructor(session: CorpaySessionStore) {
    this.found = new Fetched(
      async () => session.corpay.banks.search(this.asked ?? { country: '', query: this.query }),
      session,
    );
    makeAutoObservable(this, { asked: observableRef, found: false });
  }

  type(query: string): void {
    this.query = query;
  }

  async search(country: string): Promise<void> {
    const query = this.query.trim();
    if (country === '' || query === '') return;
    this.asked = { country, query };
    this.found.send({ value: null, failure: null });
    this.found.listen();
    await this.found.load();
  }

  /** A bank was chosen, or another country: what was found is put away. */
  close(): void {
    this.asked = null;
    this.found.send({ value: null, failure: null });
  }

  stop(): void {
    this.found.stop();
  }
}
