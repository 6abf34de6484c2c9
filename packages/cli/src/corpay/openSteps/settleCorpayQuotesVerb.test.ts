import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer, withLostBookings } from '../../../test/corpayCustomer.ts';

const book = (amount: number, more = '') =>
  `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000 --despite-open${more}`;

const lost = 'your booking of €50.00 to Olive Export for $100.00';

describe('quotes settle', () => {
  it('says that nothing is open, with 0 and an empty list', async () => {
    const { run } = corpayCustomer();
    const settled = await run('quotes settle');
    expect([settled.code, settled.data()]).toEqual([0, []]);
    expect((await run('quotes settle', { terminal: true })).stdout).toBe('Nothing is open.\n');
  });

  it('names the orders that a booking may be, how to say which, and sends nothing, with 8', async () => {
    const { run, sent, journal } = await withLostBookings('made');
    const settled = await run('quotes settle');
    expect([settled.code, settled.data()]).toEqual([8, []]);
    expect(settled.error()).toEqual({
      code: 'outcome-unknown',
      message: `What became of ${lost} is not known yet.`,
      hint: 'It may be one of these orders: 1001, €50.00, Nov 23, 2026. Say which: fxg quotes settle --quote quote-1 --order N; until 09:01:30 UTC it can still become a deal, and --none can be said from then on.',
      requestId: null,
    });
    expect(sent).toEqual([]);
    expect(await journal.list()).toHaveLength(1);
  });

  it('names --again where no order could be it, and when fxg asks by itself', async () => {
    const { run, sent } = await withLostBookings('not made');
    const settled = await run('quotes settle');
    expect(settled.code).toBe(8);
    expect(settled.error().hint).toBe(
      'No newer order has its amount. Until 09:01:30 UTC it can still become a deal; from then on fxg quotes settle asks by itself. To send the same call again now: fxg quotes settle --quote quote-1 --again',
    );
    expect(sent).toEqual([]);
  });

  it('never sends by itself where the end of the quote is not known', async () => {
    const customer = corpayCustomer();
    customer.odd.lives = null;
    customer.next('book').fails(silence);
    await customer.run(book(50));
    customer.later(100_000);
    const settled = await customer.run('quotes settle');
    expect(settled.error().hint).toBe(
      'No newer order has its amount. When its quote ends is not known, so fxg does not ask by itself. To send the same call again now: fxg quotes settle --quote quote-1 --again',
    );
    expect(customer.sent).toEqual(['book quote-1']);
  });

  it('asks by the same call once the quote has ended: it was booked', async () => {
    const { run, sent, later, journal } = await withLostBookings('made');
    later(91);
    const settled = await run('quotes settle');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      { became: 'booked', quoteId: 'quote-1', orderNumber: '1001', sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(settled.stderr).toBe(
      [
        'Client code: 500001',
        `The call of ${lost} is sent again. Its quote has ended, so this only asks what became of it.`,
        'Your earlier booking of €50.00 to Olive Export for $100.00 is order 1001.',
        '',
      ].join('\n'),
    );
    expect(sent).toEqual(['book quote-1']);
    expect(await journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '1001' }]);
    expect(await journal.unreported()).toEqual([]);
    expect((await run('quotes settle')).data()).toEqual([]);
  });

  it('asks by the same call once the quote has ended: it was not booked', async () => {
    const { run, later, journal } = await withLostBookings('not made');
    later(91);
    const settled = await run('quotes settle');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      { became: 'not-booked', quoteId: 'quote-1', orderNumber: null, sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(settled.stderr).toContain(
      'Your earlier booking of €50.00 to Olive Export for $100.00 was not made.\n',
    );
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('shows a person what each became', async () => {
    const { run, later } = await withLostBookings('made', 'not made');
    later(91);
    const settled = await run('quotes settle', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.stdout).toBe('Booked as order    1001\nNot booked, quote  quote-2\n');
  });

  it('says all that stays open, with the quote of each', async () => {
    const { run } = await withLostBookings('made', 'not made');
    const settled = await run('quotes settle');
    expect(settled.code).toBe(8);
    expect(settled.error().message).toBe(
      `What became of ${lost} is not known yet. Its quote is quote-1. What became of your booking of €51.00 to Olive Export for $102.00 is not known yet. Its quote is quote-2.`,
    );
    expect(settled.error().hint.split('\n')).toEqual([
      expect.stringContaining('--quote quote-1 --order N'),
      expect.stringContaining('--quote quote-2 --again'),
    ]);
  });

  it('stays open where the orders cannot be read, under the id of that request', async () => {
    const { run, next, sent } = await withLostBookings('not made');
    next('orders').fails({ ...silence, requestId: 'r-7' });
    const settled = await run('quotes settle');
    expect(settled.code).toBe(8);
    expect(settled.error()).toMatchObject({
      hint: 'Run fxg quotes settle as soon as the partner answers.',
      requestId: 'r-7',
    });
    expect(sent).toEqual([]);
  });

  it('asks nothing by itself while the quote lives on at the partner', async () => {
    const { run, later, odd, sent } = await withLostBookings('not made');
    later(91);
    odd.remaining = 5;
    expect((await run('quotes settle')).code).toBe(8);
    expect(sent).toEqual([]);
  });

  it('leaves open what the partner answers without saying whether it was booked, with its words', async () => {
    const { run, later, next, journal, makeOrder } = await withLostBookings('not made');
    makeOrder('quote-1');
    later(91);
    next('book').fails(refusal('Desk closed.'));
    const settled = await run('quotes settle');
    expect(settled.code).toBe(8);
    expect(settled.error().hint).toBe(
      'The partner refused to book it: Desk closed. It may be one of these orders: 1001, €50.00, Nov 23, 2026. Say which: fxg quotes settle --quote quote-1 --order N; or --none.',
    );
    expect(await journal.list()).toHaveLength(1);
  });
});
