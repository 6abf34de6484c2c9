import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendOnce } from '../../../adapters/src/http/node/sendOnce.ts';
import { makeUndiciHttpPort } from '../../../adapters/src/http/node/makeUndiciHttpPort.ts';
import { errorOf, productParts } from '../../test/runFxg.ts';
import { collectingStream } from '../../test/streams.ts';
import { runVerb } from '../command-tree/runVerb.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

let status = 200;
let isCut = false;
const server = createServer((_request, reply) => {
  reply.writeHead(status, { 'x-amzn-requestid': `id-${status}` });
  if (!isCut) return void reply.end('{}');
  reply.write('{', () => setTimeout(() => reply.destroy(), 20));
});
let origin = '';

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => {
  isCut = false;
  server.closeAllConnections();
  server.close();
});

const look = () => makeUndiciHttpPort().send({ method: 'GET', address: `${origin}/deal/orders?since=1` });
const change = (path: string) =>
  sendOnce(new URL(origin + path), {
    method: 'POST',
    headers: {},
    body: '',
    signal: AbortSignal.timeout(30_000),
  });

const signedLook = () =>
  sendOnce(new URL(`${origin}/deal/orders`), {
    method: 'GET',
    headers: {},
    body: '',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);

/** What a command that calls and then fails tells of it. */
const errorAfter = async (
  call: () => Promise<unknown>,
  failure: {
    readonly exit: 1 | 6 | 7;
    readonly code: string;
    readonly requestId?: string;
    readonly explained?: true;
  },
  hint: string | null = null,
) => {
  const { exit, code, requestId = null, explained } = failure;
  const run = async () => {
    await call();
    const told = commandFailure(exit, code, 'It went wrong.', { hint, requestId });
    return failed(explained === true ? { ...told, explained } : told);
  };
  const [out, err] = [collectingStream(), collectingStream()];
  const terminal = { environment: {}, stdin: Readable.from([]), stdout: out.stream, stderr: err.stream };
  const verb = { usage: 'v', summary: '', examples: [], run };
  expect(await runVerb({ verb, args: [], values: {} }, terminal, productParts.mayChange)).toBe(exit);
  const { error } = errorOf(err.text()) as { error: { hint: string | null; requestId: string | null } };
  return { ...error, hint: error.hint?.replaceAll(/\d+(\.\d)? seconds?/g, 'N seconds') ?? null };
};
const hintOf = async (...of: Parameters<typeof errorAfter>) => (await errorAfter(...of)).hint;

describe('the hint of a failure that a service has caused', () => {
  it('says which service, how long it took, how often it was asked, and that it can be asked again', async () => {
    status = 500;
    const hint = await hintOf(look, { exit: exitCodes.failed, code: 'server-trouble', requestId: 'id-500' });
    expect(hint).toBe(
      `GET ${origin}/deal/orders was answered with 500 after N seconds and 3 attempts. Run the same command again in a minute: nothing was changed.`,
    );
  });

  it('says to wait where fewer calls are wanted, and to look first where something may have been changed', async () => {
    status = 429;
    const few = { exit: exitCodes.refused, code: 'too-many-calls', requestId: 'id-429' } as const;
    expect(await hintOf(() => change('/deal/book'), few)).toContain('429 after N seconds. Wait a minute');
    status = 503;
    const trouble = { exit: exitCodes.failed, code: 'server-trouble', requestId: 'id-503' } as const;
    expect(await hintOf(() => change('/beneficiaries'), trouble)).toContain(
      'See first whether it was carried out',
    );
    expect(await hintOf(() => change('/quotes/spot'), trouble), 'a quote binds nobody').toContain(
      'Run the same command again',
    );
  });

  it('says that nothing answered, below the hint that stands there already', async () => {
    server.closeAllConnections();
    server.close();
    const hint = await hintOf(look, { exit: exitCodes.network, code: 'no-answer' }, 'Its own hint.');
    expect(hint).toBe(
      `Its own hint.\nGET ${origin}/deal/orders had no answer after N seconds and 3 attempts. Check the network. Run the same command again in a minute: nothing was changed.`,
    );
  });

  it('says how often an answer broke off, with the request id of the last one', async () => {
    status = 200;
    isCut = true;
    const silent = { exit: exitCodes.network, code: 'no-answer' } as const;
    expect(await errorAfter(look, silent)).toMatchObject({
      requestId: 'id-200',
      hint: `GET ${origin}/deal/orders was answered with 200 but the answer broke off after N seconds and 3 attempts. Check the network. Run the same command again in a minute: nothing was changed.`,
    });
    expect(await errorAfter(signedLook, silent)).toMatchObject({
      requestId: 'id-200',
      hint: expect.stringContaining('the answer broke off after N seconds. Check'),
    });
  });

  it('is left alone where the failure is not of a service, or of no call', async () => {
    status = 500;
    expect(await hintOf(look, { exit: exitCodes.refused, code: 'other-user' })).toBeNull();
    expect(await hintOf(async () => null, { exit: exitCodes.failed, code: 'server-trouble' })).toBeNull();
  });

  it('is left alone where why it failed is known and told', async () => {
    server.closeAllConnections();
    server.close();
    const told = { exit: exitCodes.network, code: 'no-answer', explained: true } as const;
    expect(await hintOf(look, told, 'The cause.')).toBe('The cause.');
  });

  it('says that an answer that cannot be read will be the same again', async () => {
    status = 200;
    const unread = { exit: exitCodes.failed, code: 'unreadable', requestId: 'id-200' } as const;
    expect(await hintOf(look, unread)).toContain('was answered with 200 after N seconds. The same call will');
  });
});
