import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxgUser } from './fxg.ts';
import { fxgWithSandbox, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';

let terminal: FxgWithSandbox;

describe('a support engineer at a terminal', () => {
  beforeAll(async () => {
    terminal = await fxgWithSandbox();
  });
  afterAll(() => terminal.shut());
  beforeEach(() => terminal.reset());

  it('is told with 4 that nobody is signed in, and with 4 that a password is wrong', async () => {
    const stranger = await fxgUser(terminal.url);
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
    const signedIn = await terminal.user.signIn();
    expect(signedIn.code).toBe(0);
    expect(signedIn.data()).toMatchObject({ email: 'corpay@sandbox.test', partner: 'corpay' });
    const me = await terminal.user.fxg('whoami');
    expect(me.data()).toMatchObject({ email: 'corpay@sandbox.test', environment: { kind: 'sandbox' } });
    expect(me.stderr).toContain('Environment: Sandbox (sandbox)');
    const credentials = join(terminal.user.home, 'fxg', 'profiles', 'default', 'credentials.json');
    expect((await stat(credentials)).mode & 0o777).toBe(0o600);
    expect((await stat(join(terminal.user.home, 'fxg'))).mode & 0o777).toBe(0o700);
    const kept = await readFile(credentials, 'utf8');
    expect(kept).not.toContain('Sandbox-2026');
    const secrets = kept.match(/eyJ[\w-]{20,}/g) ?? [];
    expect(secrets.length).toBeGreaterThan(0);
    for (const { stdout, stderr } of [signedIn, me]) {
      expect(secrets.some((secret) => (stdout + stderr).includes(secret))).toBe(false);
    }
  });

  it('quotes, books, instructs and finds the order again, with exactly the calls of the journey', async () => {
    await terminal.user.beSignedIn();
    const beneficiary = await terminal.beneficiaryIn('EUR');
    const quote = (
      await terminal.user.fxg('quotes', 'request', '--beneficiary', beneficiary, '--amount', '10,000.00')
    ).data<{
      quoteId: string;
      settlement: { amount: string };
    }>();
    const limit = ['--yes', '--max-settlement', quote.settlement.amount];
    const dry = await terminal.user.fxg('quotes', 'book', '--quote', quote.quoteId, '--dry-run');
    expect(dry.data()).toMatchObject({ dryRun: true, would: { quoteId: quote.quoteId } });
    expect(await terminal.calls('/deal/book')).toEqual([]);
    const low = await terminal.user.fxg(
      'quotes',
      'book',
      '--quote',
      quote.quoteId,
      '--yes',
      '--max-settlement',
      '1',
    );
    expect({ code: low.code, error: low.error().code }).toEqual({ code: 7, error: 'quote-worse-than-limit' });
    expect(await terminal.calls('/deal/book')).toEqual([]);

    const wrongSide = [...limit, '--min-payment', '1'];
    const wrong = await terminal.user.fxg('quotes', 'book', '--quote', quote.quoteId, ...wrongSide);
    expect({ code: wrong.code, message: wrong.error().message }).toEqual({
      code: 2,
      message: '--min-payment limits nothing: the payment is locked and stays as it is.',
    });
    expect(await terminal.calls('/deal/book')).toEqual([]);

    const booked = await terminal.user.fxg('quotes', 'book', '--quote', quote.quoteId, ...limit);
    expect(booked.code).toBe(0);
    const { orderNumber } = booked.data<Booked>();
    expect(await terminal.calls('/deal/book')).toMatchObject([
      { method: 'POST', body: { quoteId: quote.quoteId } },
    ]);
    const again = await terminal.user.fxg('quotes', 'book', '--quote', quote.quoteId, ...limit);
    expect({ code: again.code, error: again.error().code }).toEqual({ code: 7, error: 'already-booked' });

    const asked = await terminal.user.fxg('orders', 'instruct', orderNumber, '--yes');
    expect(asked.code).toBe(2);
    const purpose = /--purpose is one of: (?<id>\S+)/.exec(asked.error().hint)?.groups?.['id'] ?? '';
    const asked2 = await terminal.user.fxg('orders', 'instruct', orderNumber, '--yes', '--purpose', purpose);
    const account = /--account is one of: (?<id>\S+)/.exec(asked2.error().hint)?.groups?.['id'] ?? '';
    const offered = [
      await terminal.user.fxg('orders', 'purposes', '--beneficiary', beneficiary),
      await terminal.user.fxg('orders', 'accounts', '--currency', 'usd'),
    ].map((ran) => ran.data<readonly { readonly id: string }[]>().map(({ id }) => id));
    expect(offered).toEqual([expect.arrayContaining([purpose]), expect.arrayContaining([account])]);
    const form = ['--purpose', purpose, '--account', account, '--reference', 'INV 7'];
    const above = await terminal.user.fxg(
      'orders',
      'instruct',
      orderNumber,
      '--yes',
      ...form,
      '--amount',
      '10000.01',
    );
    expect({ code: above.code, message: above.error().message }).toEqual({
      code: 2,
      message: '--amount in EUR: Max amount is 10000',
    });
    expect(await terminal.calls('/deal/instruct')).toEqual([]);
    const instructed = await terminal.user.fxg('orders', 'instruct', orderNumber, '--yes', ...form);
    expect(instructed.data()).toMatchObject({ orderNumber, instructed: true });
    expect(await terminal.calls('/deal/instruct')).toHaveLength(1);

    const order = (await terminal.user.fxg('orders', 'show', orderNumber, '--json')).data();
    expect(order).toMatchObject({
      orderNumber,
      payment: { amount: '10000.00', currency: 'EUR' },
      settlement: quote.settlement,
      payments: [{ amount: '10000.00', currency: 'EUR', reference: 'INV 7' }],
    });
    const twice = await terminal.user.fxg('orders', 'instruct', orderNumber, '--yes', ...form);
    expect({ code: twice.code, error: twice.error().code }).toEqual({ code: 7, error: 'already-instructed' });
  });

  it('is told with 1 what was done when no disk takes the answer, and nothing breaks without any stderr', async () => {
    await terminal.user.beSignedIn();
    const book = ['quotes', 'book', '--beneficiary', await terminal.beneficiaryIn('EUR'), '--yes'];
    const bookEur = (amount: string) => [...book, '--amount', amount, '--max-settlement', '9999'];
    const full = { stdout: '/dev/full' };
    const booked = await terminal.user.fxgInto(full, ...bookEur('71'));
    expect(booked.code).toBe(1);
    const [order] = await terminal.ordersOf('71.00');
    expect(booked.error().message).toBe(
      `Booked as order ${order?.orderNumber}. The answer could not be written.`,
    );
    const orderNumber = order?.orderNumber ?? '';
    const form = ['--purpose', 'INVOICE', '--account', 'INCOMING410233_USD', '--yes'];
    const instructed = await terminal.user.fxgInto(full, 'orders', 'instruct', orderNumber, ...form);
    expect({ code: instructed.code, message: instructed.error().message }).toEqual({
      code: 1,
      message: `The payment of order ${orderNumber} was instructed. The answer could not be written.`,
    });
    const listed = await terminal.user.fxgInto(full, 'orders', 'list');
    expect({ code: listed.code, error: listed.error().code }).toEqual({ code: 1, error: 'output-lost' });
    expect((await terminal.user.fxgInto(full, '--version')).code).toBe(1);

    const nowhere = { stdout: '/dev/full', stderr: '/dev/full' };
    expect((await terminal.user.fxgInto(nowhere, ...bookEur('72'))).code).toBe(1);
    expect(
      (await terminal.user.fxgInto({ stderr: '/dev/full' }, ...bookEur('73'))).data<Booked>(),
    ).toMatchObject({
      orderNumber: (await terminal.ordersOf('73.00'))[0]?.orderNumber,
    });
    const unread = await terminal.user.fxgInto({ readerLeaves: true }, ...bookEur('74'));
    expect({ code: unread.code, message: unread.error().message }).toEqual({
      code: 1,
      message: `Booked as order ${(await terminal.ordersOf('74.00'))[0]?.orderNumber}. The answer could not be written.`,
    });
    expect((await terminal.user.fxgInto({ readerLeaves: true }, 'orders', 'list')).code).toBe(0);
    const half = { stdout: join(terminal.user.home, 'half'), fileBlocks: 1 };
    const halved = await terminal.user.fxgInto(half, 'completion', 'bash');
    expect({ code: halved.code, error: halved.error().code }).toEqual({ code: 1, error: 'output-lost' });
    for (const amount of ['72.00', '74.00']) expect(await terminal.ordersOf(amount)).toHaveLength(1);
  });

  it('is refused clearly: what is not there 5, what the partner refuses 7, a silent service 6', async () => {
    await terminal.user.beSignedIn();
    const missing = await terminal.user.fxg('orders', 'show', '99999999');
    expect(missing.code).toBe(5);
    expect(missing.error()).toMatchObject({
      message: 'Unable to retrieve order. Order ID: 99999999',
      requestId: expect.any(String),
    });
    expect((await terminal.user.fxg('beneficiaries', 'show', 'nobody')).code).toBe(5);
    expect(
      (await terminal.user.fxg('quotes', 'request', '--beneficiary', 'nobody', '--amount', '1')).code,
    ).toBe(5);
    await terminal.fault('/deal/orders', 'status', {
      status: 403,
      body: { errors: [{ key: 'permission', message: 'Not you.' }] },
    });
    expect((await terminal.user.fxg('orders', 'list')).code).toBe(7);
    expect(
      (await terminal.user.fxg('orders', 'list', '--config', 'http://127.0.0.1:9/config.json')).code,
    ).toBe(6);
    const nopartner = await fxgUser(terminal.url);
    await nopartner.beSignedIn('nopartner@sandbox.test');
    const refused = await nopartner.fxg('orders', 'list');
    expect({ code: refused.code, error: refused.error().code }).toEqual({
      code: 7,
      error: 'INTEGRATION_MISSING',
    });
    await nopartner.leave();
  });

  it('switches the sandbox: faults come and go, and a reset asks first', async () => {
    expect((await terminal.user.fxg('sandbox', 'reset')).code).toBe(2);
    const added = await terminal.user.fxg(
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
    expect((await terminal.user.fxg('sandbox', 'faults')).data()).toHaveLength(1);
    expect((await terminal.user.fxg('sandbox', 'faults', '--clear', '--yes')).data()).toEqual([]);
    expect((await terminal.user.fxg('sandbox', 'reset', '--yes')).data()).toEqual({ reset: true });
  });
});
