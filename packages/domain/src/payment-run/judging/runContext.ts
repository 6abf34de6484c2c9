import type { Currency } from '../../geography/currency.ts';
import type { Money } from '../../money/makeMoney.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { NamedOrder } from '../paidElsewhere.ts';
import type { RunPayee } from '../runPayee.ts';

/** An account that a deal can be settled from. */
export type RunSettlementAccount = {
  readonly id: string;
  readonly text: string;
  readonly currency: string;
  /** Preselected by the partner. */
  readonly preferred: boolean;
};

/** The purposes that a partner lists for a country and a method, and the one that all of their rows have. */
export type RunPurposes = {
  readonly country: string;
  readonly method: string;
  /** Null until they are read. */
  readonly choices: readonly { readonly id: string; readonly text: string }[] | null;
  /** The id of the purpose of rows that name none; null until it is chosen. */
  readonly chosen: string | null;
};

/** A payment of the last seven days. */
export type RunRecentPayment = {
  readonly payeeId: string;
  readonly amount: Money;
  /** Its order or deal. */
  readonly order: NamedOrder;
  /** What a sentence calls it: `order 20418202`. */
  readonly named: string;
  /** The day on which it was booked, as a sentence says it. */
  readonly day: string;
  /** By what its payee knows it; absent where that is not known. */
  readonly reference?: string;
};

/** What the rows of a run are judged by. */
export type RunContext = {
  readonly rules: RunPartnerRules;
  readonly payees: readonly RunPayee[];
  /** What rows are settled in that do not say it; null until it is chosen. */
  readonly settlementCurrency: Currency | null;
  /** The ids of the accounts for rows that name none, one for each currency at most: each counts for what settles in its currency. */
  readonly chosenAccounts: readonly string[];
  readonly settlementAccounts: readonly RunSettlementAccount[];
  readonly purposes: readonly RunPurposes[];
  readonly recentPayments: readonly RunRecentPayment[];
  /** The ids of payees whose bank details are new or have changed, and that nobody has confirmed on this device. */
  readonly changedPayees: ReadonlySet<string>;
  /** Whether the amounts of this table have a comma before their cents, so that `1,000` can be one. */
  readonly isCommaDecimal: boolean;
};
