import { createServer } from 'node:http';
import { failed, succeeded } from '@fx-gateway/domain/result';
import type { ReturnQuery } from '@fx-gateway/domain/ofx';
import type { CommandResult } from '../../command/commandResult.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { interrupted } from '../../terminal/prompts.ts';

/** A page that nobody comes back from is not waited for for ever. */
const longestWait = 10 * 60_000;

const notReturned = commandFailure(
  exitCodes.pending,
  'not-authorized',
  'Nobody came back from the partner within ten minutes.',
  { hint: 'Try again with: fxg partner authorize' },
);

/**
 * Listens on this machine, and nowhere else, for the user's return: at the configured address, on any port where that is
 * `*`. The first return ends it; any other address is not found.
 */
export const listenForReturn = async (
  cliRedirect: string,
  signal: AbortSignal,
): Promise<{ readonly redirectUri: string; query(): CommandResult<ReturnQuery> }> => {
  const wanted = new URL(cliRedirect.replace(':*', ':0'));
  const returns: ((query: ReturnQuery) => void)[] = [];
  const arrived = new Promise<ReturnQuery>((resolve) => returns.push(resolve));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', wanted);
    const isReturn = request.method === 'GET' && pathname === wanted.pathname;
    response.writeHead(isReturn ? 200 : 404, {
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
    });
    response.end(isReturn ? 'You can close this page and go back to the terminal.\n' : 'Not found.\n');
    if (!isReturn) return;
    for (const done of returns)
      done({
        code: searchParams.get('code'),
        error: searchParams.get('error'),
        state: searchParams.get('state'),
      });
  });
  const host = wanted.hostname.replaceAll(/[[\]]/g, '');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(wanted.port || 0), host, resolve);
  });
  const listening = server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  return {
    redirectUri: `${wanted.protocol}//${wanted.hostname}:${port}${wanted.pathname}`,
    query: async () => {
      const timer: { id?: NodeJS.Timeout } = {};
      const ends = new Promise<'late' | 'left'>((resolve) => {
        timer.id = setTimeout(() => resolve('late'), longestWait);
        signal.addEventListener('abort', () => resolve('left'));
      });
      const query = await Promise.race([arrived, ends]);
      clearTimeout(timer.id);
      server.close();
      if (typeof query !== 'string') return succeeded(query);
      return failed(query === 'left' ? interrupted : notReturned);
    },
  };
};
