import { joinSentences } from '../words/joinSentences.ts';
import type { AuthState } from './authState.ts';
import { identityMessages } from './identityMessages.ts';
import { normalizeEmail } from './normalizeEmail.ts';

/**
 * What is said to a user whose session is over. Where it ended because they changed their password here, they hear that
 * the change was made, and that the new password signs them in (SET-10).
 */
export const sessionOverMessage = ({ user, endOthersOf }: Pick<AuthState, 'user' | 'endOthersOf'>): string =>
  user !== null && endOthersOf === normalizeEmail(user.email)
    ? joinSentences(identityMessages.passwordChanged, identityMessages.signInAfterChange)
    : identityMessages.sessionEnded;
