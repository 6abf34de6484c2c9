import { randomUUID } from 'node:crypto';
import type { AccountsContext } from './accountsContext.ts';
import { accountTable } from './accountTable.ts';

/** A user as their account keeps them. */
export type AccountUser = {
  readonly sub: string;
  readonly email: string;
  readonly origin: string;
  readonly fx_partner: string;
};

/** How often users who come at once with one address may be in each other's way. */
const mostTries = 10;

/** Makes the account of a user or renews what it says of them, and takes their address from whoever had it. */
export const storeUser = async (
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  { sub, ...user }: AccountUser,
): Promise<void> => {
  const account = { sub, account_id: randomUUID(), roles: '[]', settings: null, created_at: new Date(now()) };
  for (let tried = 1; ; tried += 1) {
    try {
      await db.transaction().execute(async (transaction) => {
        const trx = accountTable(transaction);
        // In one order for all, so that nobody waits for somebody who waits for them.
        await trx
          .selectFrom('accounts')
          .select('sub')
          .where(({ eb, or }) => or([eb('email', '=', user.email), eb('sub', '=', sub)]))
          .orderBy('sub')
          .forUpdate()
          .execute();
        await trx
          .updateTable('accounts')
          .set({ email: null })
          .where('email', '=', user.email)
          .where('sub', '!=', sub)
          .execute();
        await trx
          .insertInto('accounts')
          .values({ ...account, ...user })
          .onConflict((conflict) => conflict.column('sub').doUpdateSet(user))
          .execute();
      });
      return;
    } catch (error) {
      if (tried === mostTries || !isTakenMeanwhile(error)) throw error;
    }
  }
};

const uniqueViolation = '23505';

/** Somebody new came with the same address between the look and the change. */
const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
