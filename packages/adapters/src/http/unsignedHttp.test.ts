import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Reply } from '../../test/answeringServer.ts';
import { makeFetchHttpPort } from './makeFetchHttpPort.ts';
import { makeUndiciHttpPort } from './node/makeUndiciHttpPort.ts';
import { notifyOnUnansweredCalls } from './notifyOnUnansweredCalls.ts';

let close: (() => Promise<void>) | undefined;

afterEach(() => close?.());

const serve = async (reply: () => Reply) => {
  const server = await answeringServer(reply);
  close = server.close;
  return server;
};

describe.each([
  ['a browser', makeFetchHttpPort],
  ['Node', makeUndiciHttpPort],
])('a call without a signature, from %s', (_name, connect) => {
  it('says its headers and its body as JSON, and hears status, body and the id of the answer', async () => {
    const { url, heard } = await serve(() => ({
      status: 201,
      headers: { 'x-amzn-requestid': 'r-1' },
      body: { id: 7 },
    }));
    const answer = await connect().send({
      method: 'POST',
      address: `${url}/deals?x=1`,
      headers: { authorization: 'Bearer t' },
      body: { quoteId: 'q1' },
    });
    expect(answer).toEqual({ kind: 'answered', status: 201, requestId: 'r-1', body: { id: 7 } });
    expect(heard).toMatchObject([
      {
        method: 'POST',
        path: '/deals',
        query: { x: '1' },
        headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
        body: { quoteId: 'q1' },
      },
    ]);
  });

  it('has no body where it says nothing, and hears that an answer is no JSON and has no id', async () => {
    const { url, heard } = await serve(() => ({ body: 'Sorry.' }));
    const headers = { authorization: 'Bearer t' };
    const answer = await connect().send({ method: 'GET', address: `${url}/deals`, headers });
    expect(heard[0]?.headers).toMatchObject(headers);
    expect(answer).toMatchObject({ kind: 'answered', status: 200, requestId: null, body: undefined });
    expect(heard[0]?.headers).not.toHaveProperty('content-type');
    expect(heard[0]?.body).toBeUndefined();
  });

  it('is no answer where the connection breaks or the time is over, and is sent once where it changes something', async () => {
    const broken = await serve(() => 'reset');
    const deal = { method: 'POST', body: {} } as const;
    expect(await connect().send({ ...deal, address: broken.url })).toEqual({ kind: 'no-answer' });
    expect(broken.heard).toHaveLength(1);
    await close?.();
    const silent = await serve(() => 'silence');
    expect(await connect(1_500).send({ ...deal, address: silent.url })).toEqual({ kind: 'no-answer' });
    expect(silent.heard).toHaveLength(1);
  });
});

it('a call is never answered by a browser from what that has kept', async () => {
  const { url, heard } = await serve(() => ({ body: {} }));
  await makeFetchHttpPort().send({ method: 'GET', address: url });
  expect(heard[0]?.headers['cache-control']).toBe('no-cache');
});

it('silence, and nothing else, is reported before it is told', async () => {
  const { url } = await serve(() => ({ status: 500, body: {} }));
  const told: string[] = [];
  const http = notifyOnUnansweredCalls(makeFetchHttpPort(), async () => void told.push('silent'));
  expect(await http.send({ method: 'GET', address: url })).toMatchObject({ status: 500 });
  expect(told).toEqual([]);
  await close?.();
  expect(await http.send({ method: 'POST', address: url, body: {} })).toEqual({ kind: 'no-answer' });
  expect(told).toEqual(['silent']);
});
