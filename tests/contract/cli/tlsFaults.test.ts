import { once } from 'node:events';
import { createServer } from 'node:https';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { sendOnce } from '../../../packages/adapters/src/http/node/sendOnce.ts';
import { makeUndiciHttpPort } from '../../../packages/adapters/src/http/node/makeUndiciHttpPort.ts';
import { commandFailure } from '../../../packages/cli/src/failures/commandFailure.ts';
import { exitCodes } from '../../../packages/cli/src/failures/exitCodes.ts';
import { runVerb } from '../../../packages/cli/src/command-tree/runVerb.ts';
import { errorOf, productParts } from '../../../packages/cli/test/runFxg.ts';
import { collectingStream } from '../../../packages/cli/test/streams.ts';
import { selfSigned } from '../doctor/selfSigned.ts';

const day = 86_400_000;
const holds = { begins: Date.now() - day, ends: Date.now() + day };
const local = ['127.0.0.1'];

let close = () => {};
afterEach(() => close());

const hostWith = async (identity: ReturnType<typeof selfSigned>): Promise<string> => {
  const server = createServer(identity, (_request, reply) => reply.end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  return `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/deal/orders`;
};

/** The three ways in which this product calls. */
const ways = {
  signed: (address: string, method: 'GET' | 'POST') =>
    sendOnce(new URL(address), { method, headers: {}, body: '', signal: AbortSignal.timeout(9_000) }),
  unsigned: (address: string, method: 'GET' | 'POST') => makeUndiciHttpPort().send({ method, address }),
  fetched: (address: string, method: 'GET' | 'POST') => fetch(address, { method }),
} as const;

const hintOf = async (way: keyof typeof ways, address: string, method: 'GET' | 'POST' = 'GET') => {
  const run = async () => {
    await Promise.resolve(ways[way](address, method)).catch(() => null);
    return { ok: false as const, failure: commandFailure(exitCodes.network, 'network', 'No answer.') };
  };
  const [out, err] = [collectingStream(), collectingStream()];
  const terminal = { environment: {}, stdin: Readable.from([]), stdout: out.stream, stderr: err.stream };
  const verb = { usage: 'v', summary: '', examples: [], run };
  await runVerb({ verb, args: [], values: {} }, terminal, productParts.mayChange);
  const { error } = errorOf(err.text()) as { error: { hint: string | null } };
  return error.hint;
};

describe('a call that TLS broke off says at the terminal why, and what to change', () => {
  it.each([
    ['signed', 'has expired', 'renew it', selfSigned(local, { begins: 0, ends: Date.now() - day })],
    ['unsigned', 'is self-signed', 'NODE_EXTRA_CA_CERTS', selfSigned(local, holds)],
    [
      'fetched',
      'the issuer of its certificate is unknown',
      'send its whole chain',
      selfSigned(local, holds, 'Nobody'),
    ],
    ['fetched', 'is self-signed', 'NODE_EXTRA_CA_CERTS', selfSigned(local, holds)],
  ] as const)('%s: a certificate that %s', async (way, fault, cure, identity) => {
    const address = await hostWith(identity);
    const hint = await hintOf(way, address);
    expect(hint).toContain(`GET ${address} was not sent: `);
    expect(hint).toContain(fault);
    expect(hint).toContain(cure);
    expect(hint).not.toContain('Check the network');
  });

  it('and that nothing was sent, where the call would have changed something', async () => {
    const hint = await hintOf('signed', await hostWith(selfSigned(local, holds)), 'POST');
    expect(hint).toContain('was not sent');
    expect(hint).not.toContain('See first whether it was carried out');
  });
});
