import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answerPromises } from './answerPromises.ts';
import type { ConformanceUser, HeardAnswer, PromiseWorld } from './servicePromise.ts';

const nobody: ConformanceUser = {
  email: 'one@example.com',
  known: {},
  send: () => Promise.reject(new Error('Nothing is sent.')),
};

const good: HeardAnswer = {
  service: 'accounts',
  call: 'GET /account',
  status: 200,
  headers: {
    'x-amzn-requestid': 'id-of-answer',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  },
  body: {},
  ahead: 0,
  isSecure: true,
};

const worldWith = (...heard: readonly HeardAnswer[]): PromiseWorld => ({
  one: nobody,
  other: nobody,
  administrator: null,
  contract: () => ({ errors: z.object({}), calls: [], keyHeader: null }),
  heard,
  newId: () => 'new',
  leaves: () => () => undefined,
  whyNotBook: () => null,
});

/** What each promise about answers says of these. */
const proofsOf = async (...heard: readonly HeardAnswer[]) => {
  const promises = answerPromises('accounts');
  const proofs = await Promise.all(promises.map(({ prove }) => prove(worldWith(...heard))));
  return Object.fromEntries(promises.map(({ id }, at) => [id, proofs[at] ?? 'kept'] as const));
};

const withTransport = (value: string | undefined): HeardAnswer => {
  const { 'strict-transport-security': _own, ...headers } = good.headers;
  return {
    ...good,
    headers: value === undefined ? headers : { ...headers, 'strict-transport-security': value },
  };
};

describe('the promises about every answer of a service', () => {
  it('are kept by one that carries all that is promised', async () => {
    expect(new Set(Object.values(await proofsOf(good)))).toEqual(new Set(['kept']));
  });

  it.each([undefined, 'max-age=0', 'max-age=86400; includeSubDomains'])(
    'an answer over TLS that lets browsers come without it breaks one: %s',
    async (value) => {
      const proofs = await proofsOf(good, withTransport(value));
      expect(proofs['accounts-tls-only']).toMatchObject({ kind: 'broken', requestId: 'id-of-answer' });
      expect(Object.values(proofs).filter((proof) => proof !== 'kept')).toHaveLength(1);
    },
  );

  it('what came without TLS is not asked for it', async () => {
    expect((await proofsOf({ ...withTransport(undefined), isSecure: false }))['accounts-tls-only']).toEqual({
      kind: 'not-tried',
      why: 'Nothing was answered over TLS.',
    });
  });

  it('silence and other services are no answers', async () => {
    const silent = { ...good, status: 0, headers: {} };
    const foreign = { ...good, service: 'another', headers: {} };
    expect((await proofsOf(silent, foreign))['accounts-request-id']).toEqual({
      kind: 'not-tried',
      why: 'Nothing was answered.',
    });
  });

  it('an answer without content has no type to tell', async () => {
    const { 'content-type': _type, ...headers } = good.headers;
    const proofs = await proofsOf({ ...good, status: 204, headers, body: undefined });
    expect(proofs['accounts-json']).toBe('kept');
  });
});
