import { loadUserOrEndSession } from '@fx-gateway/domain/identity/loadUserOrEndSession.ts';
import { isSessionEndFailure, sessionEndedMessage } from '@fx-gateway/domain/identity/identityFailure.ts';
import type { SessionService } from '@fx-gateway/domain/identity/sessionService.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { sessionEndedFailure, signInNeededFailure } from '../failures/signInNeededFailure.ts';
import { findOtherSignInPlace } from './signInPlace.ts';
import { identityCommandFailure } from './identityCommandFailure.ts';

type Asking = {
  readonly configuration: {
    readonly identity: { readonly userPoolClientId: string };
    readonly apis: { readonly accounts: string };
  };
  readonly credentials: Pick<KeyValueStore, 'read'>;
  readonly services: { readonly identity: SessionService };
};

/**
 * The signed-in user; exit 4 when there is none, which says whether the service has ended a sign-in that was kept here, or
 * whether that was made at another environment.
 */
export const requireSignedInUser = async ({
  configuration,
  credentials,
  services,
}: Asking): CommandResult<User> => {
  const { readStoredSignInMark } = await import('@fx-gateway/adapters/node');
  const before = await readStoredSignInMark(credentials, configuration.identity.userPoolClientId);
  const elsewhere = before === null ? null : await findOtherSignInPlace(credentials, configuration);
  if (elsewhere !== null) return failed(elsewhere);
  const user = await loadUserOrEndSession(services.identity);
  if (user.ok && user.value !== null) return succeeded(user.value);
  if (user.ok) return failed(before === null ? signInNeededFailure : sessionEndedFailure());
  return failed(
    isSessionEndFailure(user.failure)
      ? sessionEndedFailure(sessionEndedMessage(user.failure))
      : identityCommandFailure(user.failure),
  );
};
