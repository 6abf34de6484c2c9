import { describe, expect, it } from 'vitest';
import { until } from '../harness/until.ts';
import { endQuotes } from './endQuotes.ts';
import { fxgWithSandbox, thalassa, type Booked, type FxgWithSandbox } from './fxgWithSandbox.ts';
import { signedInTerminal, withAndWithoutKeys } from './signedInTerminal.ts';

let terminal: FxgWithSandbox;

const bookEuro = (amount: string): readonly string[] =>
  `quotes book --beneficiary ${thalassa} --amount ${amount} --yes --max-settlement 100000`.split(' ');

describe.each(withAndWithoutKeys)('at %s', (_partner, idempotency) => {
  signedInTerminal((opened) => (terminal = opened), { program: 'sources', idempotency });

  it('after a kill in the middle of a booking the next booking first says what became of it', async () => {
    await terminal.hold('/deal/book');
    const booking = terminal.user.start(...bookEuro('321'));
    await terminal.control.faultsStruck();
    booking.stop('SIGKILL');
    await booking.ran;
    await terminal.control.clearFaults();
    await until(async () => (await terminal.ordersOf('321.00')).length === 1);
    const made = (await terminal.ordersOf('321.00'))[0]?.orderNumber;
    await endQuotes(terminal.user.home);
    const other = await terminal.user.fxg(...bookEuro('55'));
    if (idempotency) {
      expect(other.code).toBe(0);
      expect(other.stderr).toContain(`Your earlier booking of €321.00`);
      expect(other.stderr).toContain(`is order ${made}.`);
      expect(await terminal.ordersOf('55.00')).toHaveLength(1);
    } else {
      expect(other.code).toBe(8);
      expect(other.error().message).toContain('another booking has no definite answer yet');
      expect(other.error().hint).toContain(made);
      expect(await terminal.ordersOf('55.00')).toEqual([]);
    }
    expect(await terminal.ordersOf('321.00')).toHaveLength(1);
  });

  it('an order is instructed also while a booking and the instruction of another order are open', async () => {
    const numbers = [];
    for (const amount of ['51', '52']) {
      numbers.push((await terminal.user.fxg(...bookEuro(amount))).data<Booked>().orderNumber);
    }
    const [lost = '', next = ''] = numbers;
    const form = `--purpose INVOICE --account INCOMING410233_USD --yes`.split(' ');
    await terminal.fault('/deal/instruct', 'reset-before');
    expect((await terminal.user.fxg('orders', 'instruct', lost, ...form)).code).toBe(8);
    await terminal.fault('/deal/book', 'reset-before');
    expect((await terminal.user.fxg(...bookEuro('321'))).code).toBe(8);
    await terminal.fault(`/deal/order/${lost}`, 'status', { status: 503, times: 1_000 });
    expect((await terminal.user.fxg('orders', 'instruct', next, ...form)).data()).toMatchObject({
      orderNumber: next,
      instructed: true,
    });
    expect(await terminal.calls('/deal/book')).toHaveLength(3);
  });

  it('an instruction whose answer was lost is never made twice, and the same command settles it', async () => {
    const { orderNumber } = (await terminal.user.fxg(...bookEuro('321'))).data<Booked>();
    const said = `--purpose INVOICE --account INCOMING410233_USD --reference INV-7 --yes`.split(' ');
    const instruct = ['orders', 'instruct', orderNumber, ...said];
    await terminal.fault('/deal/instruct', 'reset-after');
    const lost = await terminal.user.fxg(...instruct);
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    const { timeline } = (await terminal.user.fxg('orders', 'show', orderNumber)).data<{
      timeline: object[];
    }>();
    expect(timeline).toMatchObject([
      {
        from: 'this-machine',
        what: expect.stringMatching(/^The booking of €321\.00 .* became this order\.$/),
      },
      { from: 'partner', what: 'Booked.', at: expect.stringMatching(/T.*Z$/) },
      { from: 'this-machine', what: expect.stringMatching(/^The instruction of €321\.00 .* No answer/) },
      { from: 'partner', what: expect.stringContaining('€321.00'), at: expect.stringMatching(/^[\d-]{10}$/) },
    ]);
    const again = await terminal.user.fxg(...instruct);
    expect(again.data()).toMatchObject({ orderNumber, instructed: true, settled: true });
    expect(await terminal.calls('/deal/instruct')).toHaveLength(1);
    expect((await terminal.user.fxg('orders', 'show', orderNumber, '--json')).data()).toMatchObject({
      payments: [{ reference: 'INV-7', amount: '321.00', currency: 'EUR', purpose: 'INVOICE PAYMENT' }],
      timeline: [
        { what: expect.stringMatching(/^The booking of €321\.00 .* became this order\.$/) },
        { what: 'Booked.' },
        { what: expect.stringMatching(/^The instruction of €321\.00 .* It was carried out\.$/) },
        { from: 'partner' },
      ],
    });
  });
});

it('quotes of ten seconds are renewed while they are watched, each with the amounts it replaced', async () => {
  terminal = await fxgWithSandbox({ program: 'sources', quoteSeconds: 10 });
  await terminal.user.beSignedIn();
  const terms = `--beneficiary ${thalassa} --lock payment --amount 10000 --settlement USD`.split(' ');
  const watched = await terminal.user.fxg('quotes', 'watch', ...terms, '--count', '2');
  expect(watched.code).toBe(0);
  const [first, second] = watched.stdout
    .trim()
    .split('\n')
    .map((line): { settlement: object } => JSON.parse(line));
  expect(first).toMatchObject({ event: 'quote', payment: { amount: '10000.00', currency: 'EUR' } });
  expect(second).toMatchObject({ event: 'renewal', before: { settlement: first?.settlement } });
  await terminal.shut();
});
