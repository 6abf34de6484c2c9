import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Heard, type Reply } from '../../test/answeringServer.ts';
import { signedInContext } from '../../test/signedInContext.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { systemTimers } from '../system/systemPorts.ts';
import { makeAmplifyCall } from './makeAmplifyCall.ts';
import { connectSignedApi } from './connectSignedApi.ts';
import { makeNodeSignedCall } from './node/makeNodeSignedCall.ts';
import type { SignAndSend } from './signedCall.ts';

let close: (() => Promise<void>) | undefined;

type Context = ReturnType<typeof signedInContext>;
type CallOf = (place: { url: string; context: Context; ahead: number }) => SignAndSend;

const timeLimit = 1_500;

/** Who signs: in a browser the library, in Node our own signer. */
const signers: readonly (readonly [string, CallOf])[] = [
  [
    'a browser',
    ({ context, ahead }) =>
      makeAmplifyCall(context, 'corpay', timeLimit, { now: () => Date.now() + ahead * 1_000 }),
  ],
  [
    'Node',
    ({ url, ahead }) =>
      makeNodeSignedCall({ region: 'us-west-2', endpoint: url }, timeLimit, {
        now: () => Date.now() + ahead * 1_000,
      }),
  ],
];

afterEach(() => close?.());

const booking = { method: 'POST', path: '/deal/book', body: { quoteId: 'q1' } } as const;
const orders = { method: 'GET', path: '/deal/orders' } as const;

/** How a gateway refuses a signature. */
const refusal = (message: string): Reply => ({
  status: 403,
  headers: { 'x-amzn-requestid': 'r-2' },
  body: { message },
});

describe.each(signers)('a signed API, from %s', (_name, callOf) => {
  const serve = async (
    reply: (heard: Heard) => Reply,
    { ahead = 0, ...options }: Parameters<typeof signedInContext>[1] & { readonly ahead?: number } = {},
  ) => {
    const server = await answeringServer(reply);
    close = server.close;
    const context = signedInContext(server.url, options);
    const call = callOf({ url: server.url, context, ahead });
    return { heard: server.heard, api: connectSignedApi(context, call, systemTimers, timeLimit) };
  };

  it('signs every request for the configured region and gives the id of the answer', async () => {
    const { api, heard } = await serve(() => ({
      headers: { 'x-amzn-requestid': 'r-1' },
      body: { content: 1 },
    }));
    const answer = await api.send({ ...orders, query: { id: 'a b' }, headers: { 'Client-Code': '4' } });
    expect(answer).toEqual({ kind: 'answered', status: 200, requestId: 'r-1', body: { content: 1 } });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/deal/orders', query: { id: 'a b' } });
    const authorization = heard[0]?.headers.authorization ?? '';
    expect(authorization).toContain('AWS4-HMAC-SHA256');
    expect(authorization).toContain('/us-west-2/execute-api/aws4_request');
    expect(authorization).toContain('client-code');
  });

  it('sends a POST once, even when the connection breaks or the server is in trouble', async () => {
    const broken = await serve(() => 'reset');
    expect(await broken.api.send(booking)).toEqual({ kind: 'no-answer' });
    expect(broken.heard).toHaveLength(1);
    await close?.();
    const trouble = await serve(() => ({ status: 503, body: { message: 'down' } }));
    expect(await trouble.api.send(booking)).toMatchObject({ kind: 'answered', status: 503 });
    expect(trouble.heard).toHaveLength(1);
  });

  it('says that a body is JSON (IDENT-13), and nothing of a body where there is none', async () => {
    const { api, heard } = await serve(() => ({ body: {} }));
    for (const request of [booking, orders]) await api.send(request);
    expect(heard.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/json; charset=UTF-8', booking.body],
      [undefined, undefined],
    ]);
  });

  it('sends a PUT with its body, and once', async () => {
    const body = { orgName: 'Harbour', limits: { daily: 1 }, users: [null, { names: ['Ada', true] }] };
    const kept = await serve(() => ({ body: {} }));
    expect(await kept.api.send({ method: 'PUT', path: '/account', body })).toMatchObject({ status: 200 });
    expect(kept.heard).toMatchObject([{ method: 'PUT', path: '/account', body }]);
    await close?.();
    const broken = await serve(() => 'reset');
    expect(await broken.api.send({ method: 'PUT', path: '/account', body })).toEqual({ kind: 'no-answer' });
    expect(broken.heard).toHaveLength(1);
  });

  it('sends a DELETE once, and hears why it was refused', async () => {
    const gone = { method: 'DELETE', path: '/beneficiaries/b1' } as const;
    const kept = await serve(() => ({ body: { content: {} } }));
    expect(await kept.api.send(gone)).toMatchObject({ status: 200, body: { content: {} } });
    expect(kept.heard).toMatchObject([gone]);
    await close?.();
    const refused = await serve(() => ({ status: 404, body: { errors: [{ message: 'Gone.' }] } }));
    expect(await refused.api.send(gone)).toMatchObject({ status: 404, body: { errors: [{}] } });
    await close?.();
    const broken = await serve(() => 'reset');
    expect(await broken.api.send(gone)).toEqual({ kind: 'no-answer' });
    expect(broken.heard).toHaveLength(1);
  });

  it('asks again for something that only reads', async () => {
    let attempts = 0;
    const { api, heard } = await serve(() => ((attempts += 1) === 1 ? 'reset' : { body: [] }));
    expect(await api.send(orders)).toMatchObject({ kind: 'answered', status: 200, body: [] });
    expect(heard).toHaveLength(2);
  });

  it('gives up after the time limit and sends nothing more', async () => {
    const { api, heard } = await serve(() => 'silence');
    const started = Date.now();
    expect(await api.send(booking)).toEqual({ kind: 'no-answer' });
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(heard).toHaveLength(1);
  });

  it('sends nothing when nobody is signed in', async () => {
    const { api, heard } = await serve(() => ({ body: {} }), { signedIn: false });
    expect(await api.send(booking)).toEqual({ kind: 'session-lost', status: null, requestId: null });
    expect(heard).toHaveLength(0);
  });

  it.each([['TooManyRequestsException'], ['InternalErrorException'], ['TypeError']])(
    'takes a sign-in that is not renewed with %s for a change that was not sent, and for a read without an answer, with the id of what it said',
    async (name) => {
      const metadata = { httpStatusCode: 500, requestId: 'r-9' };
      const refusedWith = Object.assign(new Error('Words of the service.'), { name, metadata });
      const { api, heard } = await serve(() => ({ body: {} }), { refusedWith });
      expect(await api.send(booking)).toEqual({ kind: 'not-renewed', requestId: 'r-9' });
      expect(await api.send(orders)).toEqual({ kind: 'no-answer', renewal: { requestId: 'r-9' } });
      expect(heard).toHaveLength(0);
    },
  );

  it('takes an identity that is refused for a lost session, and sends nothing', async () => {
    const name = 'NotAuthorizedException';
    const refusedWith = Object.assign(new Error('Words of the service.'), { name });
    const { api, heard } = await serve(() => ({ body: {} }), { refusedWith });
    for (const request of [orders, booking])
      expect(await api.send(request)).toMatchObject({ kind: 'session-lost' });
    expect(heard).toHaveLength(0);
  });

  it('takes an identity that does not come within the time limit for one that is not renewed, and sends nothing', async () => {
    const { api, heard } = await serve(() => ({ body: {} }), { silent: true });
    expect(await api.send(booking)).toEqual({ kind: 'not-renewed', requestId: null });
    expect(heard).toHaveLength(0);
  });

  it('does not take a sign-in that cannot be kept here for an answer, except where money may be on its way', async () => {
    const { api, heard } = await serve(() => ({ body: {} }), { refusedWith: new StoreBusy('/a.lock') });
    await expect(api.send(orders)).rejects.toThrow('/a.lock');
    expect(await api.send(booking)).toEqual({ kind: 'not-renewed', requestId: null });
    expect(heard).toHaveLength(0);
  });

  it('takes a refused signature for a lost session where it cannot be renewed', async () => {
    const ended = Object.assign(new Error('Words of the service.'), { name: 'NotAuthorizedException' });
    const { api, heard } = await serve(() => refusal('Missing Authentication Token'), {
      onRenewal: () => {
        throw ended;
      },
    });
    expect(await api.send(booking)).toEqual({ kind: 'session-lost', status: 403, requestId: 'r-2' });
    expect(heard).toHaveLength(1);
  });

  it.each([
    [orders, { kind: 'no-answer', renewal: { requestId: null } }],
    [booking, { kind: 'not-renewed', requestId: null }],
  ])(
    'takes a $method that was refused while nobody renews credentials for one that read nothing, or changed nothing',
    async (request, told) => {
      const busy = Object.assign(new Error('Words of the service.'), { name: 'TooManyRequestsException' });
      const { api, heard } = await serve(() => refusal('Missing Authentication Token'), {
        onRenewal: () => {
          throw busy;
        },
      });
      expect(await api.send(request)).toEqual(told);
      expect(heard).toHaveLength(1);
    },
  );

  it.each([orders, booking])(
    'sends $method once more with new credentials when the old ones ended early: nobody has seen what was refused',
    async (request) => {
      let renewed = false;
      const { api, heard } = await serve(
        () =>
          renewed
            ? { body: ['order'] }
            : { status: 403, headers: { 'x-amzn-errortype': 'ExpiredTokenException' }, body: {} },
        { onRenewal: () => (renewed = true) },
      );
      expect(await api.send(request)).toMatchObject({ kind: 'answered', body: ['order'] });
      expect(heard).toHaveLength(2);
    },
  );

  it.each([orders, booking])(
    'takes $method for not admitted, and no session for lost, where renewed credentials are refused too',
    async (request) => {
      const { api, heard } = await serve(() => refusal('Missing Authentication Token'));
      expect(await api.send(request)).toEqual({ kind: 'not-admitted', status: 403, requestId: 'r-2' });
      expect(heard).toHaveLength(2);
    },
  );

  it.each([600, -4_000])(
    'says that the clock is %i s ahead where the signature is refused for it',
    async (s) => {
      const { api, heard } = await serve(
        () =>
          refusal('Signature expired: 20261122T100000Z is now earlier than 20261122T101000Z (… - 5 min.)'),
        { ahead: s },
      );
      const answer = await api.send(booking);
      expect(answer).toEqual({
        kind: 'wrong-clock',
        ahead: expect.any(Number),
        status: 403,
        requestId: 'r-2',
      });
      if (answer.kind === 'wrong-clock') expect(Math.abs(answer.ahead - s)).toBeLessThan(30);
      expect(heard).toHaveLength(1);
    },
  );

  it('leaves a refusal of the service behind the gateway to the caller', async () => {
    const { api } = await serve(() => ({
      status: 403,
      body: { errors: [{ key: 'permission', message: 'No.' }] },
    }));
    expect(await api.send(orders)).toMatchObject({ kind: 'answered', status: 403 });
  });

  it('gives no body for an answer that is no JSON', async () => {
    const { api } = await serve(() => ({ body: '<html>' }));
    expect(await api.send(orders)).toMatchObject({ kind: 'answered', status: 200, body: undefined });
  });
});

it('an API without an address is not configured', async () => {
  const context = signedInContext('http://127.0.0.1:1');
  const nowhere = { region: 'us-west-2', endpoint: null };
  for (const call of [makeAmplifyCall(context, 'nowhere'), makeNodeSignedCall(nowhere)])
    expect(await connectSignedApi(context, call, systemTimers).send(orders)).toEqual({
      kind: 'missing-configuration',
    });
});
