import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxSettings } from '../../server/settings/sandboxSettings.ts';
import { identityTables, type UserStatus } from './identityTables.ts';
import { makePasswordRecord } from '../passwords/secureRemotePassword.ts';
import { revokeSessionsOfUser } from './sessions.ts';

/**
 * Gives a user a new password and a status, and ends their sessions, all but the one to be kept; a strict user pool
 * leaves that to the client. Call it in a transaction: no session may go on with a password that is gone.
 */
export const changePasswordOf = async (
  { db, settings }: { readonly db: Database; readonly settings: Pick<SandboxSettings, 'strict'> },
  sub: string,
  change: {
    readonly password: string;
    readonly status?: UserStatus;
    readonly now: number;
    readonly keptSession?: string;
  },
): Promise<void> => {
  await identityTables(db)
    .updateTable('identity_users')
    .set({ ...makePasswordRecord(sub, change.password), status: change.status ?? 'CONFIRMED' })
    .where('sub', '=', sub)
    .execute();
  if (!settings.strict) await revokeSessionsOfUser(db, sub, change.now, change.keptSession);
};
