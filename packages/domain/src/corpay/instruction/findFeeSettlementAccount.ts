import type { SettlementAccount } from '../api/settlementAccount.ts';

/** Fees are settled in this currency only (CP-INSTR-10). */
export const feeCurrency = 'USD';

/** Where the fee of a payment is settled: from the same account, or from one that must be chosen. */
type FeeSettlement =
  | { readonly kind: 'same-account'; readonly account: SettlementAccount }
  | { readonly kind: 'choose'; readonly choices: readonly SettlementAccount[] };

/**
 * The fee is settled from the settlement account itself when that is in USD; otherwise one of the customer's USD
 * accounts must be chosen (CP-INSTR-9, CP-INSTR-10). The fee itself is never computed here (S-13).
 */
export const findFeeSettlementAccount = (
  account: SettlementAccount,
  accounts: readonly SettlementAccount[],
): FeeSettlement =>
  account.currency === feeCurrency
    ? { kind: 'same-account', account }
    : { kind: 'choose', choices: accounts.filter(({ currency }) => currency === feeCurrency) };

/** The accounts a deal can be settled from: those in its settlement currency (CP-INSTR-11). */
export const findUsableSettlementAccounts = (
  accounts: readonly SettlementAccount[],
  settlementCurrency: string,
): readonly SettlementAccount[] => accounts.filter(({ currency }) => currency === settlementCurrency);
