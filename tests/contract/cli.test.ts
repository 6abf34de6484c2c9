import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCommandLine, fxgUser, type FxgUser } from './fxg.ts';
import { startSandbox, type StartedSandbox } from './startSandbox.ts';

let running: StartedSandbox;
let user: FxgUser;

type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};
type Booked = { readonly orderNumber: string };
type Row = { readonly ordNum: string; readonly sellAmount: string };
type Payee = { readonly clientIntegrationId: string; readonly curr: string };

const control = async (path: string, body?: unknown) => {
  const answer = await fetch(`${running.url}/sandbox${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return answer.json() as Promise<unknown>;
};

const calls = async (path: string): Promise<readonly Call[]> =>
  (await control(`/requests?service=corpay&path=${path}`)) as readonly Call[];

const fault = (path: string, kind: string, more: object = {}) =>
  control('/faults', [{ service: 'corpay', path, fault: kind, times: 1, ...more }]);

const ordersOf = async (amount: string): Promise<readonly Row[]> =>
  (await user.fxg('orders', 'list')).data<readonly Row[]>().filter(({ sellAmount }) => sellAmount === amount);

const payeeIn = async (currency: string): Promise<string> =>
  (await user.fxg('beneficiaries', 'list')).data<readonly Payee[]>().find(({ curr }) => curr === currency)
    ?.clientIntegrationId ?? '';

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 600) throw new Error('It never came to this.');
    await pause(25);
  }
};

const open = async (settings: Parameters<typeof startSandbox>[0] = {}) => {
  running = await startSandbox({ quoteSeconds: 600, ...settings });
  user = await fxgUser(running.url);
};

const shut = async () => {
  await user.leave();
  await running.sandbox.close();
};

beforeAll(() => buildCommandLine());

describe('a support engineer at a terminal', () => {
  beforeAll(() => open());
  afterAll(shut);
  beforeEach(() => running.sandbox.reset());

  it('is told with 4 that nobody is signed in, and with 4 that a password is wrong', async () => {
    const stranger = await fxgUser(running.url);
    expect((await stranger.fxg('orders', 'list')).code).toBe(4);
    const { code, stdout, error } = await stranger.fxg('whoami');
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(error()).toEqual({
      code: 'sign-in-needed',
      message: 'Nobody is signed in.',
      hint: expect.stringContaining('fxg login'),
      requestId: null,
    });
    const wrong = await stranger.fxg(
      'login',
      '--email',
      'corpay@sandbox.test',
      '--password-file',
      join(import.meta.dirname, 'fxg.ts'),
    );
    expect(wrong.code).toBe(4);
    expect(wrong.error().message).toBe('Incorrect username or password.');
    await stranger.leave();
  });

  it('signs in once; the sign-in is theirs alone to read, and no secret is ever printed', async () => {
    const signedIn = await user.signIn();
    expect(signedIn.code).toBe(0);
    expect(signedIn.data()).toMatchObject({ email: 'corpay@sandbox.test', partner: 'corpay' });
    const me = await user.fxg('whoami');
    expect(me.data()).toMatchObject({ email: 'corpay@sandbox.test', environment: { kind: 'sandbox' } });
    expect(me.stderr).toContain('Environment: Sandbox (sandbox)');
    const credentials = join(user.home, 'fxg', 'profiles', 'default', 'credentials.json');
    expect((await stat(credentials)).mode & 0o777).toBe(0o600);
    expect((await stat(join(user.home, 'fxg'))).mode & 0o777).toBe(0o700);
    const kept = await readFile(credentials, 'utf8');
    expect(kept).not.toContain('Sandbox-2026');
    const secrets = kept.match(/eyJ[\w-]{20,}/g) ?? [];
    expect(secrets.length).toBeGreaterThan(0);
    for (const { stdout, stderr } of [signedIn, me]) {
      expect(secrets.some((secret) => (stdout + stderr).includes(secret))).toBe(false);
    }
  });

  it('quotes, books, instructs and finds the order again, with exactly the calls of the journey', async () => {
    await user.signIn();
    const payee = await payeeIn('EUR');
    const quote = (
      await user.fxg('quotes', 'request', '--beneficiary', payee, '--amount', '10,000.00')
    ).data<{
      quoteId: string;
      settlement: { amount: string };
    }>();
    const limit = ['--yes', '--max-settlement', quote.settlement.amount];
    const dry = await user.fxg('quotes', 'book', '--quote', quote.quoteId, '--dry-run');
    expect(dry.data()).toMatchObject({ dryRun: true, would: { quoteId: quote.quoteId } });
    expect(await calls('/deal/book')).toEqual([]);
    const low = await user.fxg('quotes', 'book', '--quote', quote.quoteId, '--yes', '--max-settlement', '1');
    expect({ code: low.code, error: low.error().code }).toEqual({ code: 7, error: 'quote-worse-than-limit' });
    expect(await calls('/deal/book')).toEqual([]);

    const booked = await user.fxg('quotes', 'book', '--quote', quote.quoteId, ...limit);
    expect(booked.code).toBe(0);
    const { orderNumber } = booked.data<Booked>();
    expect(await calls('/deal/book')).toMatchObject([{ method: 'POST', body: { quoteId: quote.quoteId } }]);
    const again = await user.fxg('quotes', 'book', '--quote', quote.quoteId, ...limit);
    expect({ code: again.code, error: again.error().code }).toEqual({ code: 7, error: 'already-booked' });

    const asked = await user.fxg('orders', 'instruct', orderNumber, '--yes');
    expect(asked.code).toBe(2);
    const purpose = /--purpose is one of: (?<id>\S+)/.exec(asked.error().hint)?.groups?.['id'] ?? '';
    const asked2 = await user.fxg('orders', 'instruct', orderNumber, '--yes', '--purpose', purpose);
    const account = /--account is one of: (?<id>\S+)/.exec(asked2.error().hint)?.groups?.['id'] ?? '';
    const form = ['--purpose', purpose, '--account', account, '--reference', 'INV 7'];
    const above = await user.fxg('orders', 'instruct', orderNumber, '--yes', ...form, '--amount', '10000.01');
    expect({ code: above.code, message: above.error().message }).toEqual({
      code: 2,
      message: 'Max amount is 10000',
    });
    expect(await calls('/deal/instruct')).toEqual([]);
    const instructed = await user.fxg('orders', 'instruct', orderNumber, '--yes', ...form);
    expect(instructed.data()).toEqual({ orderNumber, instructed: true });
    expect(await calls('/deal/instruct')).toHaveLength(1);

    const order = (await user.fxg('orders', 'show', orderNumber, '--json')).data();
    expect(order).toMatchObject({
      ordNum: orderNumber,
      sell: 'EUR',
      sellAmount: '10000.00',
      buyAmount: quote.settlement.amount,
      payments: [{ amount: '10000.00', currency: 'EUR', reference: 'INV 7' }],
    });
    const twice = await user.fxg('orders', 'instruct', orderNumber, '--yes', ...form);
    expect({ code: twice.code, error: twice.error().code }).toEqual({ code: 7, error: 'already-instructed' });
  });

  it('is refused clearly: what is not there 5, what the partner refuses 7, a silent service 6', async () => {
    await user.signIn();
    const missing = await user.fxg('orders', 'show', '99999999');
    expect(missing.code).toBe(5);
    expect(missing.error()).toMatchObject({
      message: 'Unable to retrieve order. Order ID: 99999999',
      requestId: expect.any(String),
    });
    expect((await user.fxg('beneficiaries', 'show', 'nobody')).code).toBe(5);
    expect((await user.fxg('quotes', 'request', '--beneficiary', 'nobody', '--amount', '1')).code).toBe(5);
    await fault('/deal/orders', 'status', {
      status: 403,
      body: { errors: [{ key: 'permission', message: 'Not you.' }] },
    });
    expect((await user.fxg('orders', 'list')).code).toBe(7);
    expect((await user.fxg('orders', 'list', '--config', 'http://127.0.0.1:9/config.json')).code).toBe(6);
    const nopartner = await fxgUser(running.url);
    await nopartner.signIn('nopartner@sandbox.test');
    const refused = await nopartner.fxg('orders', 'list');
    expect({ code: refused.code, error: refused.error().code }).toEqual({
      code: 7,
      error: 'INTEGRATION_MISSING',
    });
    await nopartner.leave();
  });

  it('watches a quote in JSON lines and ends with 130 on Ctrl-C', async () => {
    await user.signIn();
    const payee = await payeeIn('EUR');
    const once = await user.fxg(
      'quotes',
      'watch',
      '--beneficiary',
      payee,
      '--amount',
      '100',
      '--lock',
      'settlement',
      '--count',
      '1',
    );
    expect(once.code).toBe(0);
    expect(JSON.parse(once.stdout)).toMatchObject({
      event: 'quote',
      settlement: { amount: '100.00', currency: 'USD' },
    });
    await control('/faults', []);
    const before = (await calls('/deal/quote')).length;
    const watching = user.start('quotes', 'watch', '--beneficiary', payee, '--amount', '100');
    while ((await calls('/deal/quote')).length === before) await pause(25);
    await pause(300);
    watching.stop('SIGINT');
    const { code, stdout } = await watching.ran;
    expect(code).toBe(130);
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it('switches the sandbox: faults come and go, and a reset asks first', async () => {
    expect((await user.fxg('sandbox', 'reset')).code).toBe(2);
    const added = await user.fxg(
      'sandbox',
      'faults',
      '--fault',
      'delay',
      '--path',
      '/deal',
      '--delay',
      '5',
      '--yes',
    );
    expect(added.data()).toMatchObject([{ fault: 'delay', path: '/deal', delayMs: 5 }]);
    expect((await user.fxg('sandbox', 'faults')).data()).toHaveLength(1);
    expect((await user.fxg('sandbox', 'faults', '--clear', '--yes')).data()).toEqual([]);
    expect((await user.fxg('sandbox', 'reset', '--yes')).data()).toEqual({ reset: true });
  });
});

const bookEur = (payee: string) =>
  ['quotes', 'book', '--beneficiary', payee, '--amount', '321', '--yes', '--max-settlement', '1000'] as const;

/** Where the partner cannot say it, the person does. */
const settle = async (): Promise<string> => {
  const settled = await user.fxg('quotes', 'settle');
  if (settled.code === 0) {
    return settled.data<readonly Booked[]>()[0]?.orderNumber ?? '';
  }
  expect(settled.code).toBe(8);
  const [order] = await ordersOf('321.00');
  expect(settled.error().hint).toContain(order?.ordNum);
  expect((await user.fxg('quotes', 'settle', '--order', '1')).code).toBe(2);
  const said = await user.fxg('quotes', 'settle', '--order', order?.ordNum ?? '');
  return said.data<readonly Booked[]>()[0]?.orderNumber ?? '';
};

describe.each([
  ['a partner that keeps idempotency keys', true],
  ['a partner as it is documented', false],
])('a booking whose answer is lost, at %s', (_partner, idempotency) => {
  beforeAll(() => open({ idempotency }));
  afterAll(shut);
  beforeEach(async () => {
    await user.leave();
    await running.sandbox.reset();
    user = await fxgUser(running.url);
  });

  it('ends with 8 and is never booked a second time', async () => {
    await user.signIn();
    const payee = await payeeIn('EUR');
    await fault('/deal/book', 'reset-after');
    const lost = await user.fxg(...bookEur(payee));
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    const again = await user.fxg(...bookEur(payee));
    if (idempotency) {
      expect(again.code).toBe(0);
      expect(await ordersOf('321.00')).toMatchObject([{ ordNum: again.data<Booked>().orderNumber }]);
    } else {
      expect(again.code).toBe(8);
      const orderNumber = await settle();
      expect(await ordersOf('321.00')).toMatchObject([{ ordNum: orderNumber }]);
    }
  });

  it('is settled before another order is touched, and the repeated call still gives that order', async () => {
    await user.signIn();
    const payee = await payeeIn('EUR');
    await fault('/deal/book', 'reset-after');
    await user.fxg(...bookEur(payee));
    const other = await user.fxg('orders', 'instruct', '1', '--yes');
    expect(other.code).toBe(idempotency ? 5 : 8);
    if (!idempotency) return;
    const again = await user.fxg(...bookEur(payee));
    expect(again.stderr).toContain('nothing new was booked');
    expect(await ordersOf('321.00')).toMatchObject([{ ordNum: again.data<Booked>().orderNumber }]);
  });

  it('outlives a kill: the next sign-in says what became of it', async () => {
    await user.signIn();
    const payee = await payeeIn('EUR');
    await fault('/deal/book', 'delay', { delayMs: 1_500 });
    const booking = user.start(...bookEur(payee));
    const intents = join(user.home, 'fxg', 'intents.json');
    await until(async () => (await readFile(intents, 'utf8').catch(() => '')).includes('booking'));
    await pause(400);
    booking.stop('SIGKILL');
    await booking.ran;
    await until(async () => (await calls('/deal/book')).length === 1);
    await user.fxg('logout');
    const { code, stderr } = await user.signIn();
    expect(code).toBe(0);
    expect(stderr).toMatch(/your(?: earlier)? booking of €321\.00 to/i);
    await settle();
    expect(await ordersOf('321.00')).toHaveLength(1);
    expect((await stat(intents)).mode & 0o777).toBe(0o600);
  });
});
