import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** User plus system time of one command in milliseconds, as the shell reads it from the kernel. */
async function once(args) {
  const script = `TIMEFORMAT='%3U %3S'; time "$0" "$@" > /dev/null`;
  const { stderr } = await run('bash', ['-c', script, process.execPath, ...args]);
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return (user + system) * 1000;
}

/**
 * The processor time of Node scripts side by side: each round runs every one of them once, so that a busy
 * machine burdens all alike. Resolves with the milliseconds of each, round by round.
 */
export async function processorTime(commands, rounds = 21) {
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, args] of Object.entries(commands)) {
      const spent = await once(args);
      if (round >= 0) times[name].push(spent);
    }
  }
  return times;
}
