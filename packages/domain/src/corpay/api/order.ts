import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';

/** A line of Past Orders (CP-ORDER-8). Amounts are shown as delivered: `sell` is what beneficiaries receive (S-114). */
export type OrderSummary = {
  readonly ordNum: string;
  readonly beneCount: number;
  readonly sell: DisplayOnlyAmount;
  /** As the partner wrote it: a date, perhaps with a time. */
  readonly entryDate: string;
  /** What the customer pays, where the partner names it in the list (HIST-1). */
  readonly buy?: DisplayOnlyAmount;
  /** Who is paid, each once, where the partner names them in the list (HIST-1). */
  readonly payees?: readonly string[];
  /** How much of `sell` its payments are, where the partner names it in the list (HIST-1). */
  readonly instructed?: DisplayOnlyAmount;
};

/** An order in full (CP-ORDER-17 to CP-ORDER-19). */
export type OrderDetail = {
  readonly ordNum: string;
  readonly entryDate: string;
  readonly buy: DisplayOnlyAmount;
  readonly sell: DisplayOnlyAmount;
  readonly exchange: number;
  readonly fees: readonly DisplayOnlyAmount[];
  readonly payments: readonly OrderPayment[];
  readonly settlements: readonly OrderSettlement[];
  /** Its instruction, where this device sent it: when (ms since 1970), and by which id the partner knows the answer. */
  readonly instruction?: { readonly at: number; readonly requestId: string | null };
};

export type OrderPayment = {
  /** The `clientIntegrationId` of the beneficiary, where the partner delivers it. */
  readonly beneficiaryId?: string;
  /** The delivery method and the id of the purpose, where the partner delivers them. */
  readonly deliveryMethod?: string;
  readonly paymentPurpose?: string;
  /** The last four characters of the account that is paid, where they are known (PAYEE-4). */
  readonly accountEnding?: string;
  readonly payeeName: string;
  readonly availableDate: string;
  readonly reference: string;
  readonly amount: DisplayOnlyAmount;
  readonly fee: DisplayOnlyAmount;
};

export type OrderSettlement = {
  readonly amount: DisplayOnlyAmount;
  readonly isFee: boolean;
  /** The id of the settlement account, where the partner delivers it. */
  readonly accountId?: string;
  readonly accountDetails: string;
};

/** An order without payments can always be instructed from its detail. */
export const awaitsInstruction = (order: OrderDetail): boolean => order.payments.length === 0;
