import { sql } from 'kysely';
import type { AccountsContext, Caller } from '../account/accountsContext.ts';
import { readOrCreateAccount } from '../account/accounts.ts';
import { administrationTables } from '../administration/administrationTables.ts';
import { administratorRole } from '../account/callerRoute.ts';
import { recordChange } from '../administration/recordChange.ts';

/**
 * Gives the role to a caller whom the settings name, as long as no account has it: somebody has to be the first. It is
 * written down as every other change. From then on administrators decide, and the settings count no more.
 */
export const makeFirstAdministrator =
  (context: Pick<AccountsContext, 'db' | 'now'>, administrators: readonly string[]) =>
  async (caller: Caller, requestId: string): Promise<void> => {
    if (!administrators.includes(caller.email.toLowerCase())) return;
    const { roles } = await readOrCreateAccount(context, caller);
    if (roles.includes(administratorRole)) return;
    await administrationTables(context.db)
      .transaction()
      .execute(async (trx) => {
        // Two who are named and come at once must not both be the first.
        await sql`lock table accounts in share row exclusive mode`.execute(trx);
        const held = await trx
          .selectFrom('accounts')
          .select('sub')
          .where(sql<boolean>`roles @> ${JSON.stringify([administratorRole])}::jsonb`)
          .executeTakeFirst();
        if (held !== undefined) return;
        const after = [...roles, administratorRole];
        await trx
          .updateTable('accounts')
          .set({ roles: JSON.stringify(after) })
          .where('sub', '=', caller.sub)
          .execute();
        await recordChange(trx, { administrator: caller, requestId }, context.now(), {
          action: 'assign-role',
          target: caller.email.toLowerCase(),
          before: { userRoles: roles },
          after: { userRoles: after },
        });
      });
  };
