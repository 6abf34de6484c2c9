import { createServices } from './createServices.ts';
import { databasePlaceOf } from './database/databasePlaceOf.ts';
import { createKeyRing } from './keys/keyRing.ts';
import { rotateKeys } from './keys/rotateKeys.ts';
import { sealedColumns } from './sealedColumns.ts';
import { prepareServicesDatabase } from './prepareServicesDatabase.ts';
import { readServicesSettings } from './settings/readServicesSettings.ts';
import { StartRefusal } from './settings/startRefusal.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const start = async () => {
  const settings = readServicesSettings(process.env);
  const database = databasePlaceOf(settings, process.env);
  const { listen } = settings;
  if (settings.callers === 'gateway' || listen === undefined)
    throw new StartRefusal(
      'callers must be "headers" or "gatewayHeaders" for services that listen; "gateway" is for those that AWS Lambda runs.',
    );
  const services = await createServices(settings, { database });
  stopOnSignal(services, listen.drainSeconds);
  try {
    const { url, metricsUrl } = await services.listen();
    const place = database.databaseUrl === undefined ? database.dataFolder : 'PostgreSQL';
    const numbers = metricsUrl === undefined ? '' : `, its numbers are at ${metricsUrl}`;
    // Stdout has the log alone, which programs read.
    process.stderr.write(`The accounts service is at ${url}, its data is in ${place}${numbers}.\n`);
  } catch (error) {
    await services.close();
    throw error;
  }
};

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** `npm run services -- rotate-keys`, beside services that run: see `rotateKeys`. */
const rotate = async () => {
  const settings = readServicesSettings(process.env);
  const { db, close } = await prepareServicesDatabase(databasePlaceOf(settings, process.env));
  try {
    process.exitCode = await rotateKeys(
      db,
      { ring: createKeyRing(settings.integrationKeys), columns: sealedColumns },
      say,
    );
  } finally {
    await close();
  }
};

try {
  await (process.argv[2] === 'rotate-keys' ? rotate() : start());
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  say(error.message);
  process.exitCode = 1;
}
