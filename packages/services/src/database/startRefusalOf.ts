import { DatabaseUnavailableError } from './toDatabaseUnavailableError.ts';
import { StartRefusal } from '../settings/startRefusal.ts';
import type { DatabaseOwner, DatabasePlace } from './databasePlace.ts';

/**
 * Why a program cannot start over a database that was opened: it is away again, or what stands in it was made by
 * another version. A database in memory was made by this one, so that the defect is told as it is.
 */
export const startRefusalOf = (
  error: unknown,
  { dataFolder, databaseUrl }: DatabasePlace,
  { name, folderVariable }: DatabaseOwner,
): unknown => {
  if (error instanceof StartRefusal || !(error instanceof Error)) return error;
  if (error instanceof DatabaseUnavailableError) return new StartRefusal(`DATABASE_URL: ${error.message}`);
  const [reason] = error.message.split('\n');
  if (databaseUrl !== undefined)
    return new StartRefusal(
      `DATABASE_URL: what stands in this database does not fit this version of the ${name} (${reason}): name another database.`,
    );
  if (dataFolder === 'memory') return error;
  return new StartRefusal(
    `The database in ${dataFolder} does not fit this version of the ${name} (${reason}): set ${folderVariable} to another folder, or delete this one to begin anew.`,
  );
};
