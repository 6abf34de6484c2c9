import type {
  BankDetailConfirmation,
  BankDetailQuestion,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import { heldMessage } from '../../intents/notSentMessage.ts';
import { wasHeld } from '../../intents/storeAndSendMoneyCall.ts';
import { StoreFailure } from '../../ports/storeFailure.ts';
import type { RunDealEvent, StepRefusal } from './advanceRun.ts';
import { ordersOfRun, type PaymentRun, type RunBooking, type RunDeal, type RunQuote } from './paymentRun.ts';
import type { PaymentRunStore } from './paymentRunStore.ts';
import type { EqualDeal, RunPartner } from './runPartner.ts';

export type RunPorts = {
  readonly partner: RunPartner;
  readonly runs: PaymentRunStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly identifiers: Identifiers;
};

/** What the user has said about a deal before it is booked and instructed. */
export type RunDealAgreement = {
  /** Deals of the last seven days beside which they want this one. */
  readonly beside: readonly string[];
  readonly bankDetails: BankDetailConfirmation;
};

/** Why a deal goes no further for now. Its state, as it is kept, says how far it has come. */
export type RunDealStop =
  | StepRefusal
  /** The run is not on this device any more. */
  | { readonly kind: 'gone' }
  /** Deals of the last seven days may be this very deal: the user is asked. */
  | { readonly kind: 'equal-deals'; readonly equal: readonly EqualDeal[] }
  /** The deals could not be looked at, so that nobody knows whether this deal was booked elsewhere. */
  | { readonly kind: 'not-looked'; readonly failure: CallFailure }
  | { readonly kind: 'details-unchecked'; readonly questions: readonly BankDetailQuestion[] }
  | { readonly kind: 'details-unread'; readonly failure: CallFailure }
  /** The step could not be kept, and a lost answer would not be found again. */
  | { readonly kind: 'not-kept' };

/** Null when the step was taken. */
export const takeStep = async (
  { runs }: Pick<RunPorts, 'runs'>,
  runId: string,
  dealId: string,
  event: RunDealEvent,
): Promise<RunDealStop | null> => {
  try {
    const step = await runs.advance(runId, dealId, event);
    return step.ok ? null : step.failure;
  } catch (trouble) {
    // What the user can mend is told as it is, with its own cure.
    if (trouble instanceof StoreFailure) throw trouble;
    return { kind: 'not-kept' };
  }
};

/** A deal as it is kept now. */
export const findRunDeal = async (
  { runs }: Pick<RunPorts, 'runs'>,
  runId: string,
  dealId: string,
): Promise<{ readonly run: PaymentRun; readonly deal: RunDeal } | null> => {
  const run = await runs.find(runId);
  const deal = run?.deals.find(({ id }) => id === dealId);
  return run === null || deal === undefined ? null : { run, deal };
};

const bookingOf = (
  { clock, identifiers }: RunPorts,
  quote: RunQuote,
  before: RunBooking['before'],
): RunBooking => ({ ...quote, before, idempotencyKey: identifiers.uuid(), startedAt: clock.now() });

/**
 * Books one deal of a run once, at exactly this quote (S-77, S-80). Right before, the deals of the last seven days and
 * the bank details are looked at (RUN-6, PAYEE-1): a browser and a terminal, or two machines, share no journal. Whether it may
 * leave is decided in the step that keeps it. Null when the call was sent: what became of it stands in the run. An
 * answer that could not be kept leaves the deal without an outcome, to be found out about later, and so does a refusal
 * once the same call was sent again elsewhere.
 */
export const bookRunDeal = async (
  ports: RunPorts,
  runId: string,
  dealId: string,
  quote: RunQuote,
  { beside, bankDetails, limited }: RunDealAgreement & { readonly limited: boolean },
): Promise<RunDealStop | null> => {
  const { partner } = ports;
  const found = await findRunDeal(ports, runId, dealId);
  if (found === null) return { kind: 'gone' };
  const { run, deal } = found;
  if (deal.state.kind !== 'waiting') return { kind: 'not-now' };
  const looked = await partner.lookBefore(deal, ordersOfRun(run), run.known);
  if (!looked.ok) return { kind: 'not-looked', failure: looked.failure };
  const equal = looked.value.equal.filter(({ number }) => !beside.includes(number));
  if (equal.length > 0) return { kind: 'equal-deals', equal };
  const details = await partner.checkDetails(deal.payments, bankDetails);
  if (details.kind !== 'clear') return details;
  const booking = bookingOf(ports, quote, looked.value.before);
  const stop = await takeStep(ports, runId, dealId, { type: 'booking-leaves', booking, limited });
  if (stop !== null) return stop;
  const { quoteId } = booking;
  // A device that stood still meanwhile lets nothing leave: others have looked into the booking by then.
  const sent = wasHeld(booking, ports.clock.now())
    ? ({ kind: 'refused', refusal: { words: heldMessage, requestId: null } } as const)
    : await partner.book(deal, booking);
  if (sent.kind === 'open') return null;
  const over = partner.instructions === null;
  const event: RunDealEvent =
    sent.kind === 'answered'
      ? { type: 'booked', quoteId, order: sent.answer, over, requestId: sent.requestId }
      : { type: 'booking-refused', quoteId, refusal: sent.refusal };
  await ports.runs.advance(runId, dealId, event).catch(() => undefined);
  if (sent.kind === 'answered' && over) {
    const { idempotencyKey, startedAt } = booking;
    const endings = Object.fromEntries(details.endings);
    await partner.notePaid(sent.answer, { idempotencyKey, startedAt, endings }, sent.requestId);
  }
  return null;
};
