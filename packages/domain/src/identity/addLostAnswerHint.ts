import { joinSentences } from '../words/joinSentences.ts';
import { isIdentityOutcomeUnknown, type IdentityFailure } from './identityFailure.ts';

/**
 * The service repeats calls by itself, so an answer that got lost on the way shows up as a refusal of the repeat.
 * These sentences stand beside the service's message so that it does not mislead; `lost` beside that there was no
 * answer that tells.
 */
const hints: Readonly<
  Record<
    'register' | 'change-password' | 'reset-password',
    Readonly<Record<string, string>> & { readonly lost: string }
  >
> = {
  register: {
    lost: 'Your account may already exist: sign in to continue, or have a new code sent.',
    UsernameExistsException:
      'If you have just registered, your account may already exist: sign in to continue, or have a new code sent.',
  },
  'change-password': {
    lost: 'Your new password may already be in force.',
    NotAuthorizedException: 'If the connection was interrupted, your new password may already be in force.',
  },
  'reset-password': {
    lost: 'Your new password may already be in force: try to sign in with it.',
    ExpiredCodeException:
      'If the connection was interrupted, your new password may already be in force: try to sign in with it.',
  },
};

const hintAt = (call: keyof typeof hints, failure: IdentityFailure): string => {
  if (isIdentityOutcomeUnknown(failure)) return hints[call].lost;
  return failure.mayBeRepeat === true ? (hints[call][failure.name] ?? '') : '';
};

/**
 * The message of a failure, followed by what else it may mean after an interrupted connection. Of a refusal that is said
 * only where the call may have been repeated: what the user mistyped, or did before, is refused in the same words.
 */
export const addLostAnswerHint = (call: keyof typeof hints, failure: IdentityFailure): string =>
  joinSentences(failure.message, hintAt(call, failure));
