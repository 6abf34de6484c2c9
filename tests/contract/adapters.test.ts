import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectServices,
  fileStore,
  loadConfiguration,
  systemIdentifiers,
  type Services,
} from '@fx-gateway/adapters/node';
import { awaitsInstruction, type CorpayTokenSource, type PartnerToken } from '@fx-gateway/domain/corpay';
import { money, sameMoney } from '@fx-gateway/domain/money';
import { type Result } from '@fx-gateway/domain/result';
import { createSandbox, seededPassword, type Sandbox } from '@fx-gateway/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from './harness/removeFolder.ts';

let sandbox: Sandbox;
let url: string;
let folder: string;

beforeAll(async () => {
  sandbox = await createSandbox({ dataFolder: 'memory' });
  ({ url } = await sandbox.listen());
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  folder = await mkdtemp(join(tmpdir(), 'adapters-'));
});
afterEach(() => removeFolder(folder));

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const failureOf = <F>(result: Result<unknown, F>): F => {
  if (result.ok) throw new Error(`succeeded with ${JSON.stringify(result.value)}`);
  return result.failure;
};

const connect = async (file = 'tokens.json'): Promise<Services> => {
  const configuration = valueOf(await loadConfiguration(`${url}/config.json`));
  return connectServices(configuration, { store: fileStore(join(folder, file)) });
};

const signedIn = async (email = 'corpay@sandbox.test', file = 'tokens.json'): Promise<Services> => {
  const services = await connect(file);
  expect(valueOf(await services.identity.signIn(email, seededPassword))).toBe('DONE');
  return services;
};

const holding = (token: PartnerToken | null) => {
  const source = { refusals: 0, current: async () => token, refused: () => void (source.refusals += 1) };
  return source satisfies CorpayTokenSource;
};

const partner = async (services: Services) =>
  services.corpay(holding(valueOf(await services.corpayTokens.request())));

type Entry = { service: string; method: string; path: string; query: object; body: unknown; headers: object };

const journal = async (): Promise<readonly Entry[]> => {
  const answer = await fetch(`${url}/sandbox/requests?service=corpay`);
  const entries: readonly Entry[] = await answer.json();
  return entries;
};

const signOutElsewhere = async (): Promise<void> => {
  const elsewhere = await signedIn('corpay@sandbox.test', 'elsewhere.json');
  expect((await elsewhere.identity.signOut({ everywhere: true })).ok).toBe(true);
};

describe('the adapters against the sandbox', () => {
  it('go from sign-in over account and token to an instructed order', async () => {
    const services = await signedIn();
    const user = valueOf(await services.identity.currentUser());
    expect(user).toMatchObject({ email: 'corpay@sandbox.test', fxPartner: 'corpay', verified: true });
    expect(user?.jwtToken.split('.')).toHaveLength(3);
    const account = valueOf(await services.account.load());
    expect(account.settings).not.toBeNull();

    const corpay = await partner(services);
    const payees = valueOf(await corpay.beneficiaries.list());
    const payee = payees.find(({ curr }) => curr === 'EUR');
    if (payee === undefined) throw new Error('The story has no payee in euro.');
    const bene = valueOf(await corpay.beneficiaries.show(payee.clientIntegrationId));
    expect(bene).toMatchObject({ clientIntegrationId: payee.clientIntegrationId, bankCurrency: 'EUR' });
    expect(bene.accountHolderName).toBe(payee.payee);
    expect(bene.paymentMethods[0]).toBe('W');

    const amount = money(100_000n, 'EUR');
    const quote = valueOf(
      await corpay.quotes.request({
        settlementCurrency: 'USD',
        paymentCurrency: 'EUR',
        lockSide: 'Payment',
        amount,
      }),
    );
    expect(sameMoney(quote.payment, amount)).toBe(true);
    expect(quote.settlement.minor).toBeGreaterThan(0n);
    expect(valueOf(await corpay.quotes.remaining(quote.quoteId))).toBeGreaterThan(0);

    const before = valueOf(await corpay.orders.list());
    const booked = valueOf(await corpay.deals.book(quote.quoteId, systemIdentifiers.uuid()));
    const orderNumber = booked.orderNumber ?? '';
    expect(orderNumber).not.toBe('');
    const after = valueOf(await corpay.orders.list());
    expect(after.map(({ ordNum }) => ordNum)).toEqual([orderNumber, ...before.map(({ ordNum }) => ordNum)]);
    expect(awaitsInstruction(valueOf(await corpay.orders.show(orderNumber)))).toBe(true);

    const accounts = valueOf(await corpay.settlements.accounts());
    const settlement = accounts.find(({ currency }) => currency === 'USD');
    const purposes = valueOf(
      await corpay.settlements.purposes({ currency: 'EUR', countryISO: payee.bankCountryISO, method: 'W' }),
    );
    const purpose = purposes[0];
    if (settlement === undefined || purpose === undefined) throw new Error('Nothing to choose from.');
    const instructed = valueOf(
      await corpay.deals.instruct(
        {
          orderNumber,
          payment: {
            amount,
            beneficiaryId: payee.clientIntegrationId,
            deliveryMethod: 'W',
            purposeOfPayment: purpose.id,
            paymentReference: 'Invoice 7',
          },
          settlement: { accountId: settlement.id, deliveryMethod: settlement.method.id, currency: 'USD' },
          fee: { accountId: settlement.id, deliveryMethod: settlement.method.id },
        },
        systemIdentifiers.uuid(),
      ),
    );
    expect(instructed.orderNumber).toBe(orderNumber);
    const order = valueOf(await corpay.orders.show(orderNumber));
    expect(order.payments).toHaveLength(1);
    expect(order.payments[0]).toMatchObject({
      reference: 'Invoice 7',
      amount: { currency: 'EUR', amount: 1000 },
    });

    const sent = (await journal()).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/deal/quote',
        body: { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount: 1000 },
      },
      { path: '/deal/book', body: { quoteId: quote.quoteId } },
      {
        path: '/deal/instruct',
        body: {
          Orders: [{ orderId: orderNumber, amount: 1000 }],
          Payments: [
            {
              amount: 1000,
              currency: 'EUR',
              beneficiaryId: payee.clientIntegrationId,
              deliveryMethod: 'W',
              purposeOfPayment: purpose.id,
              paymentReference: 'Invoice 7',
            },
          ],
          Settlements: [
            {
              accountId: settlement.id,
              deliveryMethod: settlement.method.id,
              currency: 'USD',
              purpose: 'Spot',
            },
            {
              accountId: settlement.id,
              deliveryMethod: settlement.method.id,
              currency: 'USD',
              purpose: 'Fee',
            },
          ],
        },
      },
    ]);
  });

  it('keep the sign-in for the next process in a file that only its owner reads', async () => {
    await signedIn();
    const path = join(folder, 'tokens.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).not.toContain(seededPassword);
    const next = await connect();
    expect(valueOf(await next.identity.currentUser())?.email).toBe('corpay@sandbox.test');
    expect(await next.identity.hasSession()).toBe(true);
  });

  it('leave nothing behind at sign-out, also when the service is away', async () => {
    const services = await signedIn();
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ service: 'cognito', fault: 'reset-before' }]),
    });
    expect((await services.identity.signOut()).ok).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'))).toEqual({});
    expect(await services.identity.hasSession()).toBe(false);
    expect(valueOf(await services.identity.currentUser())).toBeNull();
    expect(failureOf(await services.corpayTokens.request())).toMatchObject({
      kind: 'session-lost',
      path: '/token',
    });
  });

  it('say what the service says about a wrong password and a second sign-in', async () => {
    const services = await connect();
    expect(failureOf(await services.identity.signIn('corpay@sandbox.test', 'wrong-password'))).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await services.identity.signIn('corpay@sandbox.test', seededPassword);
    expect(failureOf(await services.identity.signIn('corpay@sandbox.test', seededPassword)).message).toBe(
      'There is already a signed in user.',
    );
  });

  it('take a session that was ended elsewhere for the end of the sign-in, here too', async () => {
    const services = await signedIn();
    await services.account.load();
    await signOutElsewhere();
    expect(valueOf(await services.identity.currentUser())).toBeNull();
    expect(await services.identity.hasSession()).toBe(false);
    expect(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'))).toEqual({});
  });

  it('tell a lost session from a refused partner token', async () => {
    const services = await signedIn();
    valueOf(await services.account.load());
    await signOutElsewhere();
    expect(failureOf(await services.corpayTokens.request()).kind).toBe('session-lost');
    expect(failureOf(await services.account.load()).kind).toBe('session-lost');
  });

  it('keep the sign-in through trouble of the identity service', async () => {
    await signedIn();
    const next = await connect();
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ service: 'cognito', fault: 'status', status: 500 }]),
    });
    expect((await next.identity.currentUser()).ok).toBe(false);
    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    expect(valueOf(await next.identity.currentUser())?.email).toBe('corpay@sandbox.test');
  });

  it('report a foreign token once and do not repeat the call', async () => {
    const services = await signedIn();
    const tokens = holding({ cmgToken: 'foreign', clientCode: '000000', expires: Date.now() + 60_000 });
    const failure = failureOf(await services.corpay(tokens).orders.list());
    expect(['token-refused', 'session-refused']).toContain(failure.kind);
    expect(failure.requestId).not.toBeNull();
    expect(tokens.refusals).toBe(1);
    expect(await journal()).toHaveLength(1);
  });

  it('send nothing without a token', async () => {
    const services = await signedIn();
    const failure = failureOf(await services.corpay(holding(null)).orders.list());
    expect(failure).toMatchObject({ kind: 'missing-token', path: '/deal/orders' });
    expect(await journal()).toHaveLength(0);
  });

  it('give the code of a missing integration', async () => {
    const services = await signedIn('nopartner@sandbox.test');
    expect(failureOf(await services.corpayTokens.request())).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'INTEGRATION_MISSING',
      listed: false,
    });
  });

  it('give the partner’s own words about what it refuses', async () => {
    const corpay = await partner(await signedIn());
    const unknown = failureOf(await corpay.beneficiaries.show('nobody'));
    expect(unknown).toMatchObject({ kind: 'refused', status: 404, listed: true });
    expect(failureOf(await corpay.orders.show("no' such (order)")).kind).toBe('refused');
    expect(
      failureOf(await corpay.deals.book('no-quote', systemIdentifiers.uuid())).messages,
    ).not.toHaveLength(0);
  });

  it('do not know what became of a booking whose answer was lost, and learn it under the same key', async () => {
    const corpay = await partner(await signedIn());
    const quote = valueOf(
      await corpay.quotes.request({
        settlementCurrency: 'USD',
        paymentCurrency: 'GBP',
        lockSide: 'Settlement',
        amount: money(5_000n, 'USD'),
      }),
    );
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ service: 'corpay', path: '/deal/book', fault: 'reset-after', times: 1 }]),
    });
    const key = systemIdentifiers.uuid();
    const before = valueOf(await corpay.orders.list()).length;
    expect(failureOf(await corpay.deals.book(quote.quoteId, key)).kind).toBe('no-answer');
    expect(valueOf(await corpay.orders.list())).toHaveLength(before + 1);
    const settled = valueOf(await corpay.deals.book(quote.quoteId, key));
    expect(settled.orderNumber).toBe(valueOf(await corpay.orders.list())[0]?.ordNum);
    expect(valueOf(await corpay.orders.list())).toHaveLength(before + 1);
  });
});
