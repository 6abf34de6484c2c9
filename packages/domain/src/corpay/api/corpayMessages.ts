import type { CallFailure } from '../../calls/callFailure.ts';
import { joinSentences } from '../../words/joinSentences.ts';

const connectionTrouble = "We're having trouble connecting. Please try again later.";
const tokenTrouble = 'An error happened when trying to generate tokens.';

/** Of a change that was not sent because the sign-in had ended. */
const notSignedIn = 'You are not signed in any more, so nothing was sent. Sign in and send it again.';

/** What the first error says, or null when the partner said nothing. */
const firstMessage = ({ messages }: CallFailure): string | null => messages[0] ?? null;

/** The words of any call of the newer partner (ERR-32 to ERR-36, S-26, S-79). */
export const callFailureMessage = (failure: CallFailure): string => {
  if (failure.status === 503) return 'Sorry, but this is currently unavailable. Please try again later.';
  switch (failure.kind) {
    case 'token-refused':
      return 'Session expired. Trying to generate new tokens...';
    case 'session-refused':
      return 'Session expired. Please reload the page.';
    case 'missing-token':
      return 'Unable to access API, missing access token.';
    case 'quote-ended':
      return 'The quote had already ended when it arrived.';
    default:
      return firstMessage(failure) ?? `Error calling ${failure.path}.`;
  }
};

/** Why no partner token could be had (ERR-26 to ERR-31, S-24, S-25). */
export const tokenFailureMessage = (failure: CallFailure): string => {
  const message = firstMessage(failure);
  if (failure.kind === 'missing-configuration') {
    return 'Unable to generate tokens due to an environment configuration issue. Please try again later.';
  }
  if (message !== null && failure.code !== null) return `${message} (${failure.code})`;
  if (failure.status === 503) return 'Sorry, this function is currently unavailable. Please try again later.';
  if (failure.status === 404) return `${tokenTrouble} Try again in a few minutes.`;
  if (failure.kind === 'server-trouble') return `${tokenTrouble} Try again later.`;
  return message ?? 'Unable to generate tokens.';
};

/** What stands in red under the amounts: the server's messages joined with a dash (ERR-42). */
export const quoteFailureMessage = (failure: CallFailure): string =>
  failure.listed && failure.messages.length > 0 ? failure.messages.join(' - ') : callFailureMessage(failure);

/** Why a deal was not booked; the first server error wins over the status (ERR-43 to ERR-45, S-29). */
export const bookingFailureMessage = (failure: CallFailure): string => {
  const message = firstMessage(failure);
  if (failure.kind === 'session-lost') return `Unable to book deal: ${notSignedIn}`;
  if (failure.listed && message !== null) return `Unable to book deal: ${message}`;
  if (failure.status === 500 || failure.status === 502) return connectionTrouble;
  return message ?? connectionTrouble;
};

/** Why a payment was not instructed, the server's messages in brackets (ERR-50, S-24). */
export const instructionFailureMessage = ({ kind, messages }: CallFailure): string => {
  if (kind === 'switched-off') return joinSentences(...messages);
  const words = 'Error instructing deal. Please try again.';
  if (kind === 'session-lost') return joinSentences(words, notSignedIn);
  return words + (messages.length > 0 ? ` (${messages.join(', ')})` : '');
};

/** Why the beneficiaries are not there (ERR-37, ERR-38, S-27). */
export const beneficiariesFailureMessage = (failure: CallFailure): string =>
  failure.kind === 'no-answer'
    ? 'Unable to load beneficiaries.'
    : `Error encountered: ${callFailureMessage(failure)}`;

/** The sentences that never depend on the failure (ERR-46 to ERR-49). */
export const corpayMessages = {
  /** Booking or instructing without an answer (S-80). */
  connectionTrouble,
  orderUnavailable: (orderNumber: string): string => `Unable to retrieve order. Order ID: ${orderNumber}`,
  ordersUnavailable: 'Unable to load orders. Please try again later.',
  settlementAccountsUnavailable: 'Unable to get settlement accounts. Please try again later.',
  paymentPurposesUnavailable: 'Unable to load payment purpose. Please try again later.',
  authorizationTrouble: "We're having trouble authorizing your account. Please try again later.",
  /** What is said until the partner has connected a new customer; `setUpFirst` while the organization is not given. */
  connecting: {
    title: 'Your account is being connected.',
    next: 'Your partner is setting it up for you, and there is nothing left for you to do. As soon as it is connected you can add beneficiaries and book your first deal.',
    again: 'This page looks again by itself.',
    details: 'Error Details',
    setUpFirst: {
      title: 'Your account is not connected yet.',
      next: 'Your partner connects it once your account setup is complete.',
      toSetup: 'Complete Account Setup',
    },
  },
  noOrders: "You haven't booked any orders yet.",
  confirmationFollows:
    "A confirmation email with settlement instructions will be sent to you from the provider's info mailbox.",
} as const;
