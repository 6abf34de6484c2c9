import { lastLine } from '../stages/count.mjs';
import { runVitest } from '../stages/runVitest.mjs';
import { startPostgres } from './startPostgres.mjs';

/** The sandbox's contract on a real PostgreSQL server: the one that DATABASE_URL names, or one of our own. */
async function run(url) {
  const args = [
    // One database for all: files that run side by side would reset each other's stories.
    '--no-file-parallelism',
    // What the command line and a refused start do is the same on every database, and is proved once already.
    '--exclude',
    'tests/contract/{cli/**,*/*Command{,s}.test.ts,process/startRefusals*}',
  ];
  return runVitest('postgres', ['contract'], { env: { DATABASE_URL: url }, args });
}

const given = process.env['DATABASE_URL'];
const own = given ? undefined : await startPostgres().catch((error) => ({ error }));
if (own?.error) {
  console.error(own.error.message);
  console.log(lastLine({ passed: 0, failed: 1 }));
  process.exit(1);
}

const stop = () => own?.stop();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stop();
    process.exit(130);
  });
}

console.log(given ? 'On the server that DATABASE_URL names.' : `On a server of our own: ${own.version}.`);
let counted;
try {
  counted = await run(given ?? own.url);
} finally {
  stop();
}
process.exitCode = counted.failed === 0 ? 0 : 1;
console.log(lastLine(counted));
