import { joinSentences } from '../../words/joinSentences.ts';
import type { NamedOrder, PaidElsewhere } from '../paidElsewhere.ts';
import type { RunReportRow } from './runReportRow.ts';
import { settledFromText } from '../run/accountsOfRunDeal.ts';
import { costOfRunDeal } from '../run/costOfRunDeal.ts';
import {
  bookingOfRunDeal,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunDealPayment,
  type RunHeldCause,
  type RunHeldRow,
} from '../run/paymentRun.ts';
import type { RunFees } from '../run/readRunFees.ts';
import { progressOfRunDeal, runProgressWords, type RunRowProgress } from '../run/runProgress.ts';

/** What is to be said of how far a deal has come; null where its state says all. */
export const reasonOfRunDeal = ({ state }: Pick<RunDeal, 'state'>): string | null => {
  switch (state.kind) {
    case 'waiting':
    case 'booked':
      return state.refusal?.words ?? null;
    case 'booking':
      return 'It is not known whether this deal was booked.';
    case 'instructing':
      return joinSentences(
        'It is not known whether these payments were instructed.',
        state.said?.words ?? '',
      );
    case 'paid-otherwise':
      return state.words;
    case 'left-out':
      return state.order === undefined
        ? 'You left it out before it was booked: nobody is paid by it.'
        : 'It is booked, and you left it out: nobody is paid by it as long as it is not instructed.';
    case 'paid':
      return state.twins === undefined ? null : state.twins.join(' ');
  }
};

/** Why a row is not paid that its deal would have paid. */
const leftOutReason = 'You left this row out before its deal was booked: this run does not pay it.';

const requestIdOf = ({ state }: RunDeal): string | null => {
  if (state.kind === 'paid') return state.requestId;
  if (state.kind === 'instructing') return state.said?.requestId ?? null;
  return state.kind === 'waiting' || state.kind === 'booked' ? (state.refusal?.requestId ?? null) : null;
};

const stateOf = (code: RunRowProgress) => ({ code, words: runProgressWords[code] });

/** Who or what kept a row out, said after its reasons. */
const causeWords: Readonly<Record<RunHeldCause, string>> = {
  mistake: 'The row was not sent because of this mistake in it.',
  question: 'The row was not sent since you did not say yes to this.',
  removed: '',
};

/** Why a row did not go; no row stands there without a reason. */
const reasonOfHeldRow = ({ reasons, cause }: Pick<RunHeldRow, 'reasons' | 'cause'>): string =>
  reasons.join(' ') === ''
    ? 'The row was not sent, and the run does not say why.'
    : joinSentences(...reasons, cause === undefined ? '' : causeWords[cause]);

/** The order that pays the same, without what is said of it. */
const orderOnly = (paid: PaidElsewhere | undefined): NamedOrder | null =>
  paid === undefined ? null : { number: paid.number, reference: paid.reference };

/** A row that did not go, with every reason for it. */
const heldReportRow = ({
  row,
  ownId,
  payee,
  amount,
  written,
  reference,
  asPasted,
  reasons,
  cause,
  paidElsewhere,
}: RunHeldRow) => ({
  row,
  ownId,
  payee,
  accountEnding: null,
  amount: written === undefined ? (amount ?? null) : null,
  written: written ?? null,
  asPasted: asPasted ?? null,
  deal: null,
  order: null,
  settledFrom: null,
  paidElsewhere: orderOnly(paidElsewhere),
  reference: reference === undefined || reference === '' ? null : reference,
  rate: null,
  rateWords: null,
  fee: null,
  sends: null,
  wholeDeal: null,
  state: stateOf('not-sent'),
  requestId: null,
  reason: reasonOfHeldRow({ reasons, ...(cause === undefined ? {} : { cause }) }),
});

/** A row that was left out of its deal before that was booked. */
const leftOutReportRow = ({ paidElsewhere, ...payment }: RunDealPayment) => ({
  ...heldReportRow({ ...payment, reasons: [leftOutReason, paidElsewhere?.sentence ?? ''] }),
  accountEnding: payment.accountEnding ?? null,
  paidElsewhere: orderOnly(paidElsewhere),
  state: stateOf('left-out'),
});

/** One row for each of the customer's sheet, in its order, with the fees as far as they were read (RUN-9). */
export const toRunReportRows = (
  { deals, held }: Pick<PaymentRun, 'deals' | 'held'>,
  fees: RunFees,
): readonly (RunReportRow & { readonly state: { readonly code: RunRowProgress } })[] =>
  [
    ...deals.flatMap((deal) => {
      const booking = bookingOfRunDeal(deal);
      const cost = costOfRunDeal(deal, fees);
      const isAlone = deal.payments.length === 1;
      const state = stateOf(progressOfRunDeal(deal));
      const order = orderOfRunDeal(deal);
      const isLeftOut = deal.state.kind === 'left-out';
      return deal.payments.map(
        ({ row, ownId, payee, accountEnding, amount, reference, asPasted, paidElsewhere }, place) => ({
          row,
          ownId,
          payee,
          accountEnding: accountEnding ?? null,
          amount,
          written: null,
          asPasted: asPasted ?? null,
          deal: deal.id,
          // By what users know it.
          order: order === null ? null : order.reference || order.number,
          settledFrom: settledFromText(deal),
          paidElsewhere: isLeftOut ? orderOnly(paidElsewhere) : null,
          reference: reference === '' ? null : reference,
          rate: booking?.rate ?? null,
          rateWords:
            booking === null
              ? null
              : `1 ${deal.settlementCurrency} = ${booking.rate} ${deal.paymentCurrency}`,
          fee:
            // Those of another instruction are the fees of other payments.
            (deal.state.kind === 'paid-otherwise' ? undefined : fees.get(deal.id)?.[place]) ??
            (isAlone ? (cost?.fee ?? null) : null),
          sends: isAlone ? (cost?.sends ?? null) : null,
          // What a whole deal takes stands at its first row, so that a column of it adds up.
          wholeDeal: place === 0 && cost !== null ? { sends: cost.sends, fee: cost.fee } : null,
          state,
          requestId: requestIdOf(deal),
          reason: isLeftOut
            ? joinSentences(reasonOfRunDeal(deal) ?? '', paidElsewhere?.sentence ?? '')
            : reasonOfRunDeal(deal),
        }),
      );
    }),
    ...deals.flatMap(({ leftOut = [] }) => leftOut.map(leftOutReportRow)),
    ...held.map(heldReportRow),
  ].toSorted((one, other) => one.row - other.row);
