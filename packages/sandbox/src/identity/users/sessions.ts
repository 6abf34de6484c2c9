import { randomBytes, randomUUID } from 'node:crypto';
import { secretHash } from '../../server/database/secretHash.ts';
import type { Database } from '../../server/database/database.ts';
import { identityTables } from './identityTables.ts';

/** What a sign-in opened; everything issued under it ends with it. */
export type Session = { readonly id: string; readonly sub: string; readonly signedInAt: Date };

const refreshDays = 30;

/** Opens a session; its refresh token is known to the client alone. */
export const openSession = async (
  db: Database,
  sub: string,
  now: number,
): Promise<{ readonly session: Session; readonly refreshToken: string }> => {
  const refreshToken = randomBytes(96).toString('base64url');
  const session = { id: randomUUID(), sub, signedInAt: new Date(now) };
  await identityTables(db)
    .insertInto('identity_sessions')
    .values({
      id: session.id,
      sub,
      refresh_hash: secretHash(refreshToken),
      signed_in_at: session.signedInAt,
      expires_at: new Date(now + refreshDays * 86_400_000),
      revoked_at: null,
    })
    .execute();
  return { session, refreshToken };
};

/** The session behind a refresh token, with what has become of it. */
export const sessionOfRefreshToken = async (
  db: Database,
  refreshToken: string,
  now: number,
): Promise<
  | { readonly state: 'alive'; readonly session: Session }
  | { readonly state: 'revoked' | 'expired'; readonly sub: string }
  | { readonly state: 'unknown' }
> => {
  const row = await identityTables(db)
    .selectFrom('identity_sessions')
    .selectAll()
    .where('refresh_hash', '=', secretHash(refreshToken))
    .executeTakeFirst();
  if (!row) return { state: 'unknown' };
  if (row.revoked_at) return { state: 'revoked', sub: row.sub };
  if (row.expires_at.getTime() <= now) return { state: 'expired', sub: row.sub };
  return { state: 'alive', session: { id: row.id, sub: row.sub, signedInAt: row.signed_in_at } };
};

export const isSessionAlive = async (db: Database, id: string): Promise<boolean> => {
  const row = await identityTables(db)
    .selectFrom('identity_sessions')
    .select('revoked_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.revoked_at === null;
};

/** Ends the session behind a refresh token; ending twice, or one that is not there, changes nothing. */
export const revokeByRefreshToken = async (
  db: Database,
  refreshToken: string,
  now: number,
): Promise<void> => {
  await identityTables(db)
    .updateTable('identity_sessions')
    .set({ revoked_at: new Date(now) })
    .where('refresh_hash', '=', secretHash(refreshToken))
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends every session of a user, or every one but `kept`. */
export const revokeAllOf = async (db: Database, sub: string, now: number, kept?: string): Promise<void> => {
  const alive = identityTables(db)
    .updateTable('identity_sessions')
    .set({ revoked_at: new Date(now) })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null);
  await (kept === undefined ? alive : alive.where('id', '!=', kept)).execute();
};
