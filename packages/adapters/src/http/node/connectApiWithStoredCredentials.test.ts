import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Heard, type Reply } from '../../../test/answeringServer.ts';
import type { SignedRequest } from '../signedApi.ts';
import { makeNodeSignedCall } from './makeNodeSignedCall.ts';
import { connectApiWithStoredCredentials } from './connectApiWithStoredCredentials.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const refusal: Reply = { status: 403, headers: { 'x-amzn-errortype': 'ExpiredTokenException' }, body: {} };

const serve = async (reply: (heard: Heard) => Reply) => {
  const server = await answeringServer(reply);
  close = server.close;
  const instead: SignedRequest[] = [];
  let silences = 0;
  const api = connectApiWithStoredCredentials({
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
    call: makeNodeSignedCall({ region: 'us-west-2', endpoint: server.url }),
    instead: async () => ({
      send: async (request) => {
        instead.push(request);
        return { kind: 'answered', status: 200, requestId: null, body: 'from everybody else' };
      },
    }),
    silent: async () => void (silences += 1),
  });
  return { api, heard: server.heard, instead, silences: () => silences };
};

const orders = { method: 'GET', path: '/deal/orders', query: { id: 'a b' } } as const;
const quote = { method: 'POST', path: '/deal/quote', body: { amount: 1 } } as const;

describe('a call by credentials that an earlier run left', () => {
  it('is signed for the configured region, and says nothing of the secret', async () => {
    const { api, heard } = await serve(() => ({ headers: { 'x-amzn-requestid': 'r-1' }, body: [1] }));
    expect(await api.send(orders)).toEqual({
      kind: 'answered',
      status: 200,
      requestId: 'r-1',
      body: [1],
    });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ path: '/deal/orders', query: { id: 'a b' } });
    expect(heard[0]?.headers.authorization).toContain('/us-west-2/execute-api/aws4_request');
    expect(heard[0]?.headers['x-amz-security-token']).toBe('session');
    expect(JSON.stringify(heard)).not.toContain('"secret"');
  });

  it('that the gateway does not take is made once by the way of everybody else, as are all later ones', async () => {
    const { api, heard, instead } = await serve(() => refusal);
    expect(await api.send(quote)).toMatchObject({ body: 'from everybody else' });
    await api.send(orders);
    expect(heard).toHaveLength(1);
    expect(instead).toEqual([quote, orders]);
  });

  it('that is answered or refused is no silence', async () => {
    const { api, silences } = await serve(({ method }) => (method === 'GET' ? { body: [] } : refusal));
    await api.send(orders);
    await api.send(quote);
    expect(silences()).toBe(0);
  });

  it('is tried three times where it reads and once where it does not; silence is told', async () => {
    const { api, heard, silences } = await serve(() => 'reset');
    expect(await api.send(orders)).toEqual({ kind: 'no-answer' });
    expect([heard.length, silences()]).toEqual([3, 1]);
    expect(await api.send(quote)).toEqual({ kind: 'no-answer' });
    expect([heard.length, silences()]).toEqual([4, 2]);
  });
});
