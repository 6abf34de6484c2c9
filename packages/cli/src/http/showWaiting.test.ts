import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOnce } from '../../../adapters/src/http/node/sendOnce.ts';
import { makeUndiciHttpPort } from '../../../adapters/src/http/node/makeUndiciHttpPort.ts';
import { productParts } from '../../test/runFxg.ts';
import { collectingStream } from '../../test/streams.ts';
import { runVerb } from '../command-tree/runVerb.ts';
import { showWaiting } from './showWaiting.ts';

const clearing = '\r\u001b[2K';
const server = createServer();
let url: URL;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/deal/orders?secret=1`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const shownAt = ({ isTTY = true, environment = {} } = {}) => {
  const err = collectingStream(isTTY);
  const { stream } = collectingStream(isTTY);
  const terminal = { environment, stdin: Readable.from([]), stdout: stream, stderr: err.stream };
  return { stop: showWaiting(terminal), text: err.text };
};

/** A call that has arrived, and waits there for its answer. */
const arrive = async (send: () => Promise<unknown>) => {
  const arrived = once(server, 'request');
  const answered = send();
  const [, reply]: ServerResponse[] = await arrived;
  return {
    answer: async () => {
      reply?.end('{}');
      await answered;
    },
    breakOff: async () => {
      reply?.destroy();
      await answered.catch(() => undefined);
    },
  };
};

const asSigned = () =>
  sendOnce(url, { method: 'GET', headers: {}, body: '', signal: AbortSignal.timeout(30_000) });
const asUndici = () => makeUndiciHttpPort().send({ method: 'GET', address: url.href });

describe.each([
  ['a signed service', asSigned],
  ['a service without signatures', asUndici],
])('a call of %s', (_service, send) => {
  it('that takes more than a second says that it runs, until it is answered', async () => {
    const { stop, text } = shownAt();
    const { answer } = await arrive(send);
    vi.advanceTimersByTime(999);
    expect(text()).toBe('');
    vi.advanceTimersByTime(1);
    expect(text()).toBe(`${clearing}Waiting for /deal/orders ...`);
    await answer();
    expect(text()).toBe(`${clearing}Waiting for /deal/orders ...${clearing}`);
    stop();
  });

  it('that is answered within a second is not spoken of', async () => {
    const { stop, text } = shownAt();
    const { answer } = await arrive(send);
    await answer();
    vi.advanceTimersByTime(5000);
    stop();
    expect(text()).toBe('');
  });
});

it('takes the line away where the connection breaks, and where the command ends before the answer', async () => {
  for (const last of ['breakOff', 'stop'] as const) {
    const { stop, text } = shownAt();
    const call = await arrive(asSigned);
    vi.advanceTimersByTime(1000);
    if (last === 'stop') stop();
    else await call.breakOff();
    expect(text()).toBe(`${clearing}Waiting for /deal/orders ...${clearing}`);
    await call.breakOff();
    stop();
  }
});

it('says nothing in a pipe, nor where a line cannot be redrawn', async () => {
  for (const where of [{ isTTY: false }, { environment: { TERM: 'dumb' } }]) {
    const { stop, text } = shownAt(where);
    const { answer } = await arrive(asSigned);
    vi.advanceTimersByTime(5000);
    await answer();
    stop();
    expect(text()).toBe('');
  }
});

/** A command that calls slowly. */
const callSlowly = async () => {
  const { answer } = await arrive(asSigned);
  vi.advanceTimersByTime(1000);
  await answer();
  return succeeded(null);
};

it.each([
  ['at a terminal', true, {}, `${clearing}Waiting for /deal/orders ...${clearing}`],
  ['not under --quiet', true, { quiet: true }, ''],
  ['not under --json', true, { json: true }, ''],
  ['not in a pipe', false, {}, ''],
])('a command says what it waits for %s', async (_where, isTTY, values, expected) => {
  const verb = { usage: 'v', summary: '', examples: [], run: callSlowly };
  const [out, err] = [collectingStream(isTTY), collectingStream(isTTY)];
  const terminal = { environment: {}, stdin: Readable.from([]), stdout: out.stream, stderr: err.stream };
  expect(await runVerb({ verb, args: [], values }, terminal, productParts.mayChange)).toBe(0);
  expect(err.text()).toBe(expected);
});
