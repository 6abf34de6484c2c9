import { prepareDatabase } from './prepareDatabase.ts';

/** Run once after a build: whoever starts the sandbox for the first time does not wait for the files of a database. */
await (await prepareDatabase({ dataFolder: 'memory' })).close();
