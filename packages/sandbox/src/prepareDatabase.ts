import type { DatabaseOwner, DatabasePlace } from '@fx-gateway/services/database/databasePlace.ts';
import { migrationsOf } from '@fx-gateway/services/database/migrate.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { prepareDatabase as prepare } from '@fx-gateway/services/database/prepareDatabase.ts';
import { accountsPlugin } from './accounts/accountsPlugin.ts';
import { identityMigrations } from './identity/users/identityTables.ts';
import { partners } from './partners.ts';
import { faultMigrations } from './server/faults/faults.ts';
import { requestLogMigrations } from './server/journal/requestLog.ts';
import { mailMigrations } from './server/mails/mails.ts';
import { stateMigrations } from './server/services/sandboxState.ts';

const migrations = migrationsOf([
  { migrations: stateMigrations },
  { migrations: mailMigrations },
  { migrations: requestLogMigrations },
  { migrations: faultMigrations },
  { migrations: identityMigrations },
  accountsPlugin,
  ...Object.values(partners),
]);

export const databaseOwner: DatabaseOwner = { name: 'sandbox', folderVariable: 'SANDBOX_DATA' };

/** Opens the database of a sandbox with the tables of every service up to date and no story told. */
export const prepareDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  prepare(place, databaseOwner, migrations);
