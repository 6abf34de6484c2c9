import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A screen for browsers that need one: the machine's own where there is one, else a virtual one on the first free number.
 * Rejects with a sentence where neither can be had. `stop` ends it, and with it every browser that is still drawn on it.
 */
export async function startDisplay() {
  const own = process.env['DISPLAY'];
  if (own) return { display: own, stop: () => undefined };
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const display = await Promise.race([
    once(child.stdio[3], 'data').then(([number]) => `:${String(number).trim()}`),
    once(child, 'error').then(([error]) => error),
    once(child, 'exit').then(([code]) => new Error(`Xvfb ended with ${code}.`)),
  ]);
  if (display instanceof Error)
    throw new Error(`There is no screen, and no virtual one: in Debian the package xvfb brings it.`, {
      cause: display,
    });
  return {
    display,
    stop: () => {
      process.off('exit', end);
      end();
    },
  };
}
