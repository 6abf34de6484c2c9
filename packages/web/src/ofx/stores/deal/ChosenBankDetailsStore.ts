import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { BankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { ofxPayeeAccount, readOfxAccounts } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import type { CannotBookOfxReason } from '@fx-gateway/domain/ofx/quotes/whyCannotBookOfx.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { BankDetailCheckStore } from '../../../bankDetails/BankDetailCheckStore.ts';
import type { OfxSessionStore } from '../session/OfxSessionStore.ts';
import type { OfxQuoteStore } from './OfxQuoteStore.ts';

type BankDetailDependencies = {
  readonly session: OfxSessionStore;
  readonly quote: OfxQuoteStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly clock: Clock;
};

/** The bank details of those who are chosen: read when they are chosen, and asked about before they are paid (PAYEE-1). */
export class ChosenBankDetailsStore {
  readonly check: BankDetailCheckStore;
  /** The user says that they were checked, or that they may stay unread. */
  ticked = false;
  /** The fingerprints of the details as they stood there when each beneficiary was chosen, by id. */
  printsThen: ReadonlyMap<string, string> = new Map();
  readonly #dependencies: BankDetailDependencies;
  readonly #endings: readonly (() => void)[];
  #choice = 0;

  constructor(dependencies: BankDetailDependencies) {
    this.#dependencies = dependencies;
    const { quote, session } = dependencies;
    this.check = new BankDetailCheckStore(
      { ...dependencies, readAccounts: readOfxAccounts(session.ofx.beneficiaries) },
      () => this.tick(false),
    );
    makeAutoObservable(this, { check: false, printsThen: false });
    this.#endings = [
      reaction(
        () => quote.draft.parts.map(({ beneficiary }) => beneficiary),
        () => void this.#chosen(),
        { equals: compareStructural },
      ),
      reaction(
        () => session.tokensReceived,
        () => {
          if (this.check.now?.kind === 'unread') void this.check.askAgain();
        },
      ),
    ];
  }

  stop(): void {
    for (const end of this.#endings) end();
  }

  /** What keeps Book Deal off; null when nothing does. */
  get cannotBook(): Extract<CannotBookOfxReason, 'details-unread' | 'details-unchecked'> | null {
    const { open } = this.check;
    if (open === null) return 'details-unread';
    return open && !this.ticked ? 'details-unchecked' : null;
  }

  /** What the user has said by the tick. */
  get answer(): BankDetailConfirmation {
    return this.check.answer(this.ticked);
  }

  tick(ticked: boolean): void {
    this.ticked = ticked;
  }

  /** The account of a beneficiary as it was read last; before that, as it stood there when they were chosen. */
  accountOf(beneficiaryId: string): PayeeAccount | null {
    const part = this.#dependencies.quote.draft.parts.find(
      ({ beneficiary }) => beneficiary.beneficiaryId === beneficiaryId,
    );
    return (
      this.check.accountOf(beneficiaryId) ?? (part === undefined ? null : ofxPayeeAccount(part.beneficiary))
    );
  }

  /** A press found others than were shown, or none that could be read: it is asked anew. */
  found(found: Parameters<BankDetailCheckStore['found']>[0]): void {
    this.check.found(found);
  }

  /** The details are read anew for everybody who is chosen now; who was chosen before is compared with then. */
  async #chosen(): Promise<void> {
    const choice = (this.#choice += 1);
    this.ticked = false;
    const { quote, confirmedAccounts } = this.#dependencies;
    const chosen = await Promise.all(
      quote.draft.parts.map(async ({ beneficiary }) => {
        const { beneficiaryId } = beneficiary;
        const printThen =
          this.printsThen.get(beneficiaryId) ??
          (await confirmedAccounts.printOf(ofxPayeeAccount(beneficiary)));
        return { beneficiaryId, printThen };
      }),
    );
    if (choice !== this.#choice) return;
    this.printsThen = new Map(
      chosen.flatMap(({ beneficiaryId, printThen }) =>
        printThen === null ? [] : [[beneficiaryId, printThen] as const],
      ),
    );
    await this.check.ask(chosen);
  }
}
