import { findUser } from '@fx-gateway/domain/identity/findUser.ts';
import { isSessionEndFailure, sessionEndMessages } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { IdentityProvider } from '@fx-gateway/domain/identity/identityProvider.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { sessionEnded, signInNeeded } from '../failures/signInNeeded.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

type Asking = {
  readonly configuration: { readonly identity: { readonly userPoolClientId: string } };
  readonly credentials: Pick<KeyValueStore, 'read'>;
  readonly services: { readonly identity: IdentityProvider };
};

/** The signed-in user; exit 4 when there is none, which says whether the service has ended a sign-in that was kept here. */
export const currentUser = async ({ configuration, credentials, services }: Asking): CommandResult<User> => {
  const { readStoredSignInMark } = await import('@fx-gateway/adapters/node');
  const before = await readStoredSignInMark(credentials, configuration.identity.userPoolClientId);
  const user = await findUser(services.identity);
  if (user.ok && user.value !== null) return succeeded(user.value);
  if (user.ok) return failed(before === null ? signInNeeded : sessionEnded());
  return failed(
    isSessionEndFailure(user.failure)
      ? sessionEnded(sessionEndMessages(user.failure))
      : identityCommandFailure(user.failure),
  );
};
