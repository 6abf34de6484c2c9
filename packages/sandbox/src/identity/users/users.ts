import { createHmac } from 'node:crypto';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxSettings } from '../../server/settings/sandboxSettings.ts';
import { identityTables, type UserStatus } from './identityTables.ts';
import type { PasswordRecord } from '../passwords/secureRemotePassword.ts';
import { normalizeUsername } from './normalizeUsername.ts';

/** A user of the user pool. */
export type User = PasswordRecord & {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: UserStatus;
  readonly preferredUsername: string;
  readonly fxPartner: string;
  readonly origin: string;
};

/** Finds a user by e-mail or by sub. */
export const findUser = async (
  { db, settings }: { readonly db: Database; readonly settings: Pick<SandboxSettings, 'strict'> },
  username: string,
): Promise<User | undefined> => {
  const name = normalizeUsername(settings, username);
  const row = await identityTables(db)
    .selectFrom('identity_users')
    .selectAll()
    .where(isUuid(name) ? 'sub' : 'email', '=', name)
    .executeTakeFirst();
  return (
    row && {
      sub: row.sub,
      email: row.email,
      emailVerified: row.email_verified,
      status: row.status,
      preferredUsername: row.preferred_username,
      fxPartner: row.fx_partner,
      origin: row.origin,
      salt: row.salt,
      verifier: row.verifier,
    }
  );
};

/** The sub and the salt of a user who does not exist: the same each time, so that asking tells nothing. */
export const fakeUnknownUser = (
  {
    key,
    settings,
  }: { readonly key: { readonly pepper: string }; readonly settings: Pick<SandboxSettings, 'strict'> },
  username: string,
): { readonly sub: string } & PasswordRecord => {
  const name = normalizeUsername(settings, username);
  const bytes = (purpose: string) =>
    createHmac('sha256', key.pepper).update(`${purpose} ${name}`).digest('hex');
  const id = bytes('sub');
  return {
    sub: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    salt: bytes('salt').slice(0, 32),
    verifier: bytes('verifier'),
  };
};

const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
