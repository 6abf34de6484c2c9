import { toDecimal } from '../../money/decimal.ts';
import type { RunReportRow } from '../report/runReportRow.ts';
import { bookingOfRunDeal, orderOfRunDeal, type PaymentRun, type RunDeal } from './paymentRun.ts';

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
    case 'paid':
    case 'left-out':
      return null;
  }
};

const requestIdOf = ({ state }: RunDeal): string | null => {
  if (state.kind === 'paid') return state.requestId;
  return state.kind === 'waiting' || state.kind === 'booked' ? (state.refusal?.requestId ?? null) : null;
};

/** One row for each payment of a run, in the order of the customer's sheet (RUN-9). */
export const toRunReportRows = ({
  deals,
}: PaymentRun): readonly (RunReportRow & { readonly state: RunDeal['state']['kind'] })[] =>
  deals
    .flatMap((deal) => {
      const booking = bookingOfRunDeal(deal);
      const fee = booking?.fee ?? null;
      return deal.payments.map(({ row, ownId, payee, amount, reference }) => ({
        row,
        ownId,
        payee,
        amount,
        order: orderOfRunDeal(deal)?.number ?? null,
        payment: reference === '' ? null : reference,
        rate: booking?.rate ?? null,
        fee: fee === null ? null : { currency: fee.currency, amount: Number(toDecimal(fee)) },
        state: deal.state.kind,
        requestId: requestIdOf(deal),
        reason: reasonOf(deal),
      }));
    })
    .toSorted((one, other) => one.row - other.row);
