import type { Money } from '../../money/makeMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';

/** A deal of the list (OFX-DEAL-15, OFX-DEAL-16). Amounts are shown as delivered. */
export type OfxDeal = {
  readonly dealId: string;
  readonly reference: string;
  /** As the partner wrote it: a date, perhaps with a time. */
  readonly enteredDate: string;
  readonly maturityDate: string;
  readonly status: string;
  readonly buy: DisplayOnlyAmount;
  readonly sell: DisplayOnlyAmount;
  readonly rate: number;
  /** Null when the partner names none. */
  readonly fee: DisplayOnlyAmount | null;
  readonly stateInfo: {
    /** Decides the colour of the badge (OFX-DEAL-17). */
    readonly dealState: string;
    /** What the badge says. */
    readonly dealStateDisplay: string;
  };
  /** Who is paid; the amount is null where the partner's list does not say it. */
  readonly dealBeneficiaries: readonly { readonly beneficiaryId: string; readonly amount: number | null }[];
};

/** Who is paid by a deal (OFX-DEAL-13, OFX-DEAL-14). */
export type OfxDealBeneficiary = {
  readonly beneficiaryId: string;
  /** The last four characters of the account that is paid, where this device noted them (PAYEE-4). */
  readonly accountEnding?: string;
  readonly name: string;
  readonly amount: DisplayOnlyAmount;
};

/** One beneficiary's part of a deal. */
export type OfxDealPart = { readonly beneficiaryId: string; readonly amount: Money };

/** What is booked (OFX-DEAL-3): the parts add up to what the quote sells. */
export type OfxDealRequest = {
  readonly quoteId: string;
  readonly beneficiaries: readonly OfxDealPart[];
};

/** What the partner says of a booking. */
export type OfxBookingAnswer = {
  readonly dealId: string;
  readonly reference: string;
  /** By which id the service knows the answer; absent where it came without one. */
  readonly requestId?: string;
};
