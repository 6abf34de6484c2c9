import { describe, expect, it } from 'vitest';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { connectAccount } from '../account/connectAccount.ts';
import { connectAdministration } from '../administration/connectAdministration.ts';
import { connectCorpay } from '../corpay/connectCorpay.ts';
import { connectOfx } from '../ofx/connectOfx.ts';
import { holdChangesBack, type WhyHeldBack } from './holdChangesBack.ts';
import type { HttpRequest } from './httpPort.ts';
import type { SignedRequest } from './signedApi.ts';

const clock = { now: () => 0 };
const silence = { kind: 'no-answer' } as const;

/** Every service behind one gate, and the paths of the calls that have left. */
const behind = (why: WhyHeldBack) => {
  const left: string[] = [];
  const api = holdChangesBack(
    {
      send: async ({ method, path }: SignedRequest) => {
        left.push(`${method} ${path}`);
        return silence;
      },
    },
    why,
  );
  const http = holdChangesBack(
    {
      send: async ({ method, address }: HttpRequest) => {
        left.push(`${method} ${address}`);
        return silence;
      },
    },
    why,
  );
  const names = { accessToken: 'Token', clientCode: 'Code' };
  const token = { cmgToken: 't', clientCode: 'c', accessToken: 't', expiresAt: 1 };
  const tokens = { current: async () => token, refused: () => undefined };
  return {
    left,
    account: connectAccount(api),
    administration: connectAdministration(api, '/admin/audit'),
    corpay: connectCorpay(api, names, clock).corpay(tokens as never),
    ofx: connectOfx(http, api, { baseUrl: 'http://ofx', ratesUrl: 'http://rates' }, clock).ofx(
      tokens as never,
    ),
  };
};

type Services = ReturnType<typeof behind>;

const money: readonly (readonly [string, (of: Services) => Promise<unknown>])[] = [
  ['a booking at Corpay', ({ corpay }) => corpay.deals.book('q', 'k')],
  [
    'an instruction',
    ({ corpay }) =>
      corpay.deals.instruct(
        {
          orderNumber: '1',
          payments: [{ beneficiaryId: 'b', amount: makeMoney(100n, 'EUR') }],
          settlement: { accountId: 's' },
          fee: { accountId: 'f' },
        } as never,
        'k',
      ),
  ],
  ['a booking at OFX', ({ ofx }) => ofx.deals.book({ quoteId: 'q', beneficiaries: [] }, 'k')],
];

const target = { email: 'a@b.test' } as never;
const records: typeof money = [
  ['a beneficiary that is deleted at Corpay', ({ corpay }) => corpay.beneficiaries.remove('b')],
  ['a beneficiary that is deleted at OFX', ({ ofx }) => ofx.beneficiaries.remove('b')],
  ['an organization', ({ account }) => account.save({} as never)],
  ['a role', ({ administration }) => administration.assignRole(target, 'x' as never, true, undefined)],
  [
    'an integration that is assigned',
    ({ administration }) => administration.assignIntegration(target, 'i', undefined, undefined),
  ],
  ['an integration', ({ administration }) => administration.updateIntegration({} as never, undefined)],
];

const reads: typeof money = [
  ['the orders', ({ corpay }) => corpay.orders.list()],
  ['an order', ({ corpay }) => corpay.orders.show('1')],
  ['the deals', ({ ofx }) => ofx.deals.list()],
  ['an account', ({ account }) => account.load()],
  ['an inspection', ({ administration }) => administration.inspect(target)],
];

const held = 'Not today.';

describe('on a bad day (OPS-2, OPS-3)', () => {
  it.each([...money, ...records])(
    '%s does not leave where it is held back, and says why',
    async (_of, call) => {
      const services = behind(() => held);
      const answer = JSON.stringify(await call(services));
      expect(services.left).toEqual([]);
      expect(answer).toContain(held);
      expect(answer).toContain('"ok":false');
    },
  );

  it.each(records)('%s leaves where only bookings are held back', async (_of, call) => {
    const services = behind((change) => (change === 'money' ? held : null));
    await call(services);
    expect(services.left).toHaveLength(1);
  });

  it.each(money)('%s is held back beside them', async (_of, call) => {
    const services = behind((change) => (change === 'money' ? held : null));
    expect(await call(services)).toMatchObject({
      ok: false,
      failure: { kind: 'switched-off', messages: [held], status: null },
    });
    expect(services.left).toEqual([]);
  });

  it.each(reads)('%s is asked for all the same', async (_of, call) => {
    const services = behind(() => held);
    await call(services);
    expect(services.left).toHaveLength(1);
  });

  it('what may leave again leaves with the next press', async () => {
    let now: string | null = held;
    const services = behind(() => now);
    await services.corpay.deals.book('q', 'k');
    now = null;
    await services.corpay.deals.book('q', 'k');
    expect(services.left).toEqual(['POST /deal/book']);
  });
});
