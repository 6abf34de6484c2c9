import { answerOutcome } from '../../wire/outcome.ts';
import { revokeAllOf } from '../../users/sessions.ts';
import { administratorOver } from './administratorOver.ts';

/** AdminUserGlobalSignOut: ends every session of the user. */
export const adminUserGlobalSignOut = administratorOver({}, async ({ sub }, context) => {
  await revokeAllOf(context.db, sub, context.now());
  return answerOutcome({});
});
