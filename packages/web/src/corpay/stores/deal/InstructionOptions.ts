import type { PaymentPurpose, SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import {
  findFeeSettlementAccount,
  findUsableSettlementAccounts,
} from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import type { DealToInstruct } from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable } from 'mobx';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';

/** Where a payment goes and by which method: its purposes depend on both. */
export type PaymentCountryAndMethod = { readonly countryISO: string; readonly method: string };

/** What the partner offers to choose from in the form of one deal. */
export class InstructionOptions {
  readonly accounts: FetchedValue<readonly SettlementAccount[]>;
  readonly purposes: FetchedValue<readonly PaymentPurpose[]>;
  readonly #settlementCurrency: string;

  /** Without a `wayPaid` there are no purposes, and nothing is asked. */
  constructor(
    session: CorpaySessionStore,
    { payment, settlementCurrency }: DealToInstruct,
    wayPaid: () => PaymentCountryAndMethod | null,
  ) {
    const { settlements } = session.corpay;
    this.#settlementCurrency = settlementCurrency;
    this.accounts = new FetchedValue(() => settlements.accounts(), session);
    this.purposes = new FetchedValue(async () => {
      const way = wayPaid();
      if (way === null) return succeeded([]);
      const answer = await settlements.purposes({ currency: payment.currency, ...way });
      if (answer.ok) session.knowPurposes(answer.value);
      return answer;
    }, session);
    makeAutoObservable(this, { accounts: false, purposes: false });
  }

  /** All accounts; none while they are loading. */
  get allAccounts(): readonly SettlementAccount[] {
    return this.accounts.value ?? [];
  }

  /** The accounts in the settlement currency (CP-INSTR-11). */
  get settlementAccounts(): readonly SettlementAccount[] {
    return findUsableSettlementAccounts(this.allAccounts, this.#settlementCurrency);
  }

  /** The partner's preferred account, or the only one. */
  get likelyAccount(): SettlementAccount | null {
    const choices = this.settlementAccounts;
    return choices.find(({ preferred }) => preferred) ?? (choices.length === 1 ? (choices[0] ?? null) : null);
  }

  /** The accounts one of which must settle the fee; null while the settlement account does (CP-INSTR-9, CP-INSTR-10). */
  feeAccounts(settlementAccount: string): readonly SettlementAccount[] | null {
    const account = this.settlementAccounts.find(({ id }) => id === settlementAccount);
    if (account === undefined) return null;
    const fee = findFeeSettlementAccount(account, this.allAccounts);
    return fee.kind === 'choose' ? fee.choices : null;
  }

  hasPurpose(purpose: string): boolean {
    return this.purposes.value?.some(({ id }) => id === purpose) ?? false;
  }

  start(): void {
    this.accounts.start();
    this.purposes.start();
  }

  connectionBack(): void {
    this.accounts.connectionBack();
    this.purposes.connectionBack();
  }

  stop(): void {
    this.accounts.stop();
    this.purposes.stop();
  }
}
