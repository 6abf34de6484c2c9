import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/toDatabaseUnavailableError.ts';
import { createApp } from './createApp.ts';

const reportFailure = () => {
  throw new Error('Nothing may fail here.');
};

describe('a defect', () => {
  it('is answered without its cause, and written down without the values that were to be kept', async () => {
    const written = vi.fn<(line: string) => void>();
    const app = createApp({ reportFailure: written });
    app.get('/broken', () => {
      throw Object.assign(new Error('the table is gone'), { params: ['314159'], detail: 'Key (314159)' });
    });

    const answer = await app.inject('/broken');

    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Internal server error' }]);
    const lines = written.mock.calls.map(([line]) => line);
    expect(lines).toEqual([expect.stringContaining('the table is gone')]);
    expect(lines[0]).toContain(String(answer.headers['x-amzn-requestid']));
    expect(lines[0]).not.toContain('314159');
  });
});

describe('a database that is away', () => {
  it('is told in one sentence with 503, for whoever asks to try again', async () => {
    const written = vi.fn<(line: string) => void>();
    const app = createApp({ reportFailure: written });
    app.get('/away', () => {
      throw new DatabaseUnavailableError(true, new Error('Connection terminated at 10.0.0.7'));
    });

    const answer = await app.inject('/away');

    const message = 'The service cannot reach its database at the moment. Try again in a few seconds.';
    expect([answer.statusCode, answer.json()]).toEqual([503, { message }]);
    expect(written).toHaveBeenCalledTimes(1);
  });
});

const send = async (payload: string) => {
  const app = createApp({ reportFailure });
  app.post('/', async ({ body }) => ({ body }));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return [answer.statusCode, answer.json<{ readonly message?: string }>().message];
};
const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

describe('a body', () => {
  it('that is nested deeper than anyone can walk through is refused', async () => {
    const tooDeep = [400, 'The body is nested too deeply.'];
    expect(await send(nested(65))).toEqual(tooDeep);
    expect(await send('{"a":'.repeat(100_000))).toEqual(tooDeep);
    expect(await send(nested(64))).toEqual([200, undefined]);
  });

  it('may have brackets in its texts, and one after the other, as many as there are', async () => {
    expect(await send(JSON.stringify({ text: `"${'{['.repeat(500)}\\` }))).toEqual([200, undefined]);
    expect(await send(`[${Array.from({ length: 500 }, () => '{}').join()}]`)).toEqual([200, undefined]);
  });
});

const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };

/** Sends bytes as they are and gives what is answered until the connection ends. */
const answerTo = async (bytes: string) => {
  const app = createApp({ headers, reportFailure });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  await app.close();
  return answer;
};

describe('what cannot be read', () => {
  it.each([
    ['a path', 'GET /%zz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n', 400],
    ['a line that is no HTTP', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered with the headers of every other answer: %s', async (_, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries({ ...headers, 'cache-control': 'no-store' }))
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
    expect(answer).toMatch(/\{"message":"[^"]+"\}/);
  });

  it('has 30 seconds to arrive, and no call may hold its connection longer by sending slowly', () => {
    expect(createApp({ reportFailure }).server.requestTimeout).toBe(30_000);
  });
});
