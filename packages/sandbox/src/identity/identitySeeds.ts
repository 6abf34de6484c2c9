import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { mailCode } from './users/codeDelivery.ts';
import { issueCode } from './users/codes.ts';
import { identityTables } from './users/identityTables.ts';
import { recordPassword } from './passwords/secureRemotePassword.ts';
import { seededPassword, seededUsers, type SeededUser } from './users/seededUsers.ts';
import { loadSigningKey } from './tokens/signingKey.ts';

/** Puts the users in, or back to how they were, and the codes that some of them were sent. */
export const seedUsers = async ({ db, now, settings }: SandboxServices): Promise<void> => {
  const key = await loadSigningKey(db);
  const rows = seededUsers.map(({ email, sub, username, fxPartner, status }) => ({
    sub,
    email,
    preferred_username: username,
    fx_partner: fxPartner,
    origin: 'steamchain',
    email_verified: status !== 'UNCONFIRMED',
    ...recordPassword(sub, seededPassword),
    status: status ?? ('CONFIRMED' as const),
    created_at: new Date(now()),
  }));
  await identityTables(db)
    .insertInto('identity_users')
    .values(rows)
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
  for (const { sub, email, status } of seededUsers) {
    const purpose = status && awaitedCode[status];
    if (!purpose) continue;
    await mailCode(db, email, purpose, await issueCode({ db, now, settings, key }, sub, purpose), now());
  }
};

const awaitedCode: Readonly<Record<NonNullable<SeededUser['status']>, 'sign-up' | 'recovery' | undefined>> = {
  UNCONFIRMED: 'sign-up',
  RESET_REQUIRED: 'recovery',
  FORCE_CHANGE_PASSWORD: undefined,
};

/**
 * Every user goes who was not there from the start, with their sessions, identities and credentials; a seeded user who
 * is signed in stays so. The signing key stays for good.
 */
export const clearUsers = async ({ db }: SandboxServices): Promise<void> => {
  const seeded = seededUsers.map(({ sub }) => sub);
  await identityTables(db).deleteFrom('identity_users').where('sub', 'not in', seeded).execute();
  for (const table of ['identity_codes', 'identity_memory', 'identity_counts'] as const)
    await identityTables(db).deleteFrom(table).execute();
};
