import { describeCodeDelivery, mailCode } from '../../users/describeCodeDelivery.ts';
import { issueCode } from '../../users/codes.ts';
import { identityTables } from '../../users/identityTables.ts';
import { succeededOutcome } from '../../wire/outcome.ts';
import { revokeSessionsOfUser } from '../../users/sessions.ts';
import { administratorOperation } from './administratorOperation.ts';

/** AdminResetUserPassword: the user must reset the password with the code that is mailed, and is signed out. */
export const adminResetUserPassword = administratorOperation({}, async ({ sub, email }, context) => {
  await context.db.transaction().execute(async (trx) => {
    await identityTables(trx)
      .updateTable('identity_users')
      .set({ status: 'RESET_REQUIRED' })
      .where('sub', '=', sub)
      .execute();
    if (!context.settings.strict) await revokeSessionsOfUser(trx, sub, context.now());
    const code = await issueCode({ ...context, db: trx }, sub, 'recovery');
    await mailCode(trx, email, 'recovery', code, context.now());
  });
  return succeededOutcome({ CodeDeliveryDetails: describeCodeDelivery(email) });
});
