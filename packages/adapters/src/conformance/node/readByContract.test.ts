import { describe, expect, it } from 'vitest';
import type { SignedRequestResult, SignedRequest } from '../../http/signedApi.ts';
import type { ServiceContract, CallContract } from '../serviceContract.ts';
import { readByContract } from './readByContract.ts';

const call = (path: string, more: Partial<CallContract> = {}): CallContract => ({
  method: 'GET',
  path,
  effect: 'reads',
  standing: 'specified',
  rules: [],
  answer: null,
  ...more,
});

const learn = () => ({ token: 'a-token' });

/** Contracts of two services, of which the second one wants a token, and what was sent to them. */
const environment = () => {
  const sent: (readonly [service: string, request: SignedRequest, token: string | undefined])[] = [];
  const contractOf = (
    service: string,
    access: ServiceContract<object>['access'],
    calls: readonly CallContract[],
  ): ServiceContract<object> =>
    ({
      service,
      field: service,
      access,
      refusals: [],
      calls: () => calls,
      address: () => 'http://a',
      pageHeaders: () => [],
      send:
        () =>
        async (
          request: SignedRequest,
          known: Readonly<Record<string, string>>,
        ): Promise<SignedRequestResult> => {
          sent.push([service, request, known['token']]);
          return { kind: 'answered', status: 200, requestId: 'r', body: { at: request.path } };
        },
    }) as unknown as ServiceContract<object>;
  const contracts = [
    {
      partner: null,
      contracts: [contractOf('accounts', 'signature', [call('/account', { learn }), call('/same')])],
    },
    {
      partner: 'p',
      contracts: [
        contractOf('partner', 'signature-and-token', [
          call('/token', { learn }),
          call('/orders'),
          call('/order/{number}'),
          call('/first', { learn: () => ({ id: 'x' }) }),
          call('/same'),
          call('/book', { method: 'POST' }),
        ]),
      ],
    },
  ];
  const ports = {
    api: () => ({ send: async () => ({ kind: 'no-answer' }) as const }),
    http: { send: async () => ({ kind: 'no-answer' }) as const },
  };
  const read = (path: string, service: string | null = null) =>
    readByContract({}, contracts, ports, { service, path });
  return { read, sent };
};

describe('a path that is read by the contracts of an environment', () => {
  it('is asked of the service whose it is, with its query, and with the token that this wants', async () => {
    const { read, sent } = environment();
    expect(await read('/order/7?full=1')).toMatchObject({ kind: 'read', service: 'partner' });
    expect(sent).toEqual([
      ['partner', { method: 'GET', path: '/token' }, undefined],
      ['partner', { method: 'GET', path: '/order/7', query: { full: '1' } }, 'a-token'],
    ]);
  });

  it('is asked without anything else where a signature is enough', async () => {
    const { read, sent } = environment();
    await read('/account');
    expect(sent.map(([service, { path }]) => `${service}${path}`)).toEqual(['accounts/account']);
  });

  it('that no call has is asked only of a service that is named, and one of several is not guessed', async () => {
    const { read, sent } = environment();
    expect(await read('/other')).toEqual({ kind: 'no-such-service', services: ['accounts', 'partner'] });
    expect(await read('/book'), 'what is no read').toMatchObject({ kind: 'no-such-service' });
    expect(await read('/same')).toEqual({ kind: 'several-services', services: ['accounts', 'partner'] });
    expect(sent).toEqual([]);
    expect(await read('/other', 'accounts')).toMatchObject({ kind: 'read', service: 'accounts' });
    expect(await read('/other', 'nobody')).toMatchObject({ kind: 'no-such-service' });
  });
});
