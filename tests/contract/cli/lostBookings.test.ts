import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thalassa, waiting, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal, withAndWithoutKeys } from './signedInTerminal.ts';
import { until } from '../harness/until.ts';

let terminal: FxgWithSandbox;

const book = (amount: string, ...more: readonly string[]) => [
  'quotes',
  'book',
  '--beneficiary',
  thalassa,
  '--amount',
  amount,
  '--yes',
  '--max-settlement',
  '1000',
  ...more,
];
const bookEur = () => book('321');

const intents = () => join(terminal.user.home, 'fxg', 'intents.json');

/** A booking is made and its answer lost. */
const loseAnswer = async (): Promise<string> => {
  await terminal.fault('/deal/book', 'reset-after');
  const lost = await terminal.user.fxg(...bookEur());
  expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
  return (await terminal.ordersOf('321.00'))[0]?.orderNumber ?? '';
};

describe.each(withAndWithoutKeys)('a booking whose answer is lost, at %s', (_partner, idempotency) => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources', idempotency });

  it('is not booked again, nor sent again by itself while its quote lives; then a rerun gives its order and ends with 8', async () => {
    const orderNumber = await loseAnswer();
    const again = await terminal.user.fxg(...bookEur());
    expect({ code: again.code, error: again.error().code }).toEqual({ code: 8, error: 'same-open' });
    expect(again.error().hint).toContain(orderNumber);
    expect(again.error().hint).toMatch(/until \d\d:\d\d:\d\d \S+ it can still become a deal/i);
    await terminal.user.signIn();
    expect((await terminal.user.fxg('whoami')).stderr).toContain('Find out with: fxg quotes settle');
    expect((await terminal.user.fxg('quotes', 'settle')).code).toBe(8);
    expect((await terminal.user.fxg('quotes', 'settle', '--none')).code).toBe(8);
    expect((await terminal.user.fxg('quotes', 'settle', '--again', '--yes')).code).toBe(8);
    expect(await terminal.calls('/deal/book')).toHaveLength(1);

    await terminal.endQuotes();
    const settled = await terminal.user.fxg(...bookEur(), '--quiet');
    expect(settled.stderr).toMatch(
      /The call of your booking of €321\.00 to .* is sent again\. Its quote has ended, so this only asks/,
    );
    expect(settled.code).toBe(8);
    if (idempotency) {
      expect(settled.data()).toMatchObject({ orderNumber, settled: true, bookedAt: expect.any(String) });
      expect(settled.stderr).toContain(`is order ${orderNumber}.`);
      expect(settled.error()).toMatchObject({
        code: 'booked-earlier',
        hint: 'To book another one, run this again with --despite-same.',
      });
    } else {
      expect((await terminal.user.fxg('quotes', 'settle', '--order', '1')).code).toBe(7);
      const said = await terminal.user.fxg('quotes', 'settle', '--order', orderNumber);
      expect(said.data()).toMatchObject([{ became: 'booked', orderNumber }]);
    }
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
  });

  it('whose journal was damaged on the disk stops everything that moves money, and says what to look at first', async () => {
    await loseAnswer();
    const kept = await readFile(intents(), 'utf8');
    for (const damaged of [kept.replace('payment', 'paymnt'), kept.replace('[{', '[[{')]) {
      await writeFile(intents(), damaged);
      for (const command of [bookEur(), ['quotes', 'settle'], ['whoami']]) {
        const stopped = await terminal.user.fxg(...command);
        expect([stopped.code, stopped.error().code]).toEqual([1, 'file-unusable']);
        expect(stopped.error().hint).toContain('see with fxg orders list');
      }
      expect(await readFile(intents(), 'utf8')).toBe(damaged);
    }
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
  });

  it('never answers for a later booking once it was settled and told', async () => {
    const orderNumber = await loseAnswer();
    const told = await terminal.user.fxg('quotes', 'settle', '--order', orderNumber, '--quiet');
    expect(told.code).toBe(0);
    expect(told.stderr).toContain(`is order ${orderNumber}.`);
    const later = await terminal.user.fxg(...bookEur(), '--despite-same');
    expect(later.code).toBe(0);
    expect(later.data()).not.toHaveProperty('settled');
    expect(later.data<Booked>().orderNumber).not.toBe(orderNumber);
    expect(await terminal.ordersOf('321.00')).toHaveLength(2);
  });

  it('never answers for a later booking once it is instructed', async () => {
    const orderNumber = await loseAnswer();
    const form = ['--beneficiary', thalassa, '--purpose', 'INVOICE', '--account', 'INCOMING410233_USD'];
    expect((await terminal.user.fxg('orders', 'instruct', orderNumber, ...form, '--yes')).code).toBe(0);
    await terminal.endQuotes();
    if (!idempotency) await terminal.user.fxg('quotes', 'settle', '--order', orderNumber);
    const later = await terminal.user.fxg(...bookEur(), '--despite-same');
    if (idempotency) expect(later.stderr).toContain(`is order ${orderNumber}.`);
    expect(later.code).toBe(0);
    expect(later.data<Booked>().orderNumber).not.toBe(orderNumber);
  });

  it('that never arrived is sent again only when the person says so, as the very same call', async () => {
    await terminal.fault('/deal/book', 'reset-before');
    expect((await terminal.user.fxg(...bookEur())).code).toBe(8);
    const again = await terminal.user.fxg(...bookEur());
    expect(again.error().hint).toContain('--again');
    expect((await terminal.user.fxg('quotes', 'settle', '--again')).code).toBe(2);
    expect(await terminal.ordersOf('321.00')).toEqual([]);
    const sent = await terminal.user.fxg('quotes', 'settle', '--again', '--yes');
    expect(sent.stderr).toMatch(/€321\.00.*\$.*1 USD = 0\.\d{4,8} EUR/s);
    const [order] = await terminal.ordersOf('321.00');
    expect(sent.data()).toMatchObject([{ became: 'booked', orderNumber: order?.orderNumber }]);
    const calls = await terminal.calls('/deal/book');
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('keeps any other booking from being sent only until it is wanted despite it', async () => {
    await loseAnswer();
    const other = await terminal.user.fxg(...book('55'));
    expect({ code: other.code, error: other.error().code }).toEqual({ code: 8, error: 'other-open' });
    expect(other.error().message).toContain('€321.00');
    expect(other.error().hint).toContain('--despite-open');
    expect((await terminal.user.fxg(...bookEur(), '--despite-open')).error().code).toBe('same-open');
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
    expect((await terminal.user.fxg(...book('55'), '--despite-open')).code).toBe(0);
    expect(await terminal.ordersOf('55.00')).toHaveLength(1);
  });

  it('is booked once by two terminals at the same moment', async () => {
    await terminal.hold('/deal/book');
    const first = terminal.user.start(...bookEur());
    await terminal.control.faultsStruck();
    const other = terminal.user.start(...bookEur());
    await other.said(waiting);
    await terminal.control.clearFaults();
    const second = await other.ran;
    expect({ code: second.code, error: second.error().code }).toEqual({ code: 8, error: 'same-booked' });
    const { orderNumber } = (await first.ran).data<Booked>();
    expect(second.error().message).toContain(`It is order ${orderNumber}.`);
    expect(await terminal.calls('/deal/book')).toHaveLength(1);
  });

  it('outlives a kill: the next sign-in says what became of it', async () => {
    await terminal.hold('/deal/book');
    const booking = terminal.user.start(...bookEur());
    await terminal.control.faultsStruck();
    booking.stop('SIGKILL');
    await booking.ran;
    await terminal.control.clearFaults();
    await until(async () => (await terminal.ordersOf('321.00')).length === 1);
    await terminal.user.fxg('logout');
    const { code, stderr } = await terminal.user.signIn();
    expect(code).toBe(0);
    const [order] = await terminal.ordersOf('321.00');
    expect(stderr).toContain('your booking of €321.00 to');
    expect(stderr).toContain(order?.orderNumber);
    await terminal.endQuotes();
    const later = await terminal.user.signIn();
    expect(later.stderr).toContain(
      idempotency
        ? `is order ${order?.orderNumber}.`
        : `It may be one of these orders: ${order?.orderNumber}`,
    );
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
    expect((await stat(intents())).mode & 0o777).toBe(0o600);
  });
});
