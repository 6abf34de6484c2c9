import type { CallFailure } from '../../calls/callFailure.ts';
import type { Currency } from '../../geography/currency.ts';
import { makeMoney, type Money } from '../../money/makeMoney.ts';
import type { NamedOrder, PaidElsewhere } from '../paidElsewhere.ts';

/** A deal that the run has booked. */
export type RunOrder = NamedOrder;

/** One payment of a run, as it stands in the customer's sheet. It carries no account number. */
export type RunDealPayment = {
  /** The number of the row by which the customer finds it. */
  readonly row: number;
  readonly payeeId: string;
  readonly payee: string;
  /** The last four characters of the account that is paid; absent where it is not known. */
  readonly accountEnding?: string;
  readonly amount: Money;
  /** Empty where there is none. A partner that takes none with a payment is sent none. */
  readonly reference: string;
  /** The id of the purpose of payment; empty where the partner takes none with a payment. */
  readonly purpose: string;
  /** How it is delivered, by the id that is sent; empty where the partner takes none with a payment. */
  readonly deliveryMethod: string;
  /** By what the customer's own books know it; empty where nothing was given. */
  readonly ownId: string;
  /** What the sheet had said of payee, amount or currency; absent where nothing of these was changed. */
  readonly asPasted?: string;
  /** What pays the same beside the run, where that was seen when the row was left out. */
  readonly paidElsewhere?: PaidElsewhere;
};

/** An account of the customer at the partner, by the ids that are sent. */
export type RunAccount = { readonly accountId: string; readonly deliveryMethod: string };

/** What a deal is settled from; null where the partner decides that by itself. */
type RunSettlement = { readonly from: RunAccount; readonly fee: RunAccount };

/** What the accounts are called that a deal and its fees are settled from, without an account number. */
type SettledFrom = { readonly account: string; readonly feeAccount: string };

/** What is booked for a deal, with the key of its call: exactly the amounts that were displayed. */
export type RunBooking = {
  readonly quoteId: string;
  readonly idempotencyKey: string;
  /** What the customer pays, without a fee. */
  readonly pays: Money;
  /** What the payees receive together. */
  readonly receive: Money;
  /** Null where the quote names none. */
  readonly fee: Money | null;
  /** Units that the payees receive per one that the customer pays. */
  readonly rate: number;
  /** When the quote ends, by the wall clock in milliseconds since 1970; null when it is not known. */
  readonly endsAt: number | null;
  /** The numbers of the deals of which this one may be a repetition: those that stood there before. */
  readonly before: readonly string[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};

/** The instruction of a booked deal, with the key of its call. */
export type RunInstruction = {
  readonly idempotencyKey: string;
  readonly startedAt: number;
  /** The last four characters of the accounts that are paid, by payee. */
  readonly endings: Readonly<Record<string, string>>;
};

/** Why a call was refused, in the words that a user reads. */
export type RunRefusal = { readonly words: string; readonly requestId: string | null };

type Booked = { readonly booking: RunBooking; readonly order: RunOrder };

/** How far a deal has come. In `booking` and `instructing` a call was sent, or is about to be, and nobody knows its outcome. */
export type RunDealState =
  /** `denied` is the booking of before without an answer, of which the customer has said that it became no deal. */
  | { readonly kind: 'waiting'; readonly refusal: RunRefusal | null; readonly denied?: RunBooking }
  /** With `sentAgain` the same call was sent once more, so that the answer to the first one alone tells nothing. */
  | { readonly kind: 'booking'; readonly booking: RunBooking; readonly sentAgain?: true }
  | ({ readonly kind: 'booked'; readonly refusal: RunRefusal | null } & Booked)
  /**
   * `sentAgain` says how often the same call was sent once more, when last, and when the one before that was sent; `said`
   * what the partner answered to the last one, where that does not say whether it was done.
   */
  | ({
      readonly kind: 'instructing';
      readonly instruction: RunInstruction;
      readonly sentAgain?: { readonly times: number; readonly at: number; readonly before: number };
      readonly said?: RunRefusal;
    } & Booked)
  /** `twins` says which deals that pay the same were booked elsewhere at the same time, or that nobody could look. */
  | ({
      readonly kind: 'paid';
      readonly requestId: string | null;
      readonly twins?: readonly string[];
    } & Booked)
  /** The order was instructed with other payments than these; with `inFull` each payee got the whole amount all the same. */
  | ({ readonly kind: 'paid-otherwise'; readonly words: string; readonly inFull?: true } & Booked)
  /** The customer left it out: nothing was booked, or what was booked pays nobody. */
  | ({ readonly kind: 'left-out'; readonly denied?: RunBooking } & Partial<Booked>);

/** Payments that one deal pays. */
export type RunDeal = {
  /** Names it within its run: `1`, `2`, … */
  readonly id: string;
  readonly settlementCurrency: Currency;
  readonly paymentCurrency: Currency;
  readonly settlement: RunSettlement | null;
  /** The same as the customer knows it; absent where the partner decides, and in a run of an earlier version. */
  readonly settledFrom?: SettledFrom;
  readonly payments: readonly RunDealPayment[];
  /** The rows that the customer left out of it before it was booked; absent where there are none. */
  readonly leftOut?: readonly RunDealPayment[];
  readonly state: RunDealState;
};

/** A mistake in the row, a question that nobody said yes to, or the customer, who took it from the list. */
export type RunHeldCause = 'mistake' | 'question' | 'removed';

/** A row that did not go. */
export type RunHeldRow = {
  readonly row: number;
  readonly ownId: string;
  /** Whom it names; empty where the text may hold an account number. */
  readonly payee: string;
  /** Null, or absent in a run of an earlier version, where it cannot be read. */
  readonly amount?: Money | null;
  /** Amount and currency as the row has them, where they are not `amount`; absent where that says it all. */
  readonly written?: string;
  /** As the row has it; absent in a run of an earlier version. */
  readonly reference?: string;
  /** What the sheet had said of payee, amount or currency; absent where nothing of these was changed. */
  readonly asPasted?: string;
  readonly reasons: readonly string[];
  /** What kept it out; absent in a run of an earlier version. */
  readonly cause?: RunHeldCause;
  /** What pays the same beside the run, where that is known. */
  readonly paidElsewhere?: PaidElsewhere;
};

/** Forty invoices from a sheet, as deals that are booked one after another. */
export type PaymentRun = {
  readonly id: string;
  /** What the customer calls it; the same name never begins a second run. */
  readonly name: string;
  /** Stands for the file that it was begun with, so that only the same one goes on under its name; no text of it. */
  readonly terms: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The partner's deals of the last seven days when it was judged: what came since may pay its rows. */
  readonly known: readonly string[];
  /** The most that 'Book all' may settle, for each settlement currency; empty where it was not pressed. */
  readonly limits: readonly Money[];
  readonly deals: readonly RunDeal[];
  /** The rows that did not go, so that the report names them. */
  readonly held: readonly RunHeldRow[];
};

/** A deal that can be booked with this quote. */
export type RunQuote = Pick<RunBooking, 'quoteId' | 'pays' | 'receive' | 'fee' | 'rate' | 'endsAt'>;

/** What the payees of a deal receive together. */
export const totalOfRunDeal = ({
  payments,
  paymentCurrency,
}: Pick<RunDeal, 'payments' | 'paymentCurrency'>): Money =>
  makeMoney(
    payments.reduce((sum, { amount }) => sum + amount.minor, 0n),
    paymentCurrency,
  );

/** What the customer settles for it: the fee counts where it is in the same currency. */
export const settledBy = ({ pays, fee }: Pick<RunBooking, 'pays' | 'fee'>): Money =>
  fee?.currency === pays.currency ? makeMoney(pays.minor + fee.minor, pays.currency) : pays;

/** What it takes of one currency, in minor units: the fee may be settled in another one than the deal. */
export const settledIn = ({ pays, fee }: Pick<RunBooking, 'pays' | 'fee'>, currency: Currency): bigint =>
  [pays, fee].reduce((sum, each) => (each?.currency === currency ? sum + each.minor : sum), 0n);

/** The booking of a deal; null where none was sent, or it is known to have become nothing. */
export const bookingOfRunDeal = ({ state }: RunDeal): RunBooking | null =>
  ('booking' in state ? state.booking : null) ?? null;

/** The booking that the customer has said to be none, as long as they can say otherwise; null where there is none. */
export const deniedBookingOf = ({ state }: RunDeal): RunBooking | null =>
  ('denied' in state ? state.denied : null) ?? null;

/** The deal of a deal; null where none is known. */
export const orderOfRunDeal = ({ state }: RunDeal): RunOrder | null =>
  ('order' in state ? state.order : null) ?? null;

/** Whether nobody knows what became of a call of this deal. */
export const isRunDealUnknown = ({ state }: RunDeal): boolean =>
  state.kind === 'booking' || state.kind === 'instructing';

/** Whether nothing more happens with this deal. */
export const isRunDealOver = ({ state }: RunDeal): boolean =>
  state.kind === 'paid' || state.kind === 'paid-otherwise' || state.kind === 'left-out';

/** Whether all of its payees are paid by it: with its own payments, or with others that come to the same. */
export const isRunDealPaid = ({ state }: Pick<RunDeal, 'state'>): boolean =>
  state.kind === 'paid' || (state.kind === 'paid-otherwise' && state.inFull === true);

export const isRunOver = ({ deals }: PaymentRun): boolean => deals.every(isRunDealOver);

/** What the run has settled or may have, in this currency. */
export const committedIn = ({ deals }: PaymentRun, currency: Currency): Money =>
  makeMoney(
    deals
      .map(bookingOfRunDeal)
      .filter((booking) => booking !== null)
      .reduce((sum, booking) => sum + settledIn(booking, currency), 0n),
    currency,
  );

/** The numbers of the deals that this run is known to have made. */
export const ordersOfRun = ({ deals }: PaymentRun): readonly string[] =>
  deals.flatMap((deal) => orderOfRunDeal(deal)?.number ?? []);

/** Why a failed call was refused, as it is kept. */
export const refusalOf = (words: string, { requestId }: Pick<CallFailure, 'requestId'>): RunRefusal => ({
  words,
  requestId,
});
