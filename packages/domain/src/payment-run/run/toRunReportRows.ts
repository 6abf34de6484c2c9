import { toDecimal } from '../../money/decimal.ts';
import type { RunReportRow } from '../report/runReportRow.ts';
import {
  bookingOfRunDeal,
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
  type RunHeldRow,
} from './paymentRun.ts';

const reasonOf = ({ state }: RunDeal): string | null => {
  switch (state.kind) {
    case 'waiting':
    case 'booked':
      return state.refusal?.words ?? null;
    case 'booking':
      return 'It is not known whether this deal was booked.';
    case 'instructing':
      return 'It is not known whether these payments were instructed.';
    case 'paid-otherwise':
      return state.words;
    case 'left-out':
      return state.order === undefined
        ? null
        : 'It is booked and was left out: nobody is paid by it as long as it is not instructed.';
    case 'paid':
      return null;
  }
};

const requestIdOf = ({ state }: RunDeal): string | null => {
  if (state.kind === 'paid') return state.requestId;
  return state.kind === 'waiting' || state.kind === 'booked' ? (state.refusal?.requestId ?? null) : null;
};

/** A row that did not go, with every reason for it. */
const heldReportRow = ({ row, ownId, payee, reasons }: RunHeldRow) => ({
  row,
  ownId,
  payee,
  amount: null,
  order: null,
  payment: null,
  rate: null,
  fee: null,
  state: 'not-sent' as const,
  requestId: null,
  reason: reasons.join(' '),
});

/** What became of a row: how far its deal is, or that it did not go. */
export type RunRowState = RunDeal['state']['kind'] | 'not-sent';

/** One row for each of the customer's sheet, in its order (RUN-9). */
export const toRunReportRows = ({
  deals,
  held,
}: PaymentRun): readonly (RunReportRow & { readonly state: RunRowState })[] =>
  [
    ...deals.flatMap((deal) => {
      const booking = bookingOfRunDeal(deal);
      const fee = booking?.fee ?? null;
      const order = orderOfRunDeal(deal);
      return deal.payments.map(({ row, ownId, payee, amount, reference }, place) => ({
        row,
        ownId,
        payee,
        amount,
        // By what users know it.
        order: order === null ? null : order.reference || order.number,
        payment: reference === '' ? null : reference,
        rate: booking?.rate ?? null,
        // A deal has one fee, which stands at its first row.
        fee: fee === null || place > 0 ? null : { currency: fee.currency, amount: Number(toDecimal(fee)) },
        state: deal.state.kind,
        requestId: requestIdOf(deal),
        reason: reasonOf(deal),
      }));
    }),
    ...held.map(heldReportRow),
  ].toSorted((one, other) => one.row - other.row);
