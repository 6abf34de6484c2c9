import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endQuotes } from './endQuotes.ts';
import { faultsStruck } from '../harness/faultsStruck.ts';
import { buildCommandLine, fxgUser, type FxgUser } from './fxg.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';
import { until } from '../harness/until.ts';

const payee = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';
let running: StartedSandbox;
let user: FxgUser;

const fault = async (path: string, kind: string, more: object = { times: 1 }): Promise<void> => {
  await fetch(`${running.url}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify([{ service: 'corpay', path, fault: kind, ...more }]),
    headers: { 'content-type': 'application/json' },
  });
};

const callsTo = async (path: string): Promise<readonly object[]> => {
  const answer = await fetch(`${running.url}/sandbox/requests?service=corpay&path=${path}`);
  return (await answer.json()) as readonly object[];
};

const bookEuro = (amount: string): readonly string[] =>
  `quotes book --beneficiary ${payee} --amount ${amount} --yes --max-settlement 100000`.split(' ');

type Row = { readonly ordNum: string; readonly sellAmount: string };
const ordersOver = async (amount: string): Promise<readonly string[]> =>
  (await user.fxg('orders', 'list'))
    .data<readonly Row[]>()
    .filter(({ sellAmount }) => sellAmount === amount)
    .map(({ ordNum }) => ordNum);

beforeAll(() => buildCommandLine());

describe.each([
  ['a partner that keeps idempotency keys', true],
  ['a partner as it is documented', false],
])('at %s', (_partner, idempotency) => {
  beforeAll(async () => {
    running = await startSandbox({ quoteSeconds: 600, idempotency });
  });
  afterAll(() => running.sandbox.close());
  beforeEach(async () => {
    await running.sandbox.reset();
    user = await fxgUser(running.url);
    await user.signIn();
    return user.leave;
  });

  it('after a kill in the middle of a booking the next booking first says what became of it', async () => {
    await fault('/deal/book', 'delay', { delayMs: 1_500, times: 1 });
    const booking = user.start(...bookEuro('321'));
    const intents = join(user.home, 'fxg', 'intents.json');
    await until(async () => (await readFile(intents, 'utf8').catch(() => '')).includes('booking'));
    // The intent is kept before the call leaves, and the call has arrived when its delay has begun.
    await faultsStruck(running.url);
    booking.stop('SIGKILL');
    await booking.ran;
    await until(async () => (await ordersOver('321.00')).length === 1);
    const [made] = await ordersOver('321.00');
    await endQuotes(user.home);
    const other = await user.fxg(...bookEuro('55'));
    if (idempotency) {
      expect(other.code).toBe(0);
      expect(other.stderr).toContain(`Your earlier booking of €321.00`);
      expect(other.stderr).toContain(`is order ${made}.`);
      expect(await ordersOver('55.00')).toHaveLength(1);
    } else {
      expect(other.code).toBe(8);
      expect(other.error().message).toContain('another booking has no definite answer yet');
      expect(other.error().hint).toContain(made);
      expect(await ordersOver('55.00')).toEqual([]);
    }
    expect(await ordersOver('321.00')).toHaveLength(1);
  });

  it('an order is instructed also while a booking and the instruction of another order are open', async () => {
    const numbers = [];
    for (const amount of ['51', '52']) {
      numbers.push((await user.fxg(...bookEuro(amount))).data<{ orderNumber: string }>().orderNumber);
    }
    const [lost = '', next = ''] = numbers;
    const form = `--purpose INVOICE --account INCOMING410233_USD --yes`.split(' ');
    await fault('/deal/instruct', 'reset-before');
    expect((await user.fxg('orders', 'instruct', lost, ...form)).code).toBe(8);
    await fault('/deal/book', 'reset-before');
    expect((await user.fxg(...bookEuro('321'))).code).toBe(8);
    await fault(`/deal/order/${lost}`, 'status', { status: 503 });
    expect((await user.fxg('orders', 'instruct', next, ...form)).data()).toEqual({
      orderNumber: next,
      instructed: true,
    });
    expect(await callsTo('/deal/book')).toHaveLength(3);
  });

  it('an instruction whose answer was lost is never made twice, and the same command settles it', async () => {
    const { orderNumber } = (await user.fxg(...bookEuro('321'))).data<{ orderNumber: string }>();
    const said = `--purpose INVOICE --account INCOMING410233_USD --reference INV-7 --yes`.split(' ');
    const instruct = ['orders', 'instruct', orderNumber, ...said];
    await fault('/deal/instruct', 'reset-after');
    const lost = await user.fxg(...instruct);
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    const again = await user.fxg(...instruct);
    expect(again.data()).toEqual({ orderNumber, instructed: true });
    expect(await callsTo('/deal/instruct')).toHaveLength(1);
    expect((await user.fxg('orders', 'show', orderNumber, '--json')).data()).toMatchObject({
      payments: [{ reference: 'INV-7', amount: '321.00', currency: 'EUR' }],
    });
  });
});

it('quotes of ten seconds are renewed while they are watched, each with the amounts it replaced', async () => {
  running = await startSandbox({ quoteSeconds: 10 });
  user = await fxgUser(running.url);
  await user.signIn();
  const terms = `--beneficiary ${payee} --lock payment --amount 10000 --settlement USD`.split(' ');
  const watched = await user.fxg('quotes', 'watch', ...terms, '--count', '2');
  expect(watched.code).toBe(0);
  const [first, second] = watched.stdout
    .trim()
    .split('\n')
    .map((line): { settlement: object } => JSON.parse(line));
  expect(first).toMatchObject({ event: 'quote', payment: { amount: '10000.00', currency: 'EUR' } });
  expect(second).toMatchObject({ event: 'renewal', before: { settlement: first?.settlement } });
  await user.leave();
  await running.sandbox.close();
});
