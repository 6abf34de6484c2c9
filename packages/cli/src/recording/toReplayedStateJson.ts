import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { ReplayedState } from '@fx-gateway/domain/recording/replayedState.ts';
import { toMoneyJson, toRateJson, toDisplayOnlyAmountJson } from '../amounts/amountData.ts';

const moneyOrNull = (money: Money | null) => (money === null ? null : toMoneyJson(money));

const bookingData = (booking: NonNullable<ReplayedState['booking']>) => {
  const made = booking.became === 'booked' ? booking.made : null;
  return {
    became: booking.became,
    order: made?.startsWith('order') === true ? made : null,
    deal: made?.startsWith('deal') === true ? made : null,
    failure: booking.became === 'refused' ? booking.failure.kind : null,
    settlement: moneyOrNull(booking.settlement),
    payment: moneyOrNull(booking.payment),
  };
};

/** One state around a quote, for a program; the same words for both partners. */
export const toReplayedStateJson = (state: ReplayedState) => ({
  after: state.after,
  time: state.time,
  event: state.event,
  quote: state.quote,
  rate: state.rate === null ? null : toRateJson(state.rate),
  lock: state.lock === 'Payment' ? ('payment' as const) : ('settlement' as const),
  settlement: moneyOrNull(state.settlement),
  payment: moneyOrNull(state.payment),
  parts: state.parts.map(moneyOrNull),
  fee: state.fee === null ? null : toDisplayOnlyAmountJson(state.fee),
  total: moneyOrNull(state.total),
  secondsLeft: state.secondsLeft,
  endsIn: state.endsIn,
  renewal: state.renewal,
  connection: state.connection,
  failure: state.failure,
  bookDeal: {
    on: state.cannotBook === null,
    why: state.cannotBook?.why ?? null,
    words: state.cannotBook?.words ?? null,
  },
  booking: state.booking === null ? null : bookingData(state.booking),
});
