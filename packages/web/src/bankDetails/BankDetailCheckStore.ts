import {
  readBankDetailsAndQuestions,
  noBankDetailConfirmation,
  type BankDetailConfirmation,
  type BankDetailPorts,
  type BankDetailQuestion,
  type BankDetailsRecheckResult,
  type CurrentBankDetails,
  type PayeeToCheck,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const nobody: CurrentBankDetails = { kind: 'read', accounts: [], questions: [] };

/**
 * What is known of the bank details of those who are about to be paid, and whether they still have to be checked. A tick
 * answers what stood beside it: `forgetTick` is called whenever something else is asked (PAYEE-1).
 */
export class BankDetailCheckStore {
  /** Null until it is known. */
  now: CurrentBankDetails | null = nobody;
  /** True while they are on their way. */
  reading = false;
  readonly #ports: BankDetailPorts;
  readonly #forgetTick: () => void;
  #payees: readonly PayeeToCheck[] = [];
  #turn = 0;

  constructor(ports: BankDetailPorts, forgetTick: () => void) {
    this.#ports = ports;
    this.#forgetTick = forgetTick;
    makeAutoObservable(this, { now: observableRef });
  }

  /** True while a question about them is open, the one whether they may stay unread included; null until that is known. */
  get open(): boolean | null {
    if (this.now === null || this.reading) return null;
    return this.now.kind === 'unread' || this.now.questions.length > 0;
  }

  get questions(): readonly BankDetailQuestion[] {
    return this.now?.kind === 'read' ? this.now.questions : [];
  }

  /** The account of a beneficiary as it was read last; null where it was not. */
  accountOf(beneficiaryId: string): PayeeAccount | null {
    if (this.now?.kind !== 'read') return null;
    return this.now.accounts.find((account) => account.beneficiaryId === beneficiaryId) ?? null;
  }

  /** Reads the details of these payees anew; a late answer about others is dropped. */
  async ask(payees: readonly PayeeToCheck[]): Promise<void> {
    this.#payees = payees;
    this.#become(payees.length === 0 ? nobody : null);
    if (payees.length > 0) await this.askAgain();
  }

  /** Reads them again; what is known stays there meanwhile. */
  async askAgain(): Promise<void> {
    const turn = (this.#turn += 1);
    this.reading = true;
    const now = await readBankDetailsAndQuestions(this.#ports, this.#payees);
    runInAction(() => {
      if (turn === this.#turn) this.#become(now);
    });
  }

  /** A press found more: others than were shown, or none that could be read. */
  found(found: Exclude<BankDetailsRecheckResult, { kind: 'clear' }>): void {
    this.#become(
      found.kind === 'details-unread'
        ? { kind: 'unread', failure: found.failure }
        : { kind: 'read', accounts: this.#withFound(found.questions), questions: found.questions },
    );
  }

  /** What the user says with a tick beside what is shown. */
  answer(ticked: boolean): BankDetailConfirmation {
    if (!ticked || this.now === null || this.reading) return noBankDetailConfirmation;
    return this.now.kind === 'unread'
      ? { checked: [], unreadAccepted: true }
      : { checked: this.now.questions, unreadAccepted: false };
  }

  /** Takes the place of what was known and of what is on its way. That they are still unread is nothing else. */
  #become(now: CurrentBankDetails | null): void {
    if (now?.kind !== 'unread' || this.now?.kind !== 'unread') this.#forgetTick();
    this.#turn += 1;
    this.reading = false;
    this.now = now;
  }

  #withFound(questions: readonly BankDetailQuestion[]): readonly PayeeAccount[] {
    const known = this.now?.kind === 'read' ? this.now.accounts : [];
    const found = questions.map(({ account }) => account);
    const isFound = ({ beneficiaryId }: PayeeAccount): boolean =>
      found.some((account) => account.beneficiaryId === beneficiaryId);
    return [...known.filter((account) => !isFound(account)), ...found];
  }
}
