import type { Currency } from '../geography/currency.ts';
import type { AmountFieldError } from '../money/findAmountProblem.ts';
import type { RunField } from './runFields.ts';

/** What a partner asks of the rows of a run and of the deals that they are made into. */
export type RunPartnerRules = {
  /** What a sentence calls the partner. */
  readonly partnerName: string;
  /** The fields that a row of this partner has. */
  readonly fields: readonly RunField[];
  /** Of these the fields that the payee has of their own, so that a row's are not sent. */
  readonly payeesOwnFields: readonly RunField[];
  /** What a deal can be settled in. */
  readonly settlementCurrencies: readonly Currency[];
  /** What is wrong with an amount as it would be typed, or null; an empty one is no mistake here. */
  checkAmount(text: string, currency: Currency): AmountFieldError | null;
  /** The most characters of a reference; null where none is sent. */
  readonly maxReferenceLength: number | null;
  /** Whether a payment needs a purpose, which depends on country and method. */
  readonly asksPurpose: boolean;
  /** The most that one deal pays, in whole units of its currency; null where any amount is dealt. */
  readonly largestDeal: bigint | null;
  /** The most payments of one deal. */
  readonly mostPayments: number;
  /** Whether a payee may stand in a deal once only. */
  readonly isPayeeOnceInDeal: boolean;
};
