import type { User } from '@fx-gateway/domain/identity';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { Connection } from '../configuration/connect.ts';
import type { Asked } from '../program/invocation.ts';
import { identityCommandFailure, signInNeeded } from './identityCommandFailure.ts';

/** The signed-in person; exit 4 when there is none. */
export const currentUser = async ({ services }: Connection): Asked<User> => {
  const user = await services.identity.currentUser();
  if (!user.ok) return failed(identityCommandFailure(user.failure));
  return user.value === null ? failed(signInNeeded) : succeeded(user.value);
};
