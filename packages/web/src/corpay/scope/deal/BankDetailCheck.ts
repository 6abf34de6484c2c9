import type { BankDetailChecks } from '@fx-gateway/domain/corpay';
import { makeAutoObservable, runInAction } from 'mobx';

/** Whether the bank details of the beneficiary of one form still have to be checked (MSG-1). */
export class BankDetailCheck {
  /** True while they are new or changed and not yet confirmed; null until that is known. */
  open: boolean | null = null;
  readonly #checks: BankDetailChecks;
  #beneficiaryId = '';

  constructor(checks: BankDetailChecks) {
    this.#checks = checks;
    makeAutoObservable(this);
  }

  /** Asks about this beneficiary anew; a late answer about another one is dropped. */
  async ask(beneficiaryId: string): Promise<void> {
    this.#beneficiaryId = beneficiaryId;
    this.open = null;
    const open = await this.read(beneficiaryId);
    runInAction(() => {
      if (this.#beneficiaryId === beneficiaryId) this.open = open;
    });
  }

  /** Whether it is open at this moment. What cannot be read counts as open; without a beneficiary nothing is. */
  async read(beneficiaryId: string): Promise<boolean> {
    return beneficiaryId !== '' && this.#checks.open(beneficiaryId).catch(() => true);
  }

  found(open: boolean): void {
    this.open = open;
  }
}
