import { isCorrectPassword } from '../../passwords/secureRemotePassword.ts';
import { findUser, fakeUnknownUser, type User } from '../../users/users.ts';
import { succeededOutcome, notAuthorizedRefusal, type Outcome } from '../../wire/outcome.ts';
import { incorrectPasswordMessage, signInLockedRefusal } from '../../wire/signInRefusals.ts';
import type { IdentityContext } from '../identityContext.ts';

/**
 * Checks the plain-text password of the user with this name, whatever their account still needs. A wrong one counts as a failed
 * sign-in.
 */
export const checkPlainPassword = async (
  context: Pick<IdentityContext, 'db' | 'key' | 'settings' | 'attempts'>,
  username: string,
  password: string,
): Promise<Outcome<User>> => {
  const { attempts, db } = context;
  const user = await findUser(context, username);
  const account = user ?? fakeUnknownUser(context, username);
  // The sum is done for a stranger too, so that the time taken tells nothing.
  const isRight = () => isCorrectPassword(account, account.sub, password) && user !== undefined;
  const guessed = await attempts.guess(db, account.sub, isRight);
  if (guessed === 'locked') return signInLockedRefusal;
  return guessed === 'right' && user
    ? succeededOutcome(user)
    : notAuthorizedRefusal(incorrectPasswordMessage);
};
