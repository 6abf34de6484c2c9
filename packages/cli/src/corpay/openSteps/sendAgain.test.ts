import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { withLostBookings } from '../../../test/corpayCustomer.ts';

const lost = 'your booking of €50.00 to Olive Export for $100.00';

describe('sending a lost booking again by --again', () => {
  it('needs consent', async () => {
    const { run, sent } = await withLostBookings('not made');
    const refused = await run('quotes settle --again');
    expect([refused.code, refused.error().code]).toEqual([2, 'confirmation-needed']);
    expect(refused.error().hint).toBe('Add --yes to do it without asking.');
    expect(sent).toEqual([]);
  });

  it('shows it and sends the very call under --yes', async () => {
    const { run, sent, journal } = await withLostBookings('not made');
    const settled = await run('quotes settle --again --yes');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stderr).toContain(
      [
        'This booking will be sent again: if it was not made, this makes it.',
        'Beneficiary           Olive Export',
        'Beneficiary receives  €50.00',
        'You settle            $100.00',
        'Rate                  1 USD = 0.5000 EUR',
        `The call of ${lost} is sent again. If it was not made, this makes it.`,
        '',
      ].join('\n'),
    );
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber: '1001' }]);
    expect(sent).toEqual(['book quote-1']);
    expect(await journal.unreported()).toEqual([]);
  });

  it('asks a person, whose no leaves it open', async () => {
    const { run, sent } = await withLostBookings('not made');
    const settled = await run('quotes settle --again --json', { answers: ['n'] });
    expect(settled.stderr).toContain('Send it again? [y/N] ');
    expect(settled.code).toBe(3);
    expect(sent).toEqual([]);
  });

  it('sends nothing while an order could be it', async () => {
    const { run, sent } = await withLostBookings('made');
    const settled = await run('quotes settle --again --yes');
    expect(settled.code).toBe(8);
    expect(settled.stderr).toContain('Nothing was sent again: an order may be this booking.\n');
    expect(sent).toEqual([]);
  });

  it('sends nothing where the partner was asked already', async () => {
    const { run, sent, later, next } = await withLostBookings('not made');
    later(91);
    next('book').gives({ orderNumber: null });
    const settled = await run('quotes settle --again --yes');
    expect(settled.stderr).toContain('Nothing was sent again: the partner was asked already.\n');
    expect(settled.code).toBe(8);
    expect(settled.error().hint).toBe(
      'The partner named no order. No newer order has its amount. When you are sure: fxg quotes settle --quote quote-1 --none',
    );
    expect(sent).toEqual(['book quote-1']);
  });

  it('sends nothing where the orders cannot be looked at', async () => {
    const { run, sent, next } = await withLostBookings('not made');
    next('orders').fails(silence);
    const settled = await run('quotes settle --again --yes');
    expect(settled.stderr).toContain('Nothing was sent again: the orders could not be looked at first.\n');
    expect(sent).toEqual([]);
  });

  it('counts for the one that is named', async () => {
    const { run, sent } = await withLostBookings('not made', 'not made');
    const settled = await run('quotes settle --quote quote-2 --again --yes');
    expect(settled.code).toBe(8);
    expect(sent).toEqual(['book quote-2']);
  });
});
