import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, otherAccount, type Saved } from './beneficiaryTerminal.ts';
import { thalassa } from './fxgWithSandbox.ts';

const terminal = beneficiaryTerminal();
const fxg = (...words: readonly string[]) => terminal.user.fxg(...words);
const name = 'Thalassa Olive Cooperative';
const book = (amount: string) => {
  const terms = [
    '--amount',
    amount,
    '--settlement',
    'USD',
    '--yes',
    '--max-settlement',
    '9999',
    '--despite-same',
  ];
  return fxg('quotes', 'book', '--beneficiary', name.toUpperCase(), ...terms);
};
const pay = async (amount: string) => {
  const booked = await book(amount);
  const { orderNumber, requestId } = booked.data<{ orderNumber: string; requestId: string }>();
  const said = '--purpose GOODS --account INCOMING410233_USD --yes --details-checked'.split(' ');
  const instructed = await fxg('orders', 'instruct', orderNumber, ...said);
  return { orderNumber, requestId, instructed: instructed.data<{ requestId: string }>() };
};

describe('every call of a service, where somebody asks for it', () => {
  it('is told on stderr, and what a program reads stays as it was', async () => {
    const plain = await fxg('orders', 'list', '--json');
    const told = await fxg('orders', 'list', '--json', '--debug');
    expect([told.code, told.stdout]).toEqual([0, plain.stdout]);
    expect(told.stderr).toMatch(
      /^debug \S+ GET \S+\/services\/corpay\/deal\/orders 200, \d+ ms, request id \S+, attempt 1$/m,
    );
  });

  it('has the attempts of a service in trouble, whose hint says what to do, and the error stands last', async () => {
    await terminal.control.faults({
      service: 'corpay',
      path: '/deal/orders',
      fault: 'status',
      status: 500,
      body: {},
    });
    const file = join(terminal.user.home, 'calls.log');
    const ran = await fxg('orders', 'list', '--debug-file', file);
    await terminal.control.clearFaults();
    expect(ran.code).toBe(1);
    expect(ran.error().hint).toMatch(
      /GET \S+\/deal\/orders was answered with 500 after [\d.]+ seconds and 3 attempts\. Run the same command again/,
    );
    const kept = await readFile(file, 'utf8');
    expect(
      [...kept.matchAll(/deal\/orders 500, .*attempt (?<attempt>\d)/g)].map(
        ({ groups }) => groups?.['attempt'],
      ),
    ).toEqual(['1', '2', '3']);
    expect(kept).toContain(ran.error().requestId);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('has the request id of an answer that broke off three times, and says what to do', async () => {
    await terminal.control.faults({ service: 'corpay', path: '/deal/orders', fault: 'truncate' });
    const ran = await fxg('orders', 'list', '--debug');
    await terminal.control.clearFaults();
    const { hint, requestId } = ran.error();
    expect([ran.code, hint]).toEqual([
      6,
      expect.stringMatching(
        /\/deal\/orders was answered with 200 but the answer broke off after .* and 3 attempts\./,
      ),
    ]);
    expect(ran.stderr).toMatch(
      new RegExp(`/deal/orders 200 broke off, \\d+ ms, request id ${requestId ?? 'none'}, attempt 3`),
    );
  });

  it('shows no token of a sign-in', async () => {
    const { stderr } = await fxg('whoami', '--debug');
    const credentials = await readFile(
      join(terminal.user.home, 'fxg/profiles/default/credentials.json'),
      'utf8',
    );
    const tokens = [...credentials.matchAll(/"(?<token>[\w.-]{60,})"/g)].map(
      ({ groups }) => groups?.['token'] ?? '',
    );
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(stderr).not.toContain(token);
  });
});

describe('any path of a service', () => {
  it('is read with fxg api, as the product reads it, without a secret', async () => {
    const orders = await fxg('api', 'GET', '/deal/orders');
    expect(orders.data()).toMatchObject({ service: 'corpay', status: 200, requestId: expect.any(String) });
    expect((await fxg('api', 'get', '/account')).data()).toMatchObject({ service: 'accounts' });
    const token = await fxg('api', 'GET', '/token');
    expect(token.data()).toMatchObject({ status: 200, body: { access_code: '***' } });
  });

  it('ends as every command does where it is not there, or in trouble, and sends nothing but GET', async () => {
    expect((await fxg('api', 'GET', '/deal/order/1')).code).toBe(5);
    expect((await fxg('api', 'GET', '/no/such/path')).code).toBe(2);
    expect((await fxg('api', 'GET', '/x', '--service', 'nope')).error()).toMatchObject({
      message: 'There is no service nope.',
      hint: expect.stringMatching(/^The services are: .*corpay/),
    });
    const calls = await terminal.callsTo('/');
    for (const words of [
      ['POST', '/deal/book'],
      ['GET', 'deal/orders'],
      ['GET', '//evil.example/x'],
      ['GET', '/a/../token'],
    ])
      expect((await fxg('api', ...words)).code, words.join(' ')).toBe(2);
    expect(await terminal.callsTo('/')).toBe(calls);
  });
});

describe('a customer who says that they were paid twice', () => {
  it('has two equal deals found by which nobody is paid yet', async () => {
    const numbers = [];
    for (const booked of [await book('913.57'), await book('913.57')])
      numbers.unshift(booked.data<{ orderNumber: string }>().orderNumber);
    const found = await fxg('orders', 'duplicates');
    expect(found.data<readonly { payment: { amount: string } }[]>()).toContainEqual({
      name: '',
      payment: { amount: '913.57', currency: 'EUR' },
      booked: numbers.map((number) => expect.objectContaining({ number })),
      nobodyPaidBy: numbers,
    });
  });

  it('has both orders found by payee and amount, with the ids of the answers', async () => {
    const first = await pay('892.11');
    const second = await pay('892.11');
    const found = (await fxg('orders', 'duplicates')).data<readonly { payment: { amount: string } }[]>();
    expect(found.filter(({ payment }) => payment.amount === '892.11')).toMatchObject([
      { name, booked: [{ number: second.orderNumber }, { number: first.orderNumber }] },
    ]);
    expect((await fxg('orders', 'duplicates', '--until', '2w')).data()).toEqual([]);
    expect((await fxg('orders', 'duplicates', '--days', 'few')).code).toBe(2);
    const shown = (await fxg('orders', 'show', first.orderNumber)).data<{
      readonly bookingRequestId: string;
      readonly timeline: readonly { readonly what: string; readonly requestId?: string }[];
    }>();
    expect(shown.bookingRequestId).toBe(first.requestId);
    expect(shown.timeline.flatMap(({ requestId }) => requestId ?? [])).toEqual([
      first.requestId,
      first.instructed.requestId,
    ]);
  });
});

describe('a payee who is named by a person', () => {
  it('is found by the whole name wherever an id is taken', async () => {
    for (const words of [
      ['beneficiaries', 'show', ` ${name.toLowerCase()} `],
      ['quotes', 'request', '--beneficiary', name, '--amount', '100'],
      ['orders', 'purposes', '--beneficiary', name],
      ['beneficiaries', 'delete', name, '--dry-run'],
    ])
      expect((await fxg(...words)).code, words.join(' ')).toBe(0);
    expect((await fxg('beneficiaries', 'show', 'Thalassa')).code, 'a part of it').toBe(5);
  });

  it('and is not the only one with that name is told with the ids and the ends of the accounts', async () => {
    const { beneficiary: one } = (await terminal.add(kowhai)).data<Saved>();
    const { beneficiary: other } = (
      await terminal.add({ ...kowhai, accountNumber: otherAccount })
    ).data<Saved>();
    const refused = await fxg('beneficiaries', 'delete', 'kowhai nursery', '--yes');
    expect([refused.code, refused.error()]).toMatchObject([
      2,
      { message: '2 beneficiaries have this name.' },
    ]);
    for (const [id, account] of [
      [one, kowhai.accountNumber],
      [other, otherAccount],
    ] as const)
      expect(refused.error().hint).toContain(
        `${id} (NZD, account ending ${account.replaceAll('-', '').slice(-4)})`,
      );
    expect(await terminal.sent('DELETE')).toEqual([]);
  });

  it('does not get the account of another one without a question', async () => {
    const { beneficiary: id } = (
      await terminal.add(
        { ...kowhai, accountHolderName: 'Kowhai Gardens' },
        '--yes',
        '--despite-same-account',
      )
    ).data<Saved>();
    const moved = { accountNumber: otherAccount };
    const run = await terminal.edit(id, moved);
    expect([run.code, run.error().hint]).toEqual([2, expect.stringContaining('--despite-same-account')]);
    const dry = await terminal.edit(id, moved, '--dry-run');
    expect([dry.code, dry.error()]).toEqual([2, run.error()]);
    expect(await terminal.sent('PUT')).toEqual([]);
    expect((await terminal.edit(id, moved, '--yes', '--despite-same-account')).code).toBe(0);
  });
});

it('whoami says what the profile may, whose code answers, and what is open', async () => {
  expect((await fxg('whoami')).data()).toMatchObject({ readOnly: false, clientCode: '410233', open: [] });
  await terminal.control.faults({ service: 'corpay', path: '/deal/book', fault: 'reset-before', times: 1 });
  const lost = await fxg(
    'quotes',
    'book',
    '--beneficiary',
    thalassa,
    '--amount',
    '71',
    '--yes',
    '--max-settlement',
    '900',
  );
  expect(lost.code).toBe(8);
  expect((await fxg('whoami')).data()).toMatchObject({ open: [expect.stringContaining('€71.00')] });
});

it('a dry run of what was booked before ends as the run does', async () => {
  const terms = ['--beneficiary', thalassa, '--amount', '72', '--max-settlement', '900'];
  expect((await fxg('quotes', 'book', ...terms, '--yes', '--despite-open')).code).toBe(0);
  const dry = await fxg('quotes', 'book', ...terms, '--dry-run', '--despite-open');
  const run = await fxg('quotes', 'book', ...terms, '--yes', '--despite-open');
  expect([dry.code, dry.error().code]).toEqual([8, 'same-booked']);
  expect([run.code, run.error()]).toEqual([8, dry.error()]);
  expect(dry.data()).toMatchObject({ dryRun: true });
});
