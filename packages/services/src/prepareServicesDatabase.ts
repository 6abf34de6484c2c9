import { accountsService } from './accountsService.ts';
import type { DatabaseOwner, DatabasePlace } from './database/databasePlace.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { prepareDatabase } from './database/prepareDatabase.ts';

const owner: DatabaseOwner = { name: 'services', folderVariable: 'SERVICES_DATA' };

/** Opens the database of the services with its tables up to date. Throws a `StartRefusal` where it cannot be used. */
export const prepareServicesDatabase = (place: DatabasePlace): Promise<OpenDatabase> =>
  prepareDatabase(place, owner, accountsService.migrations);
