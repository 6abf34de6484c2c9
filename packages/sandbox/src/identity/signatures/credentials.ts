import { randomBytes } from 'node:crypto';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { Caller } from '@fx-gateway/services/account/accountsContext.ts';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { identityTables } from '../users/identityTables.ts';

/** Temporary credentials; clients keep them for 50 minutes whatever their end says. */
export type Credentials = {
  readonly accessKeyId: string;
  readonly secretKey: string;
  readonly sessionToken: string;
  readonly expiresAt: Date;
};

const lifeMs = 3_600_000;

/** Issues credentials that live an hour, or until their session is revoked. */
export const issueCredentials = async (
  db: Database,
  sessionId: string,
  now: number,
): Promise<Credentials> => {
  const credentials = {
    accessKeyId: `ASIA${base32(randomBytes(16))}`,
    secretKey: randomBytes(30).toString('base64'),
    sessionToken: randomBytes(192).toString('base64'),
    expiresAt: new Date(now + lifeMs),
  };
  await identityTables(db)
    .insertInto('identity_credentials')
    .values({
      access_key_id: credentials.accessKeyId,
      secret_key: credentials.secretKey,
      token_hash: hashSecret(credentials.sessionToken),
      session_id: sessionId,
      expires_at: credentials.expiresAt,
    })
    .execute();
  return credentials;
};

type FoundCredentials = {
  readonly secretKey: string;
  readonly expiresAt: Date;
  readonly revoked: boolean;
  readonly user: Caller;
};

/** The credentials of an access key that came with this session token, and whose they are. */
export const findCredentials = async (
  db: Database,
  accessKeyId: string,
  sessionToken: string,
): Promise<FoundCredentials | undefined> => {
  const row = await identityTables(db)
    .selectFrom('identity_credentials as credentials')
    .innerJoin('identity_sessions as session', 'session.id', 'credentials.session_id')
    .innerJoin('identity_users as user', 'user.sub', 'session.sub')
    .select([
      'credentials.secret_key',
      'credentials.expires_at',
      'session.revoked_at',
      'user.sub',
      'user.email',
      'user.origin',
      'user.fx_partner',
    ])
    .where('credentials.access_key_id', '=', accessKeyId)
    .where('credentials.token_hash', '=', hashSecret(sessionToken))
    .executeTakeFirst();
  return (
    row && {
      secretKey: row.secret_key,
      expiresAt: row.expires_at,
      revoked: row.revoked_at !== null,
      user: { sub: row.sub, email: row.email, origin: row.origin, fxPartner: row.fx_partner },
    }
  );
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Buffer) => [...bytes].map((byte) => alphabet[byte % 32]).join('');
