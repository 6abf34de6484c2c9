import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { SessionUser } from '../configuration/earlierAccessStore.ts';
import {
  reuseEarlierAccess,
  connectResolvedProfile,
  type EnvironmentConnection,
  type ConnectionWithSignIn,
} from '../configuration/connectProfile.ts';
import { resolveProfile, type ResolvedProfile } from '../configuration/resolveProfile.ts';
import { userChangedFailure } from '../failures/userChangedFailure.ts';
import { isSignInNeeded, signInNeededFailure } from '../failures/signInNeededFailure.ts';
import { requireSignedInUser } from './requireSignedInUser.ts';

/** The environment of a call, and who is signed in there. */
export type Session = { readonly connection: EnvironmentConnection; readonly user: SessionUser };

export type OpenSession = (invocation: Invocation) => CommandResult<Session>;

const keepAccess = async (
  { address, configuration, services, access }: ConnectionWithSignIn,
  user: SessionUser,
): Promise<void> => {
  const credentials = await services.temporaryCredentials();
  if (credentials !== null)
    await access.keep({ address, configuration, user, credentials }, configuration.identity.userPoolClientId);
};

/** Whoever signs in to the profile later is not the one for whom this call acts; renewed tokens are the same user's. */
const actFor = (
  invocation: Invocation,
  { credentials }: Pick<ResolvedProfile, 'credentials'>,
  { connection: { configuration }, user }: Session,
): void =>
  invocation.actsFor(async () => {
    const { readStoredUserSub } = await import('@fx-gateway/adapters/node');
    const sub = await readStoredUserSub(credentials, configuration.identity.userPoolClientId);
    if (sub === user.sub) return null;
    return sub === null ? signInNeededFailure : userChangedFailure;
  });

/**
 * Reaches the environment as the signed-in user; exit 4 when there is none. What only looks goes on with the access that
 * an earlier call left; what changes something asks for everything anew, so that nothing old stands in its way.
 */
export const openSession: OpenSession = async (invocation) => {
  const place = await resolveProfile(invocation);
  if (!place.ok) return place;
  const again = invocation.changes ? null : await reuseEarlierAccess(invocation, place.value);
  if (again !== null) return succeeded(again);
  const connection = await connectResolvedProfile(invocation, place.value);
  if (!connection.ok) return connection;
  const user = await requireSignedInUser(connection.value);
  if (!user.ok) {
    if (isSignInNeeded(user.failure)) await connection.value.access.forget();
    return user;
  }
  await keepAccess(connection.value, user.value);
  const session = { connection: connection.value, user: user.value };
  actFor(invocation, place.value, session);
  return succeeded(session);
};
