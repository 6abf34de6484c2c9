import type { WhyBookDealWasOff } from '../quoting/whyBookDealWasOff.ts';

/** The step could not be remembered, and a lost answer would not be found again. */
export const callNotStoredMessage =
  'Nothing was sent: this device could not remember the step. Free some storage and try again.';

/** The program stood still, as in a sleeping computer, until the call was too old to leave. */
export const heldMessage =
  'Nothing was sent: this device stood still before the call could leave. Try again if you still want it.';

/** Why a press booked nothing although it was right, or met Book Deal off. */
export type NotSentReason =
  | 'not-kept'
  | 'same-open'
  | 'same-booked'
  | 'quote-gone'
  | 'other-open'
  | 'was-open'
  | 'run-open'
  | WhyBookDealWasOff;

/** What is said of it; `noun` is what a partner's bookings become. */
export const notSentMessage = (why: NotSentReason, noun: 'order' | 'deal'): string => {
  switch (why) {
    case 'not-kept':
      return callNotStoredMessage;
    case 'same-open':
      return 'Nothing was sent: the same booking was already sent and has no definite answer yet.';
    case 'same-booked':
      return 'Nothing was sent from here: another tab booked the same just now.';
    case 'quote-gone':
      return `Nothing was sent: the quote ended or changed before your newest ${noun}s were read. Look at it, and press Book Deal again.`;
    case 'other-open':
      return 'Nothing was sent: another booking has no definite answer yet.';
    case 'was-open':
      return 'Nothing was sent: another booking had no definite answer when you pressed Book Deal. It has one now: press again if you still want this deal.';
    case 'run-open':
      return `Nothing was sent: an open payment run on this device may have paid the same amount to this payee. Open it under Past ${noun === 'order' ? 'Orders' : 'Deals'} and find out there, then press Book Deal again.`;
    case 'disconnected':
      return 'Nothing was sent: the connection was lost when you pressed Book Deal. Press it again once it is back.';
    case 'was-off':
      return 'Nothing was sent: Book Deal was off when you pressed it. Look at the quote, and press it again.';
  }
};
