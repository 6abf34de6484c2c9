import { add, lastLine, nothing } from '../stages/count.mjs';
import { runVitest } from '../stages/runVitest.mjs';
import { findPostgres } from './findPostgres.mjs';
import { schemaOfRun } from './schemaOfRun.mjs';
import { startPostgres } from './startPostgres.mjs';

/**
 * The sandbox's contract on a real PostgreSQL server: the one that DATABASE_URL names, or one of our own, in a schema
 * of the run's own. `-- --yes` lets it make one where other tables are.
 */
async function contract(url) {
  const args = [
    // One database for all: files that run side by side would reset each other's stories.
    '--no-file-parallelism',
    // What the command line and a refused start do is the same on every database, and is proved once already.
    '--exclude',
    'tests/contract/{cli/**,*/*Command{,s}.test.ts,process/startRefusals*}',
  ];
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
try {
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
let counted;
try {
  counted = await contract(schema.url);
} finally {
  await stop();
}
const all = add(counted, await manyProcesses());
process.exitCode = all.failed === 0 ? 0 : 1;
console.log(lastLine(all));
