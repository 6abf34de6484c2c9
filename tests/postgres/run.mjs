import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { add, lastLine, nothing } from '../stages/count.mjs';
import { runVitest } from '../stages/runVitest.mjs';
import { findPostgres } from './findPostgres.mjs';
import { schemaOfRun } from './schemaOfRun.mjs';
import { startPostgres } from './startPostgres.mjs';

const contractFiles = fileURLToPath(new URL('../contract', import.meta.url));

/** Files and folders of the contract that do the same on every database; they ran on the embedded one. */
const sameOnEvery = [
  // What the command line does.
  'cli',
  'doctor',
  'administration/adminCommands.test.ts',
  'administration/customerCommands.test.ts',
  'administration/readOnlyProfile.test.ts',
  'administration/safeChanges.test.ts',
  'market-rates/ratesCommand.test.ts',
  'process/devServer.test.ts',
  'process/startCost.test.ts',
  // Services of their own, over a database of their own: their tables are those of the sandbox.
  'services',
  // What a start refuses before it opens the database.
  'process/startRefusals.test.ts',
  // The cases of `identity.test.ts` once more, with stricter answers.
  'identity/strictIdentity.test.ts',
  // What is judged before it reaches a table.
  'corpay/beneficiaryAgreement.test.ts',
];

const exclusions = () =>
  sameOnEvery.flatMap((name) => {
    if (!existsSync(join(contractFiles, name))) throw new Error(`tests/contract has no ${name}.`);
    return ['--exclude', `tests/contract/${name}${name.endsWith('.ts') ? '' : '/**'}`];
  });

/**
 * The sandbox's contract on a real PostgreSQL server: the one that DATABASE_URL names, or one of our own, in a schema
 * of the run's own. `-- --yes` lets it make one where other tables are.
 */
async function contract(url, excluded) {
  // One database for all: files that run side by side would reset each other's stories.
  const args = ['--no-file-parallelism', ...excluded];
  return runVitest('postgres', ['contract'], { env: { DATABASE_URL: url }, args });
}

/** Many processes on one server, which is halted under them: never the one of DATABASE_URL. */
async function manyProcesses() {
  if (findPostgres() !== undefined) return runVitest('postgres-processes', ['postgres']);
  console.log('No PostgreSQL is installed that may be restarted: many processes were not proved.');
  return nothing;
}

const given = process.env['DATABASE_URL'];
const isMeant = process.argv.includes('--yes');
let own;
let schema;
let excluded;
try {
  excluded = exclusions();
  own = given ? undefined : await startPostgres();
  schema = await schemaOfRun(given ?? own.url, isMeant);
} catch (error) {
  own?.stop();
  console.error(error.message);
  console.log(lastLine({ passed: 0, failed: 1 }));
  process.exit(1);
}

const stop = async () => {
  await schema.drop().catch((error) => console.error(`The schema of this run is left: ${error.message}`));
  own?.stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stop().then(() => process.exit(130)));
}

console.log(given ? 'On the server that DATABASE_URL names.' : `On a server of our own: ${own.version}.`);
const contractAndStop = async () => {
  try {
    return await contract(schema.url, excluded);
  } finally {
    await stop();
  }
};
// Side by side: each waits for its own server most of the time.
const counted = await Promise.all([contractAndStop(), manyProcesses()]);
const all = counted.reduce(add);
process.exitCode = all.failed === 0 ? 0 : 1;
console.log(lastLine(all));
