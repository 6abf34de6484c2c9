import { connectServices, type OpenServices, type SignedInUser } from '@fx-gateway/adapters/node';
import type { Configuration } from '@fx-gateway/adapters/core';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { signInRefused } from '../identity/identityCommandFailure.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { UserWithPassword } from './readConformanceUsers.ts';

/** Somebody who is signed in for the time of a run. */
export type ConformanceSession = SignedInUser & {
  readonly user: User;
  readonly services: OpenServices;
};

/** Signs a user in; what comes of it is kept in memory, for this run alone. */
export const signInForConformance = async (
  configuration: Configuration,
  { flag, email, password }: UserWithPassword,
): CommandResult<ConformanceSession> => {
  const services = await connectServices(configuration, { store: createMemoryStore() });
  const event = await signIn(services.identity, email, password, null);
  if (event.type === 'login-succeeded') return succeeded({ email, user: event.user, services });
  const refused = signInRefused(
    'message' in event && event.message ? event.message : 'The account is not ready.',
    {
      hint: 'Sign in once with fxg login, which takes an account through what it still needs.',
      ...('requestId' in event && event.requestId !== undefined ? { requestId: event.requestId } : {}),
    },
  );
  return failed({ ...refused, message: `${flag}: ${refused.message}` });
};
