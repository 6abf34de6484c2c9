import type { SandboxServices } from '../server/sandboxPlugin.ts';
import { identityTables } from './identityTables.ts';
import { recordPassword } from './secureRemotePassword.ts';
import { seededPassword, seededPeople } from './seededPeople.ts';
import { loadSigningKey } from './signingKey.ts';

export const seedPeople = async ({ db, now }: SandboxServices): Promise<void> => {
  await loadSigningKey(db);
  const rows = seededPeople.map(({ email, sub, username, fxPartner }) => ({
    sub,
    email,
    preferred_username: username,
    fx_partner: fxPartner,
    origin: 'steamchain',
    email_verified: true,
    ...recordPassword(sub, seededPassword),
    created_at: new Date(now()),
  }));
  await identityTables(db).insertInto('identity_users').values(rows).execute();
};

/** Sessions, identities and credentials go with their people; the signing key stays for good. */
export const clearPeople = async ({ db }: SandboxServices): Promise<void> => {
  await identityTables(db).deleteFrom('identity_users').execute();
};
