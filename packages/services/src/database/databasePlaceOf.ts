import { resolve } from 'node:path';
import type { ServicesSettings } from '../settings/servicesSettingsSchema.ts';
import { StartRefusal } from '../settings/startRefusal.ts';
import type { DatabasePlace } from './databasePlace.ts';

/** Where the database is: the environment wins over the file, and without both it is a folder beside the process. */
export const databasePlaceOf = (
  { database }: Pick<ServicesSettings, 'database'>,
  environment: Readonly<Record<string, string | undefined>>,
): DatabasePlace => {
  const url = environment['DATABASE_URL']?.trim();
  const folder = environment['SERVICES_DATA']?.trim();
  const named = url ? { url } : folder ? { folder } : (database ?? { folder: '.services' });
  if ('folder' in named) return { dataFolder: resolve(named.folder) };
  if (/^postgres(?:ql)?:\/\/./.test(named.url)) return { dataFolder: 'memory', databaseUrl: named.url };
  throw new StartRefusal(
    `${url ? 'DATABASE_URL' : 'database.url'} must begin with postgres:// and name a server.`,
  );
};
