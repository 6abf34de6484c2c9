import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { identityTables } from '../../users/identityTables.ts';
import { succeededOutcome, refusedOutcome } from '../../wire/outcome.ts';
import { identityPool, region } from '../../../users/identityPool.ts';
import { findIdTokenUser } from './findIdTokenUser.ts';
import { makeIdentityOperation } from '../makeIdentityOperation.ts';

const input = z.object({
  IdentityPoolId: z.string().min(1),
  Logins: z.record(z.string(), z.string()).optional(),
});

/** GetId: the identity of a user in the identity pool, made at first sight (IDENT-11). */
export const getId = makeIdentityOperation(input, async ({ IdentityPoolId, Logins }, context) => {
  if (IdentityPoolId !== identityPool.identityPoolId) {
    return refusedOutcome('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`);
  }
  const holder = await findIdTokenUser(context, Logins);
  if (!holder.ok) return holder;
  const { sub } = holder.answer;
  const tables = identityTables(context.db);
  await tables
    .insertInto('identity_ids')
    .values({ identity_id: `${region}:${randomUUID()}`, sub })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  const row = await tables
    .selectFrom('identity_ids')
    .select('identity_id')
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow();
  return succeededOutcome({ IdentityId: row.identity_id });
});
