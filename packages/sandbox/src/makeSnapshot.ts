import { prepareDatabase } from './prepareDatabase.ts';

/** Run once after a build, so that the first start of the sandbox does not wait for the files of a database. */
await (await prepareDatabase({ dataFolder: 'memory' })).close();
