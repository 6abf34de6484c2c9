import { createServices } from './createServices.ts';
import { databasePlaceOf } from './database/databasePlaceOf.ts';
import { makeLambdaHandler } from './makeLambdaHandler.ts';
import { readServicesSettings } from './settings/readServicesSettings.ts';
import { StartRefusal } from './settings/startRefusal.ts';

const settings = readServicesSettings(process.env);
if (settings.callers !== 'gateway')
  throw new StartRefusal('callers must be "gateway" for services that AWS Lambda runs.');

/** @public What AWS Lambda calls; the database is opened once for each process that it starts. */
export const handler = makeLambdaHandler(
  await createServices(settings, { database: databasePlaceOf(settings, process.env) }),
);
