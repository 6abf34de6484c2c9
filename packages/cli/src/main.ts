import { version } from '../package.json';
import { wholeOutput } from './terminal/wholeOutput.ts';

const { runProduct } = await import('./runProduct.ts');
const { argv, stdin, env: environment } = process;
const stdout = wholeOutput(process.stdout, 1);
const stderr = wholeOutput(process.stderr, 2);
// The one place where the process ends: timers of the identity library would hold it for minutes.
process.exit(await runProduct(argv.slice(2), version, { stdin, stdout, stderr, environment }));
