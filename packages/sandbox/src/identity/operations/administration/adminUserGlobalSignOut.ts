import { succeededOutcome } from '../../wire/outcome.ts';
import { revokeSessionsOfUser } from '../../users/sessions.ts';
import { administratorOperation } from './administratorOperation.ts';

/** AdminUserGlobalSignOut: ends every session of the user. */
export const adminUserGlobalSignOut = administratorOperation({}, async ({ sub }, context) => {
  await revokeSessionsOfUser(context.db, sub, context.now());
  return succeededOutcome({});
});
