import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/answersInTurn.ts';
import { corpayCustomer, withLostBookings } from '../../../test/corpayCustomer.ts';

const book = (amount: number, more = '') =>
  `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000 --despite-open${more}`;

describe('what is said of a lost booking', () => {
  it('with --order makes it that order', async () => {
    const { run, sent, journal } = await withLostBookings('made');
    const settled = await run('quotes settle --order 1001');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber: '1001' }]);
    expect(sent).toEqual([]);
    expect(await journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '1001' }]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('with --order is refused where that order cannot be it', async () => {
    const { run, journal } = await withLostBookings('made');
    const refused = await run('quotes settle --order 999');
    expect(refused.code).toBe(7);
    expect(refused.error()).toMatchObject({
      code: 'cannot-be-it',
      message: 'Order 999 cannot be that booking.',
      hint: expect.stringContaining('1001, €50.00'),
    });
    expect(await journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it('with --none counts once it cannot become a deal any more, and names what is taken for others', async () => {
    const { run, later, next, journal, makeOrder } = await withLostBookings('not made');
    makeOrder('quote-1');
    later(91);
    next('book').fails(refusal('Desk closed.'));
    const settled = await run('quotes settle --none');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'not-booked', orderNumber: null }]);
    expect(settled.stderr).toContain(
      'Taken for other bookings, not for yours of €50.00 to Olive Export for $100.00: 1001, €50.00, Nov 23, 2026.\n',
    );
    expect(await journal.list()).toEqual([]);
  });

  it('with --none is not taken while it can still become a deal', async () => {
    const { run, journal } = await withLostBookings('made');
    const settled = await run('quotes settle --none');
    expect(settled.code).toBe(8);
    expect(settled.stderr).not.toContain('Taken for other bookings');
    expect(await journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it('with --none ends with 7 where it turns out to be an order', async () => {
    const { run, later } = await withLostBookings('made');
    later(91);
    const settled = await run('quotes settle --none');
    expect(settled.code).toBe(7);
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber: '1001' }]);
    expect(settled.error()).toMatchObject({
      code: 'became-another',
      message: `Your booking of €50.00 to Olive Export for $100.00 is order 1001, so it was booked. What was said of it had no effect.`,
      hint: 'See it with: fxg orders show 1001',
    });
  });

  it('must name the quote where several are open', async () => {
    const { run } = await withLostBookings('made', 'made');
    const refused = await run('quotes settle --order 1001');
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: 'Several bookings are open.',
      hint: 'Say of which you speak with --quote ID: quote-1 (€50.00 to Olive Export for $100.00); quote-2 (€51.00 to Olive Export for $102.00).',
    });
    const settled = await run('quotes settle --quote quote-2 --order 1002');
    expect(settled.code).toBe(8);
    expect(settled.data()).toMatchObject([{ quoteId: 'quote-2', orderNumber: '1002' }]);
  });

  it.each([
    [
      '--none',
      'No booking is open, so nothing can be said of one.',
      'Another fxg may have settled it: fxg orders list has the orders.',
    ],
    [
      '--quote quote-9',
      'No open booking has this quote id.',
      'fxg quotes settle alone looks at everything that is open.',
    ],
  ])('must be said of one that is open: %s ends with 5', async (said, message, hint) => {
    const refused = await corpayCustomer().run(`quotes settle ${said}`);
    expect(refused.code).toBe(5);
    expect(refused.error()).toMatchObject({ code: 'no-open-booking', message, hint });
  });

  it.each(['--order 1 --none', '--again --none', '--again --order 1'])(
    'contradicts itself with %s',
    async (said) => {
      expect((await corpayCustomer().run(`quotes settle ${said}`)).code).toBe(2);
    },
  );
});

/** It found the order of a lost booking, and ended with that of another. */
const mentioned = async () => {
  const customer = await withLostBookings('made');
  customer.later(91);
  expect((await customer.run(book(60))).code).toBe(0);
  return customer;
};

describe('an answer that an earlier command has only mentioned', () => {
  const words =
    'Your earlier booking of €50.00 to Olive Export for $100.00 is order 1001. It was sent on Nov 23, 2026, 09:00 UTC, and no command has ended with its answer yet.';

  it('is given by quotes settle, and once', async () => {
    const { run, journal } = await mentioned();
    const settled = await run('quotes settle');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      { became: 'booked', quoteId: 'quote-1', orderNumber: '1001', sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(settled.stderr).toContain(`${words}\n`);
    expect(await journal.unreported()).toEqual([]);
    expect((await run('quotes settle')).data()).toEqual([]);
  });

  it('is shown to a person', async () => {
    const { run } = await mentioned();
    const settled = await run('quotes settle', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.stdout).toBe('Booked as order  1001\n');
  });

  it('is mentioned again by what books another', async () => {
    const { run } = await mentioned();
    expect((await run(book(61))).stderr).toContain(words);
  });

  it.each([
    ['--order 1001', 0],
    ['--order 1002', 7],
    ['--none', 7],
  ])('is held against what is said of it by its quote: %s ends with %s', async (said, exit) => {
    const { run } = await mentioned();
    const settled = await run(`quotes settle --quote quote-1 ${said}`);
    expect(settled.code, settled.stderr).toBe(exit);
    expect(settled.data()).toMatchObject([{ orderNumber: '1001' }]);
    if (exit === 7) expect(settled.error().code).toBe('became-another');
  });

  it('is not what is spoken of without its quote', async () => {
    const { run, journal } = await mentioned();
    const settled = await run('quotes settle --none');
    expect([settled.code, settled.error().code]).toEqual([5, 'no-open-booking']);
    expect(await journal.unreported()).toHaveLength(1);
  });
});
