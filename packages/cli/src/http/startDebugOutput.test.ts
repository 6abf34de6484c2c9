import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendOnce } from '../../../adapters/src/http/node/sendOnce.ts';
import { makeUndiciHttpPort } from '../../../adapters/src/http/node/makeUndiciHttpPort.ts';
import { productParts } from '../../test/runFxg.ts';
import { collectingStream } from '../../test/streams.ts';
import { runVerb } from '../command-tree/runVerb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Outcome } from '../verbs/outcome.ts';

let statuses: number[] = [];
const answer = (_request: IncomingMessage, reply: ServerResponse): void => {
  reply.writeHead(statuses.shift() ?? 200, { 'x-amzn-RequestId': 'id-of-answer' }).end('{}');
};
const server = createServer(answer);
let origin = '';
let folder = '';

beforeEach(async () => {
  statuses = [];
  folder = await mkdtemp(join(tmpdir(), 'fxg-debug-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const signed = (path: string) =>
  sendOnce(new URL(origin + path), {
    method: 'POST',
    headers: { authorization: 'a-signature', 'x-amz-target': 'AWSCognito.InitiateAuth' },
    body: '{"password":"a-password"}',
    signal: AbortSignal.timeout(30_000),
  });
const unsigned = (path: string) => makeUndiciHttpPort().send({ method: 'GET', address: origin + path });

/** Runs a command that calls, and gives what it wrote. */
const callBy = async (
  call: () => Promise<unknown>,
  {
    values = {},
    environment = {},
    ends = succeeded(null),
  }: {
    readonly values?: Readonly<Record<string, unknown>>;
    readonly environment?: Readonly<Record<string, string>>;
    readonly ends?: Outcome;
  } = {},
) => {
  const run = async (): Promise<Outcome> => {
    await call();
    return ends;
  };
  const [out, err] = [collectingStream(), collectingStream()];
  const terminal = { environment, stdin: Readable.from([]), stdout: out.stream, stderr: err.stream };
  const verb = { usage: 'v', summary: '', examples: [], run };
  const code = await runVerb({ verb, args: [], values }, terminal, productParts.mayChange);
  return { code, stdout: out.text(), stderr: err.text() };
};

/** What is told in a shell with this variable. */
const toldIn = async (FXG_DEBUG?: string) =>
  (await callBy(() => signed('/'), { environment: FXG_DEBUG === undefined ? {} : { FXG_DEBUG } })).stderr;

const line = (told: string): RegExp =>
  new RegExp(`^debug \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z ${told}, \\d+ ms, request id id-of-answer, attempt 1\n$`);

describe('the calls of a command, where somebody asks for them', () => {
  it.each([
    ['a signed one', signed, (): string => `POST ${origin}/deal/book \\(InitiateAuth\\) 200`],
    ['one without a signature', unsigned, (): string => `GET ${origin}/deal/book 200`],
  ])('are told on stderr with their answers: %s', async (_which, send, told) => {
    const { stdout, stderr } = await callBy(() => send('/deal/book'), {
      values: { debug: true, json: true },
    });
    expect(stdout).toBe('');
    expect(stderr).toMatch(line(told()));
  });

  it('are told for a whole shell by FXG_DEBUG=1, and nowhere without a word or with FXG_DEBUG=0', async () => {
    expect(await toldIn('1')).toMatch(/^debug /);
    expect([await toldIn(), await toldIn('0'), await toldIn('')]).toEqual(['', '', '']);
  });

  it('show no key, token or code of an address, no header and no body', async () => {
    const query = 'access_key=k-1&base=USD&code=c-2&X-Amz-Security-Token=t-3&securityToken=s-4';
    const { stderr } = await callBy(() => signed(`/latest?${query}`), { values: { debug: true } });
    expect(stderr).toContain(
      '/latest?access_key=***&base=USD&code=***&X-Amz-Security-Token=***&securityToken=***',
    );
    expect(stderr).not.toMatch(/a-signature|a-password|k-1|c-2|t-3|s-4/);
  });

  it('say which attempt it is, until one brings an answer', async () => {
    statuses = [503, 503, 200, 200];
    const { stderr } = await callBy(
      async () => {
        await unsigned('/orders');
        await unsigned('/orders');
      },
      { values: { debug: true } },
    );
    const told = [...stderr.matchAll(/ (?<status>\d{3}), \d+ ms, request id \S+, attempt (?<attempt>\d)/g)];
    expect(told.map(({ groups }) => [groups?.['status'], groups?.['attempt']])).toEqual([
      ['503', '1'],
      ['503', '2'],
      ['200', '3'],
      ['200', '1'],
    ]);
  });

  it('say that nothing answered', async () => {
    const { stderr } = await callBy(
      async () => {
        server.closeAllConnections();
        server.close();
        await signed('/gone').catch(() => undefined);
      },
      { values: { debug: true } },
    );
    expect(stderr).toMatch(
      / POST \S+\/gone \(InitiateAuth\) no answer, \d+ ms, request id none, attempt 1\n$/,
    );
  });

  it('leave the error the last line on stderr', async () => {
    const ends = failed(commandFailure(exitCodes.refused, 'no', 'No.'));
    const { code, stderr } = await callBy(() => signed('/'), { values: { debug: true }, ends });
    expect(code).toBe(7);
    expect(
      stderr
        .trimEnd()
        .split('\n')
        .map((each) => each.slice(0, 8)),
    ).toEqual(['debug 20', '{"error"']);
  });

  it.each([
    ['--debug-file', (file: string) => ({ values: { debugFile: file } })],
    ['FXG_DEBUG', (file: string) => ({ environment: { FXG_DEBUG: file } })],
  ])('are written below what a file holds that %s names, for its owner alone', async (_how, given) => {
    const file = join(folder, 'calls.log');
    await writeFile(file, 'before\n', { mode: 0o644 });
    const { stderr } = await callBy(() => signed('/'), given(file));
    expect(stderr).toBe('');
    expect(await readFile(file, 'utf8')).toMatch(/^before\ndebug .* attempt 1\n$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['a folder', (): string => folder, ' is a folder.'],
    ['a folder that is not there', (): string => join(folder, 'no', 'file'), 'its folder does not exist.'],
    ['a device', (): string => '/dev/null', '/dev/null is no file.'],
  ])('are not written into %s, and then nothing is sent', async (_what, file, message) => {
    let calls = 0;
    const { code, stderr } = await callBy(async () => (calls += 1), { values: { debugFile: file() } });
    expect({ code, calls }).toEqual({ code: 2, calls: 0 });
    expect(stderr).toContain(message);
  });
});

describe('an answer that breaks off', () => {
  it('is told as such, and what is sent again counts as the next attempt', async () => {
    server.removeAllListeners('request');
    server.on('request', (_request, reply: ServerResponse) => {
      reply.writeHead(200, { 'x-amzn-requestid': 'id-of-answer' });
      reply.write('{', () => setTimeout(() => reply.destroy(), 20));
    });
    const { stderr } = await callBy(() => unsigned('/orders'), { values: { debug: true } });
    server.removeAllListeners('request');
    server.on('request', answer);
    expect(stderr.match(/200( broke off)?,|attempt \d/g)).toEqual(
      [1, 2, 3].flatMap((at) => ['200,', `attempt ${at}`, '200 broke off,', `attempt ${at}`]),
    );
  });
});
