import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { mailCode } from './users/describeCodeDelivery.ts';
import { issueCode } from './users/codes.ts';
import { identityTables } from './users/identityTables.ts';
import { makePasswordRecord } from './passwords/secureRemotePassword.ts';
import { seededOrigin, seededPassword, seededUsers, type SeededUser } from '../users/seededUsers.ts';
import { loadSigningKey } from './tokens/signingKey.ts';

const rowOf = ({ email, sub, username, fxPartner, status }: SeededUser, now: number) => ({
  sub,
  email,
  preferred_username: username,
  fx_partner: fxPartner,
  origin: seededOrigin,
  email_verified: status !== 'UNCONFIRMED',
  ...makePasswordRecord(sub, seededPassword),
  status: status ?? ('CONFIRMED' as const),
  created_at: new Date(now),
});

/** Has these users as their stories tell, whatever became of them, with the codes that some of them were sent. */
const tellOf = async (
  { db, now, settings }: SandboxServices,
  users: readonly SeededUser[],
): Promise<void> => {
  const key = await loadSigningKey(db);
  if (users.length === 0) return;
  await identityTables(db)
    .insertInto('identity_users')
    .values(users.map((user) => rowOf(user, now())))
    .onConflict((same) =>
      same.column('sub').doUpdateSet(({ ref }) => ({
        email: ref('excluded.email'),
        preferred_username: ref('excluded.preferred_username'),
        fx_partner: ref('excluded.fx_partner'),
        origin: ref('excluded.origin'),
        email_verified: ref('excluded.email_verified'),
        salt: ref('excluded.salt'),
        verifier: ref('excluded.verifier'),
        status: ref('excluded.status'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
  for (const { sub, email, status } of users) {
    const purpose = status && awaitedCode[status];
    if (!purpose) continue;
    await mailCode(db, email, purpose, await issueCode({ db, now, settings, key }, sub, purpose), now());
  }
};

/** The names and e-mails of all users. */
const namesThere = async ({ db }: SandboxServices) => {
  const there = await identityTables(db).selectFrom('identity_users').select(['sub', 'email']).execute();
  return new Set(there.flatMap(({ sub, email }) => [sub, email]));
};

/**
 * Puts the users in who are missing. Who is there stays as they are, also one who registered with an e-mail that a
 * story has by now.
 */
export const seedUsers = async (services: SandboxServices): Promise<void> => {
  const there = await namesThere(services);
  const missing = seededUsers.filter(({ sub, email }) => !there.has(sub) && !there.has(email));
  await tellOf(services, missing);
};

const awaitedCode: Readonly<Record<NonNullable<SeededUser['status']>, 'sign-up' | 'recovery' | undefined>> = {
  UNCONFIRMED: 'sign-up',
  RESET_REQUIRED: 'recovery',
  FORCE_CHANGE_PASSWORD: undefined,
};

/**
 * Every user goes who was not there from the start, with their sessions, identities and credentials; a seeded user is
 * as they were, and stays signed in. The signing key stays for good.
 */
export const clearUsers = async (services: SandboxServices): Promise<void> => {
  const tables = identityTables(services.db);
  const seeded = seededUsers.map(({ sub }) => sub);
  await tables.deleteFrom('identity_users').where('sub', 'not in', seeded).execute();
  for (const table of ['identity_codes', 'identity_memory', 'identity_counts'] as const)
    await tables.deleteFrom(table).execute();
  const there = await namesThere(services);
  await tellOf(
    services,
    seededUsers.filter(({ sub }) => there.has(sub)),
  );
};
