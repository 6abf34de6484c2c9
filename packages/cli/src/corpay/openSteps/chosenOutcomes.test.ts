import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { withLostBookings } from '../../../test/corpayCustomer.ts';

const choose = async (answer: string, ...more: readonly string[]) => {
  const customer = await withLostBookings('made');
  customer.later(91);
  // It is asked before the user is, and once more for what they say.
  customer.next('book').fails(silence);
  customer.next('book').fails(silence);
  const settled = await customer.run('quotes settle --json', { answers: [answer, ...more] });
  return { ...customer, settled };
};

describe('a person who is asked what a booking became', () => {
  it('may leave it open, which is what stands first', async () => {
    const { settled, journal } = await choose('1');
    expect(settled.code).toBe(8);
    expect(settled.stderr).toContain(
      [
        'You were booking €50.00 to Olive Export for $100.00. Nobody answered whether it was booked. One of these orders may be your booking. Which is it?',
        '  1. I do not know: leave it open',
        '  2. 1001, €50.00, Nov 23, 2026',
        '  3. ',
      ].join('\n'),
    );
    expect(await journal.list()).toHaveLength(1);
  });

  it('may name the order', async () => {
    const { settled, journal } = await choose('2');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber: '1001' }]);
    expect(settled.stderr).not.toContain('Another fxg has booked or settled something meanwhile');
    expect(await journal.list()).toMatchObject([{ kind: 'awaited-instruction' }]);
  });

  it('may say that it is none of them', async () => {
    const { settled, journal } = await choose('3');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'not-booked' }]);
    expect(await journal.list()).toEqual([]);
  });

  it('may have it sent again where no order could be it, and sees it first', async () => {
    const { run, sent } = await withLostBookings('not made');
    const settled = await run('quotes settle --json', { answers: ['2', 'y'] });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stderr).toContain(
      'Until 09:01:30 UTC it can still become a deal; that it became none can be said from then on.\n',
    );
    expect(settled.stderr).toContain('  2. Send it again: this shows it first\n');
    expect(sent).toEqual(['book quote-1']);
  });

  it('is asked anew where another terminal has settled something meanwhile', async () => {
    const { run, journal } = await withLostBookings('made', 'made');
    let asked = 0;
    const said = async (text: string): Promise<void> => {
      if (text.includes('Number:') && (asked += 1) === 1)
        await run('quotes settle --quote quote-2 --order 1002');
    };
    const settled = await run('quotes settle --json', { answers: ['2', '2', '2'], said });
    expect(settled.stderr).toContain(
      'Another fxg has booked or settled something meanwhile, so nothing was done yet: it is looked at again.\n',
    );
    expect(settled.stderr).toContain(
      'Another fxg has settled your booking of €51.00 to Olive Export for $102.00 meanwhile: it is order 1002.\n',
    );
    expect(settled.data()).toMatchObject([
      { became: 'booked', quoteId: 'quote-1', orderNumber: '1001' },
      { became: 'booked', quoteId: 'quote-2', orderNumber: '1002' },
    ]);
    expect(await journal.list()).toHaveLength(2);
  });

  it('is told where no order could be it, and may say that it was not booked', async () => {
    const { run, later, next, journal } = await withLostBookings('not made');
    later(91);
    next('book').gives({ orderNumber: null });
    next('book').gives({ orderNumber: null });
    const settled = await run('quotes settle --json', { answers: ['2'] });
    expect(settled.stderr).toContain(
      'You were booking €50.00 to Olive Export for $100.00. The partner named no order. ',
    );
    expect(settled.stderr).not.toContain('One of these orders');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'not-booked' }]);
    expect(await journal.list()).toEqual([]);
  });

  it('may go away without an answer: it stays open', async () => {
    const { run, journal } = await withLostBookings('made');
    const left = await run('quotes settle --json', { answers: [] });
    expect([left.code, left.error().code]).toEqual([130, 'interrupted']);
    expect(await journal.list()).toHaveLength(1);
  });
});
