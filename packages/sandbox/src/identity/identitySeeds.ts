import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { mailCode } from './users/codeDelivery.ts';
import { issueCode } from './users/codes.ts';
import { identityTables } from './users/identityTables.ts';
import { recordPassword } from './passwords/secureRemotePassword.ts';
import { seededPassword, seededUsers, type SeededUser } from './users/seededUsers.ts';
import { loadSigningKey } from './tokens/signingKey.ts';

/** Puts the users in, and the codes that some of them were sent. */
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
  await identityTables(db).insertInto('identity_users').values(rows).execute();
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

/** Sessions, identities and credentials go with their users; the signing key stays for good. */
export const clearUsers = async ({ db }: SandboxServices): Promise<void> => {
  await identityTables(db).deleteFrom('identity_users').execute();
  await identityTables(db).deleteFrom('identity_codes').execute();
};
