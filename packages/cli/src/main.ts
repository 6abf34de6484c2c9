import { version } from '../package.json';
import { wholeOutput } from './terminal/wholeOutput.ts';

const words = process.argv.slice(2);
const stdout = wholeOutput(process.stdout, 1);

// Asking for the version loads nothing else.
if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
  stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
    // The runner reports a lost answer; a reader that has closed the pipe is no error.
    if (code !== 'EPIPE') void run();
  });
  stdout.write(`${version}\n`);
} else await run();

async function run(): Promise<void> {
  const { runProduct } = await import('./runProduct.ts');
  const { stdin, stderr, env: environment } = process;
  const terminal = { stdin, stdout, stderr: wholeOutput(stderr, 2), environment };
  // The one place where the process ends: timers of the identity library would hold it for minutes.
  process.exit(await runProduct(words, version, terminal));
}
