import { createServer } from 'node:http';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type {
  AuthorizationReturn,
  ReturnQuery,
} from '@fx-gateway/domain/ofx/authorization/readAuthorizationReturn.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { interruptedFailure } from '../../terminal/prompts.ts';

/** How long the return from the partner's page is waited for. */
const longestWait = 10 * 60_000;

const notReturned = commandFailure(
  exitCodes.pending,
  'not-authorized',
  'Nobody came back from the partner within ten minutes.',
  { hint: 'Try again with: fxg partner authorize' },
);

/** A return that answers this authorization, one way or the other. */
export type ValidAuthorizationReturn = Extract<AuthorizationReturn, { kind: 'code' | 'refused' }>;

/** Reads a return; null where it answers another authorization, or none. */
export type ReadAuthorizationReturn = (query: ReturnQuery) => ValidAuthorizationReturn | null;

/** What the browser shows: the terminal says the rest. */
const pages = {
  code: [200, 'Your partner has allowed it. fxg goes on in the terminal; you can close this page.'],
  refused: [
    200,
    'fxg was not authorized: it was refused at your partner. The terminal says how to try again; you can close this page.',
  ],
  foreign: [400, 'This does not answer the link that fxg has shown, so it was not used. fxg still waits.'],
  notFound: [404, 'Not found.'],
} as const;

/** The query with which the partner sends the user back. */
const returnQueryOf = ({ searchParams }: URL): ReturnQuery => ({
  code: searchParams.get('code'),
  error: searchParams.get('error'),
  state: searchParams.get('state'),
});

/**
 * Listens on this machine, and nowhere else, for the user's return: at the configured address, on any port where that is
 * `*`. The first return that answers this authorization ends it; whatever else comes there is told so and changes nothing
 * (S-97), and any other address is not found.
 */
export const listenForAuthorizationReturn = async (
  cliRedirect: string,
  signal: AbortSignal,
): Promise<{
  readonly redirectUri: string;
  answer(read: ReadAuthorizationReturn): CommandResult<ValidAuthorizationReturn>;
}> => {
  const wanted = new URL(cliRedirect.replace(':*', ':0'));
  let readAnswer: ReadAuthorizationReturn | null = null;
  const arrivals: ((answer: ValidAuthorizationReturn) => void)[] = [];
  const arrived = new Promise<ValidAuthorizationReturn>((resolve) => arrivals.push(resolve));
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', wanted);
    const isReturn = request.method === 'GET' && address.pathname === wanted.pathname;
    const answer = isReturn ? (readAnswer?.(returnQueryOf(address)) ?? null) : null;
    const [status, text] = pages[isReturn ? (answer?.kind ?? 'foreign') : 'notFound'];
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end(`${text}\n`);
    if (answer !== null) for (const done of arrivals) done(answer);
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
    answer: async (read) => {
      readAnswer = read;
      const timer: { id?: NodeJS.Timeout } = {};
      const ends = new Promise<'late' | 'left'>((resolve) => {
        timer.id = setTimeout(() => resolve('late'), longestWait);
        if (signal.aborted) resolve('left');
        signal.addEventListener('abort', () => resolve('left'));
      });
      const answer = await Promise.race([arrived, ends]);
      clearTimeout(timer.id);
      server.close();
      if (typeof answer !== 'string') return succeeded(answer);
      return failed(answer === 'left' ? interruptedFailure : notReturned);
    },
  };
};
