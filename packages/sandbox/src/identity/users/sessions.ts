import { randomBytes, randomUUID } from 'node:crypto';
import { hashSecret } from '@fx-gateway/services/database/hashSecret.ts';
import type { Database } from '@fx-gateway/services/database/database.ts';
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
  const session = { id: randomUUID(), sub, signedInAt: new Date(now) };
  await identityTables(db)
    .insertInto('identity_sessions')
    .values({
      id: session.id,
      sub,
      signed_in_at: session.signedInAt,
      expires_at: new Date(now + refreshDays * 86_400_000),
      revoked_at: null,
    })
    .execute();
  return { session, refreshToken: await issueRefreshToken(db, session.id) };
};

const issueRefreshToken = async (db: Database, sessionId: string): Promise<string> => {
  const refreshToken = randomBytes(96).toString('base64url');
  await identityTables(db)
    .insertInto('identity_refresh_tokens')
    .values({ refresh_hash: hashSecret(refreshToken), session_id: sessionId, rotated_at: null })
    .execute();
  return refreshToken;
};

/**
 * Exchanges a refresh token for another of the same session, which ends when it would have; undefined where another
 * call has done so first.
 */
export const rotateRefreshToken = async (
  db: Database,
  refreshToken: string,
  now: number,
): Promise<string | undefined> => {
  const taken = await identityTables(db)
    .updateTable('identity_refresh_tokens')
    .set({ rotated_at: new Date(now) })
    .where('refresh_hash', '=', hashSecret(refreshToken))
    .where('rotated_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return taken && (await issueRefreshToken(db, taken.session_id));
};

/** The session behind a refresh token, with what has become of it. */
export const sessionOfRefreshToken = async (
  db: Database,
  refreshToken: string,
  now: number,
): Promise<
  | { readonly state: 'alive'; readonly session: Session }
  | { readonly state: 'revoked' | 'expired' | 'rotated'; readonly sub: string }
  | { readonly state: 'unknown' }
> => {
  const row = await identityTables(db)
    .selectFrom('identity_refresh_tokens as token')
    .innerJoin('identity_sessions as session', 'session.id', 'token.session_id')
    .selectAll()
    .where('refresh_hash', '=', hashSecret(refreshToken))
    .executeTakeFirst();
  if (!row) return { state: 'unknown' };
  if (row.revoked_at) return { state: 'revoked', sub: row.sub };
  if (row.expires_at.getTime() <= now) return { state: 'expired', sub: row.sub };
  if (row.rotated_at) return { state: 'rotated', sub: row.sub };
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
    .where('id', 'in', (query) =>
      query
        .selectFrom('identity_refresh_tokens')
        .select('session_id')
        .where('refresh_hash', '=', hashSecret(refreshToken)),
    )
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends every session of a user, or every one but `kept`. */
export const revokeSessionsOfUser = async (
  db: Database,
  sub: string,
  now: number,
  kept?: string,
): Promise<void> => {
  const alive = identityTables(db)
    .updateTable('identity_sessions')
    .set({ revoked_at: new Date(now) })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null);
  await (kept === undefined ? alive : alive.where('id', '!=', kept)).execute();
};
