import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import type { RunDealAgreement } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { makeAutoObservable, observable } from 'mobx';

const nothingSaid: RunDealAgreement = { beside: [], bankDetails: { checked: [], unreadAccepted: false } };

/** Deals that are wanted beside those that were there when the rows were looked at: the user has said so of a row. */
type PaidAgain = { readonly deals: readonly string[]; readonly beside: readonly string[] };

/** Stops that another press alone does not get past. */
const questions: ReadonlySet<RunStop['kind']> = new Set([
  'equal-deals',
  'details-unchecked',
  'details-unread',
  'payees-gone',
]);

/** Why deals of a run go no further until the user has said something, and what they have said. */
export class RunStopsStore {
  /** The deal that stopped last, until somebody was led to it. */
  newest: string | null = null;
  readonly #stops = observable.map<string, RunStop>({}, { deep: false });
  readonly #agreements = new Map<string, RunDealAgreement>();
  readonly #checked: readonly BankDetailQuestion[];
  readonly #again: PaidAgain;
  readonly #changed = new Set<string>();

  /** `checked` are the bank details that were looked at before the run began. */
  constructor(checked: readonly BankDetailQuestion[], again: PaidAgain) {
    this.#checked = checked;
    this.#again = again;
    makeAutoObservable(this);
  }

  of(dealId: string): RunStop | undefined {
    return this.#stops.get(dealId);
  }

  /** The deal that stopped first of those that still do; null where none does. */
  get first(): string | null {
    const [first = null] = this.#stops.keys();
    return first;
  }

  /** The first deal that goes no further before the user has answered a question; null where nothing is asked. */
  get asked(): string | null {
    const [asked = null] = [...this.#stops].filter(([, { kind }]) => questions.has(kind)).map(([id]) => id);
    return asked;
  }

  /** The user has said something about a deal; it goes on with the next press. */
  agree(dealId: string, said: Partial<RunDealAgreement>): void {
    const before = this.agreementOn(dealId);
    this.#agreements.set(dealId, {
      beside: [...before.beside, ...(said.beside ?? [])],
      bankDetails: said.bankDetails ?? before.bankDetails,
      unseenAccepted: said.unseenAccepted ?? before.unseenAccepted ?? false,
    });
    this.drop(dealId);
  }

  agreementOn(dealId: string): RunDealAgreement {
    const { bankDetails, beside, unseenAccepted = false } = this.#agreements.get(dealId) ?? nothingSaid;
    const isAgain = this.#again.deals.includes(dealId) && !this.#changed.has(dealId);
    const known = isAgain ? this.#again.beside : [];
    return {
      beside: [...known, ...beside],
      bankDetails: { ...bankDetails, checked: [...this.#checked, ...bankDetails.checked] },
      unseenAccepted,
    };
  }

  /** What came of a press; another tab that was faster is no reason to ask. */
  tell(dealId: string, stop: RunStop | null): void {
    if (stop === null || stop.kind === 'not-now') return this.drop(dealId);
    this.#stops.set(dealId, stop);
    this.newest = dealId;
  }

  drop(dealId: string): void {
    this.#stops.delete(dealId);
  }

  /** What was asked and said of a deal counts no more: it pays other rows from now on. */
  forget(dealId: string): void {
    this.drop(dealId);
    this.#agreements.delete(dealId);
    this.#changed.add(dealId);
  }

  clear(): void {
    this.#stops.clear();
  }

  /** Somebody was led to what stopped. */
  shown(): void {
    this.newest = null;
  }
}
