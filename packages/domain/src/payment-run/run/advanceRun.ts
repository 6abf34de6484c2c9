import { isSameMoney, makeMoney, type Money } from '../../money/makeMoney.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import {
  committedIn,
  deniedBookingOf,
  settledIn,
  totalOfRunDeal,
  type RunDealState,
  type PaymentRun,
  type RunBooking,
  type RunDeal,
  type RunInstruction,
  type RunOrder,
  type RunRefusal,
} from './paymentRun.ts';
import { noteRowsPaidElsewhere, type RowsPaidElsewhereEvent } from './rowsPaidElsewhere.ts';
import { withEndings } from './accountsOfRunDeal.ts';
import { hasRows, isRunRowEvent, moveRunRow, type RunRowEvent } from './moveRunRow.ts';

/** What happens to one deal of a run. */
export type RunDealEvent =
  /** A booking is about to leave; `limited` where it may not go beyond what 'Book all' was agreed to. */
  | {
      readonly type: 'booking-leaves';
      readonly booking: RunBooking;
      readonly limited: boolean;
      /** The rows that it pays, as they were looked at: others may have been left out or put back meanwhile. */
      readonly rows?: readonly number[];
      /** The last four characters of the accounts as they were looked at, by payee. */
      readonly endings?: RunInstruction['endings'];
    }
  /** `over` where the deal needs no instruction: it pays its payees by itself. */
  | {
      readonly type: 'booked';
      readonly quoteId: string;
      readonly order: RunOrder;
      readonly over: boolean;
      readonly requestId: string | null;
    }
  /** The very same call is about to leave once more. */
  | { readonly type: 'booking-leaves-again'; readonly quoteId: string }
  /** The first call made no deal; that says nothing once the same call was sent again. */
  | { readonly type: 'booking-refused'; readonly quoteId: string; readonly refusal: RunRefusal | null }
  /** `said` where the customer says so, and can have been mistaken. */
  | {
      readonly type: 'not-booked';
      readonly quoteId: string;
      readonly refusal: RunRefusal | null;
      readonly said?: true;
    }
  /** The booking that the customer had said to be none became this deal after all. */
  | {
      readonly type: 'booked-after-all';
      readonly quoteId: string;
      readonly order: RunOrder;
      readonly over: boolean;
    }
  | { readonly type: 'instruction-leaves'; readonly instruction: RunInstruction }
  | { readonly type: 'instructed'; readonly requestId: string | null }
  /** The very same call is about to leave once more; `at` in milliseconds since 1970. */
  | { readonly type: 'instruction-leaves-again'; readonly at: number }
  /** `times` is how often it had been sent again when the call left that was refused: a later one may pay. */
  | { readonly type: 'not-instructed'; readonly refusal: RunRefusal | null; readonly times: number }
  /** The partner has answered, and it is not known whether that call was carried out. */
  | { readonly type: 'instruction-answered'; readonly said: RunRefusal; readonly times: number }
  | { readonly type: 'instructed-otherwise'; readonly words: string; readonly inFull?: true }
  | { readonly type: 'twins-seen'; readonly twins: readonly string[] }
  | RowsPaidElsewhereEvent
  | LeaveOutEvent;

/** A deal is left out, or one of its rows; what was left out is wanted again, while nothing was booked. */
export type LeaveOutEvent = { readonly type: 'left-out' | 'put-back' } | RunRowEvent;

/** Why a step was not taken. Nothing is sent after any of them. */
export type StepRefusal =
  /** The deal is not where this step begins: another tab or terminal was faster. */
  | { readonly kind: 'not-now' }
  /** The deal waits still, and pays other rows than were displayed: another tab left one out or put one back. */
  | { readonly kind: 'rows-changed' }
  /** Together with what the run has settled it would be more than was agreed to. */
  | { readonly kind: 'above-limit'; readonly wanted: Money; readonly limit: Money }
  /** The quote is not for what the payees of the deal receive. */
  | { readonly kind: 'other-amount'; readonly quoted: Money; readonly wanted: Money };

type Step = Result<RunDealState, StepRefusal>;

const notNow: Result<never, StepRefusal> = failed({ kind: 'not-now' });

const withinLimit = (run: PaymentRun, booking: RunBooking): StepRefusal | null => {
  const { pays, fee } = booking;
  for (const { currency } of fee === null ? [pays] : [pays, fee]) {
    const wanted = makeMoney(committedIn(run, currency).minor + settledIn(booking, currency), currency);
    const limit = run.limits.find((each) => each.currency === currency) ?? makeMoney(0n, currency);
    if (wanted.minor > limit.minor) return { kind: 'above-limit', wanted, limit };
  }
  return null;
};

const bookingLeaves = (run: PaymentRun, deal: RunDeal, booking: RunBooking, limited: boolean): Step => {
  if (deal.state.kind !== 'waiting') return notNow;
  const wanted = totalOfRunDeal(deal);
  if (!isSameMoney(booking.receive, wanted))
    return failed({ kind: 'other-amount', quoted: booking.receive, wanted });
  const refusal = limited ? withinLimit(run, booking) : null;
  return refusal === null ? succeeded({ kind: 'booking', booking }) : failed(refusal);
};

/** With `over` it pays its payees by itself. */
const bookedAs = (
  booked: { readonly booking: RunBooking; readonly order: RunOrder },
  over: boolean,
  requestId: string | null,
): RunDealState =>
  over ? { kind: 'paid', ...booked, requestId } : { kind: 'booked', ...booked, refusal: null };

const deniedIn = (deal: RunDeal): { readonly denied?: RunBooking } => {
  const denied = deniedBookingOf(deal);
  return denied === null ? {} : { denied };
};

const advanceRunDeal = (
  run: PaymentRun,
  deal: RunDeal,
  event: Exclude<RunDealEvent, RunRowEvent | RowsPaidElsewhereEvent>,
): Step => {
  const { state } = deal;
  switch (event.type) {
    case 'booking-leaves':
      return state.kind === 'waiting' && event.rows !== undefined && !hasRows(deal, event.rows)
        ? failed({ kind: 'rows-changed' })
        : bookingLeaves(run, deal, event.booking, event.limited);
    case 'booked': {
      if (state.kind !== 'booking' || state.booking.quoteId !== event.quoteId) return notNow;
      const booked = { booking: state.booking, order: event.order };
      return succeeded(bookedAs(booked, event.over, event.requestId));
    }
    case 'booking-leaves-again':
      return state.kind === 'booking' && state.booking.quoteId === event.quoteId
        ? succeeded({ ...state, sentAgain: true })
        : notNow;
    case 'booking-refused':
      return state.kind === 'booking' && state.sentAgain === true
        ? notNow
        : advanceRunDeal(run, deal, { ...event, type: 'not-booked' });
    case 'not-booked':
      return state.kind === 'booking' && state.booking.quoteId === event.quoteId
        ? succeeded({
            kind: 'waiting',
            refusal: event.refusal,
            ...(event.said ? { denied: state.booking } : {}),
          })
        : notNow;
    case 'booked-after-all': {
      const denied = deniedBookingOf(deal);
      if (denied?.quoteId !== event.quoteId) return notNow;
      return succeeded(bookedAs({ booking: denied, order: event.order }, event.over, null));
    }
    case 'instruction-leaves': {
      if (state.kind !== 'booked') return notNow;
      const { booking, order } = state;
      return succeeded({ kind: 'instructing', booking, order, instruction: event.instruction });
    }
    case 'instruction-leaves-again': {
      if (state.kind !== 'instructing') return notNow;
      const { times, at: before } = state.sentAgain ?? { times: 0, at: state.instruction.startedAt };
      const { said: _before, ...rest } = state;
      return succeeded({ ...rest, sentAgain: { times: times + 1, at: event.at, before } });
    }
    case 'not-instructed': {
      if (state.kind !== 'instructing' || (state.sentAgain?.times ?? 0) !== event.times) return notNow;
      const { booking, order } = state;
      return succeeded({ kind: 'booked', booking, order, refusal: event.refusal });
    }
    case 'instruction-answered':
      return state.kind === 'instructing' && (state.sentAgain?.times ?? 0) === event.times
        ? succeeded({ ...state, said: event.said })
        : notNow;
    case 'instructed':
    case 'instructed-otherwise': {
      if (state.kind !== 'instructing') return notNow;
      const { booking, order } = state;
      return succeeded(
        event.type === 'instructed'
          ? { kind: 'paid', booking, order, requestId: event.requestId }
          : {
              kind: 'paid-otherwise',
              booking,
              order,
              words: event.words,
              ...(event.inFull ? { inFull: true } : {}),
            },
      );
    }
    case 'twins-seen':
      return state.kind === 'paid' ? succeeded({ ...state, twins: event.twins }) : notNow;
    case 'left-out':
      if (state.kind === 'booked') {
        const { booking, order } = state;
        return succeeded({ kind: 'left-out', booking, order });
      }
      return state.kind === 'waiting' ? succeeded({ kind: 'left-out', ...deniedIn(deal) }) : notNow;
    case 'put-back':
      return state.kind === 'left-out' && state.order === undefined
        ? succeeded({ kind: 'waiting', refusal: null, ...deniedIn(deal) })
        : notNow;
  }
};

/** The accounts as they were looked at right before a call leaves. */
const endingsOf = (event: RunDealEvent): RunInstruction['endings'] => {
  if (event.type === 'instruction-leaves') return event.instruction.endings;
  return event.type === 'booking-leaves' ? (event.endings ?? {}) : {};
};

/**
 * One step of a run. Each begins in one state only, so that of two tabs or terminals one takes it: a deal is booked
 * once, for exactly what its payees receive, and instructed once (RUN-5). With `limited` a booking leaves only while all that
 * the run has settled, or may have, stays within the limit of its currency (RUN-4). What was left out is put back only
 * while nothing was booked for it (RUN-10). Whoever has said that a booking became no deal can say otherwise until the
 * same payments are booked anew (RUN-16).
 */
export const advanceRun = (
  run: PaymentRun,
  dealId: string,
  event: RunDealEvent,
): Result<PaymentRun, StepRefusal> => {
  const deal = run.deals.find(({ id }) => id === dealId);
  if (deal === undefined) return failed({ kind: 'not-now' });
  const withDeal = (changed: RunDeal): Result<PaymentRun, StepRefusal> =>
    succeeded({ ...run, deals: run.deals.map((each) => (each === deal ? changed : each)) });
  if (isRunRowEvent(event) || event.type === 'paid-elsewhere-seen') {
    const changed = isRunRowEvent(event) ? moveRunRow(deal, event) : noteRowsPaidElsewhere(deal, event);
    return changed === null ? notNow : withDeal(changed);
  }
  const step = advanceRunDeal(run, deal, event);
  return step.ok ? withDeal({ ...withEndings(deal, endingsOf(event)), state: step.value }) : step;
};
