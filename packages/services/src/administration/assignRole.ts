import { sql } from 'kysely';
import { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import type { AccountsContext } from '../account/accountsContext.ts';
import { administrationTables, type AdministrationDatabase } from './administrationTables.ts';
import { administratorRole } from '../account/callerRoute.ts';
import { administrationRefusalAnswer, type AdministratorCall } from './administratorRoute.ts';
import { findAccount } from './findAccount.ts';
import { recordChange } from './recordChange.ts';
import { accountTargetSchemas } from './sentFieldSchemas.ts';
import { accountVersion, changedSinceSeenRefusal, isSeenVersion } from './versions.ts';

export const roleBodySchema = z.object({
  ...accountTargetSchemas,
  role: z.literal(administratorRole, 'There is no such role.'),
  value: z.boolean('This must be true or false.'),
});

/** POST /admin/assign-role: gives the role to an account or takes it away (ADMIN-29); one administrator stays. */
export const assignRole = (
  context: AccountsContext,
  call: AdministratorCall<z.output<typeof roleBodySchema>>,
): Promise<Answer> =>
  administrationTables(context.db)
    .transaction()
    .execute(async (trx) => {
      const { role, value } = call.sent;
      const administrators = await lockAdministrators(trx);
      const found = await findAccount(trx, call.sent, { locked: true });
      if (!found.ok) return found.refusal;
      const { sub, email, roles } = found.account;
      const done = told(
        value ? `${email} now has the role ${role}.` : `${email} no longer has the role ${role}.`,
      );
      // A repetition, perhaps after a lost answer, asks for what is so already: that is done.
      if (roles.includes(role) === value) return done;
      if (!isSeenVersion(call.ifMatch, accountVersion(found.account))) return changedSinceSeenRefusal;
      if (!value && administrators.length === 1) {
        return administrationRefusalAnswer(409, 'The last administrator cannot lose the role.');
      }
      const after = value ? [...roles, role] : roles.filter((held) => held !== role);
      await trx
        .updateTable('accounts')
        .set({ roles: JSON.stringify(after) })
        .where('sub', '=', sub)
        .execute();
      await recordChange(trx, call, context.now(), {
        action: 'assign-role',
        target: email,
        before: { userRoles: roles },
        after: { userRoles: after },
      });
      return done;
    });

/** Two administrators who take each other's role away must not both succeed. */
const lockAdministrators = (trx: AdministrationDatabase) =>
  trx
    .selectFrom('accounts')
    .select('sub')
    .where(sql<boolean>`roles @> ${JSON.stringify([administratorRole])}::jsonb`)
    .orderBy('sub')
    .forUpdate()
    .execute();

const told = (message: string): Answer => ({ status: 200, body: { message } });
