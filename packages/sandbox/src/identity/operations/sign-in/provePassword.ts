import { isPassword } from '../../passwords/secureRemotePassword.ts';
import { findUser, unknownUser, type User } from '../../users/users.ts';
import { answer, notAuthorized, type Outcome } from '../../wire/outcome.ts';
import { incorrect, locked } from '../../wire/signInRefusals.ts';
import type { IdentityContext } from '../identityContext.ts';

/** Whose plain password this is, whatever their account still needs; a wrong one counts as a failed sign-in. */
export const provePassword = async (
  context: Pick<IdentityContext, 'db' | 'key' | 'settings' | 'attempts'>,
  username: string,
  password: string,
): Promise<Outcome<User>> => {
  const { attempts } = context;
  const user = await findUser(context, username);
  const account = user ?? unknownUser(context, username);
  if (attempts.isLocked(account.sub)) return locked;
  // The sum is done for a stranger too, so that the time taken tells nothing.
  if (!isPassword(account, account.sub, password) || !user) {
    attempts.failed(account.sub);
    return notAuthorized(incorrect);
  }
  attempts.succeeded(account.sub);
  return answer(user);
};
