import { joinSentences } from '../../words/joinSentences.ts';
import type { CallFailure } from '../../calls/callFailure.ts';

const firstMessage = ({ messages }: CallFailure): string | null => messages[0] ?? null;

/** What any other call says of its failure: the partner's own words, or that it failed. */
export const ofxCallFailureMessage = (failure: CallFailure): string => {
  switch (failure.kind) {
    case 'token-refused':
    case 'session-refused':
    case 'missing-token':
      return 'Your authorization with the partner has ended. Please authorize again.';
    case 'session-lost':
      return 'Your session has ended. Please sign in again.';
    case 'no-answer':
      return 'Network trouble. Please check your connection and try again.';
    default:
      return firstMessage(failure) ?? `Error calling ${failure.path}.`;
  }
};

/** Why no token could be had, where it is not that the customer has to authorize (S-100). */
export const ofxTokenFailureMessage = (failure: CallFailure): string => {
  const message = firstMessage(failure);
  if (message !== null && failure.code !== null) return `${message} (${failure.code})`;
  return message ?? 'Unable to generate tokens.';
};

/** Why a beneficiary could not be checked; what the check has against it is no failure (ERR-17). */
export const ofxValidationFailureMessage = (_failure: CallFailure): string =>
  'Network trouble. Please check your connection and try again.';

/** Why there is no quote (ERR-18 to ERR-21, S-24). */
export const ofxQuoteFailureMessage = (failure: CallFailure): string => {
  if (failure.kind === 'token-refused' || failure.kind === 'missing-token')
    return 'Secure Tokens have expired. Please refresh your browser and try again.';
  if (failure.kind === 'no-answer') return 'Unable to communicate with servers. Please try again later.';
  return joinSentences(...failure.messages, 'Please update your quote and try again.');
};

/** Why a deal was not booked, or is not known to be (ERR-22, ERR-23). */
export const ofxBookingFailureMessage = (failure: CallFailure): string =>
  firstMessage(failure) ?? ofxMessages.connectionTrouble;

/** Why the list of deals is not there (ERR-24, S-24). */
export const ofxDealsFailureMessage = (failure: CallFailure): string => {
  const message = firstMessage(failure);
  return `Unable to load deals at this time${message === null ? '.' : `: ${message}`}`;
};

/** Why the beneficiaries are not there (ERR-37, ERR-38, S-27); who has to sign in or to authorize again is told that alone. */
export const ofxBeneficiariesFailureMessage = (failure: CallFailure): string => {
  switch (failure.kind) {
    case 'token-refused':
    case 'session-refused':
    case 'missing-token':
    case 'session-lost':
      return ofxCallFailureMessage(failure);
    case 'no-answer':
      return 'Unable to load beneficiaries.';
    default:
      return `Error encountered: ${ofxCallFailureMessage(failure)}`;
  }
};

/** The sentences that never depend on the failure. */
export const ofxMessages = {
  connectionTrouble: "We're having trouble connecting. Please try again later.",
  authorizationRequired: 'Partner authorization required.',
  /** No address is configured. */
  notReachable: 'The partner cannot be reached from here yet.',
  /** ERR-25. */
  dealBeneficiariesUnavailable: 'Unable to fetch deal beneficiaries at this time.',
  /** OFX-DEAL-9. */
  noDeals: "You haven't booked any deals yet.",
  /** OFX-BENE-7, OFX-BENE-8. */
  noBeneficiaries: {
    title: "You haven't added any beneficiaries yet.",
    next: 'Send payments to trading partners by adding their banking information.',
  },
  beneficiaryUnknown: 'This beneficiary is not among yours any more.',
  beneficiariesGone: (names: readonly string[]): string =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} no longer among your beneficiaries.`,
  deletion: {
    title: (name: string): string => `Delete ${name}?`,
    what: (name: string): string =>
      `You will not be able to pay ${name} any more, unless you add them again. Deals that are already booked stay as they are.`,
    lost: 'It is not known whether the beneficiary was deleted. Look at your list of beneficiaries.',
  },
  saving: {
    lost: 'It is not known whether the beneficiary was saved. Check before you save again.',
  },
  /** OFX-DEAL-11. */
  dealConfirmed: 'Deal confirmed!',
  /** OFX-DEAL-12, S-28. */
  confirmationFollows: 'A confirmation email with payment instructions will be sent to you.',
  /** Said below a deal that was just booked where the file of its page did not arrive. */
  dealNotLoaded: {
    happened: 'The page of this deal could not be loaded.',
    kept: 'The deal stays booked.',
  },
  /** A deal detail whose deal is not in the list. */
  dealUnavailable: (dealId: string): string => `Unable to retrieve deal. Deal ID: ${dealId}`,
} as const;
