import type {
  BankDetailConfirmation,
  BankDetailQuestion,
} from '../../bankDetails/readBankDetailsAndQuestions.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RunExclusively } from '../../ports/exclusively.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import { StoreFailure } from '../../ports/storeFailure.ts';
import type { RunDealEvent, StepRefusal } from './advanceRun.ts';
import type { OpenSingleCall } from './findOpenElsewhere.ts';
import type { PaymentRun, RunDeal } from './paymentRun.ts';
import type { PaymentRunStore } from './paymentRunStore.ts';
import type { EqualDeal, RunPartner } from './runPartner.ts';

export type RunPorts = {
  readonly partner: RunPartner;
  readonly runs: PaymentRunStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly identifiers: Identifiers;
  /** What another run, tab or process of this machine books is there before this one looks, or looks after it. */
  readonly exclusively: RunExclusively<{ readonly message: string }>;
};

/** What the user has said about a deal before it is booked and instructed. */
export type RunDealAgreement = {
  /** Deals of the last seven days beside which they want this one. */
  readonly beside: readonly string[];
  readonly bankDetails: BankDetailConfirmation;
  /** They want it although not all deals of the last seven days can be seen. */
  readonly unseenAccepted?: boolean;
  /** The rows that they were shown of the deal; absent where nobody can change them meanwhile. */
  readonly rows?: readonly number[];
};

/** Why a deal goes no further for now. Its state, as it is kept, says how far it has come. */
export type RunDealStop =
  | StepRefusal
  /** The run is not on this device any more. */
  | { readonly kind: 'gone' }
  /** Another process of this machine moves money for the customer, and does not end. */
  | { readonly kind: 'busy'; readonly message: string }
  /** Deals of the last seven days may be this very deal: the user is asked. */
  | { readonly kind: 'equal-deals'; readonly equal: readonly EqualDeal[] }
  /** It is booked, and so are these, which pay the same: another device was as fast. */
  | { readonly kind: 'booked-twice'; readonly equal: readonly EqualDeal[] }
  /** The deals could not be looked at, so that nobody knows whether this deal was booked elsewhere. */
  | { readonly kind: 'not-looked'; readonly failure: CallFailure }
  /** The partner's list lacks these deals of the last seven days, which this device has booked: others may be missing, too. */
  | { readonly kind: 'list-not-whole'; readonly lacking: readonly string[] }
  /** Another run of this device may have paid one of these rows: it is not known yet. */
  | { readonly kind: 'open-elsewhere'; readonly run: string; readonly payee: string }
  /** A single booking or instruction of this device may have paid one of these rows: it is not known yet. */
  | { readonly kind: 'open-single'; readonly call: OpenSingleCall }
  /** The partner does not have these payees any more: nobody can be paid as the rows say. */
  | { readonly kind: 'payees-gone'; readonly payees: readonly string[] }
  /** Nobody is signed in any more, or the site holds money back: the deal is where it was, and no other one is tried. */
  | { readonly kind: 'no-access'; readonly failure: CallFailure }
  | { readonly kind: 'details-unchecked'; readonly questions: readonly BankDetailQuestion[] }
  | { readonly kind: 'details-unread'; readonly failure: CallFailure }
  /** The step could not be kept, and a lost answer would not be found again. */
  | { readonly kind: 'not-kept' };

/** Runs a step of money with nobody else at work on this machine: of two, the second sees what the first has booked. */
export const takeTurn = async (
  { exclusively }: Pick<RunPorts, 'exclusively'>,
  step: () => Promise<RunDealStop | null>,
): Promise<RunDealStop | null> => {
  const turn = await exclusively(step);
  return turn.ok ? turn.value : { kind: 'busy', message: turn.failure.message };
};

/** What cannot be looked into as long as another process of this machine moves money for the customer. */
const notNow = { kind: 'unknown', failure: null, until: null } as const;

/** Looks into what became of a call once nobody on this machine has that call on its way any more. */
export const lookInTurn = async <S>(
  { exclusively }: Pick<RunPorts, 'exclusively'>,
  look: () => Promise<S>,
): Promise<S | typeof notNow> => {
  const turn = await exclusively(look);
  return turn.ok ? turn.value : notNow;
};

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
