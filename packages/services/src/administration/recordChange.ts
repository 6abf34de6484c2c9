import type { AdministrationDatabase } from './administrationTables.ts';
import type { AdministratorCall } from './administratorRoute.ts';

/** What was changed of whom; never a key, only how it begins. */
type Change = {
  readonly action: 'assign-role' | 'assign-integration' | 'update-integration';
  readonly target: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
};

/** Writes a change down in the transaction that makes it: there is none without its record. */
export const recordChange = async (
  db: AdministrationDatabase,
  { administrator, requestId }: Pick<AdministratorCall<unknown>, 'administrator' | 'requestId'>,
  at: number,
  { action, target, before, after }: Change,
): Promise<void> => {
  await db
    .insertInto('account_changes')
    .values({
      changed_at: new Date(at),
      changed_by: administrator.email,
      action,
      target,
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
      request_id: requestId,
    })
    .execute();
};

/** More than anybody looks through; a file of all of them is none of this service. */
const mostTold = 5_000;

/** The newest changes first, those from a moment on where one is named. */
export const readAccountChanges = async (db: AdministrationDatabase, since: Date | null) => {
  const rows = await db
    .selectFrom('account_changes')
    .selectAll()
    .where('changed_at', '>=', since ?? new Date(0))
    .orderBy('change_id', 'desc')
    .limit(mostTold)
    .execute();
  return rows.map((row) => ({
    at: row.changed_at.toISOString(),
    by: row.changed_by,
    action: row.action,
    target: row.target,
    before: row.before,
    after: row.after,
    requestId: row.request_id,
  }));
};
