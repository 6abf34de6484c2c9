import { version } from '../package.json';
import { hasTerminalGone } from './terminal/hasTerminalGone.ts';
import { completeFileOutput } from './terminal/completeFileOutput.ts';

const { runProduct } = await import('./runProduct.ts');
const { argv, stdin, env: environment } = process;
const stdout = completeFileOutput(process.stdout, 1);
const stderr = completeFileOutput(process.stderr, 2);
const code = await runProduct(argv.slice(2), version, { stdin, stdout, stderr, environment });
// Node breaks off where it cannot set a terminal back that has gone; the signal of that ends with the same code, 129.
const streams = [process.stdin, process.stdout, process.stderr];
if (hasTerminalGone(streams.map(({ isTTY }, descriptor) => ({ isTTY, descriptor }))))
  process.kill(process.pid, 'SIGHUP');
// The one place where the process ends: timers of the identity library would hold it for minutes.
process.exit(code);
