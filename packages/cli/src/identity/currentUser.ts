import { endsSession, findUser, type IdentityProvider, type User } from '@fx-gateway/domain/identity';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import { signInNeeded } from '../failures/signInNeeded.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

/** The signed-in user; exit 4 when there is none. */
export const currentUser = async ({
  services,
}: {
  readonly services: { readonly identity: IdentityProvider };
}): CommandResult<User> => {
  const user = await findUser(services.identity);
  if (user.ok) return user.value === null ? failed(signInNeeded) : succeeded(user.value);
  return failed(endsSession(user.failure) ? signInNeeded : identityCommandFailure(user.failure));
};
