import type { BankDetailPorts } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

type ChosenAccountDependencies = Pick<BankDetailPorts, 'readAccounts' | 'confirmedAccounts'> & {
  /** The id of the beneficiary who is chosen; null while nobody is. */
  readonly chosen: () => string | null;
  /** Counts the tokens that have arrived: what failed before is read again then. */
  readonly session: { readonly tokensReceived: number };
};

/** The account of a chosen beneficiary with its fingerprint; null where it could not be read. */
type Read = {
  readonly beneficiaryId: string;
  readonly account: PayeeAccount | null;
  readonly print: string | null;
};

/** The account that the chosen beneficiary is paid on, read from the partner whenever one is chosen. */
export class ChosenBeneficiaryAccountStore {
  read: Read | null = null;
  readonly #dependencies: ChosenAccountDependencies;
  #stop: () => void = () => undefined;
  #turn = 0;

  constructor(dependencies: ChosenAccountDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { read: observableRef });
  }

  /** What was read for the beneficiary who is chosen now; null while it is on its way. */
  get current(): Read | null {
    return this.read?.beneficiaryId === this.#dependencies.chosen() ? this.read : null;
  }

  start(): void {
    this.#stop();
    const { chosen, session } = this.#dependencies;
    const stopChosen = reaction(chosen, (id) => void this.#look(id), { fireImmediately: true });
    const stopTokens = reaction(
      () => session.tokensReceived,
      () => {
        if (this.current?.account === null) void this.#look(chosen());
      },
    );
    this.#stop = () => {
      stopChosen();
      stopTokens();
    };
  }

  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
  }

  async #look(beneficiaryId: string | null): Promise<void> {
    const turn = (this.#turn += 1);
    if (beneficiaryId === null) return;
    const { readAccounts, confirmedAccounts } = this.#dependencies;
    const answer = await readAccounts([beneficiaryId]);
    const [account = null] = answer.ok ? answer.value : [];
    const print = account === null ? null : await confirmedAccounts.printOf(account);
    runInAction(() => {
      if (turn === this.#turn) this.read = { beneficiaryId, account, print };
    });
  }
}
