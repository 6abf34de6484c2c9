import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const book = (amount: number, more = '') =>
  `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000${more}`;
const asked = (amount: number) => `quotes book --beneficiary olive --amount ${amount} --json`;

const found =
  'In the last seven days you booked €100.00 for Olive Export already: order 1001 of Nov 23, 2026. Book this deal only if it is another payment.';

describe('what was booked in the last seven days', () => {
  it('is not booked again by --yes: it ends with 8 and names the order', async () => {
    const { run, sent } = corpayCustomer();
    await run(book(100));
    const again = await run(book(100));
    expect([again.code, again.stdout]).toEqual([8, '']);
    expect(again.stderr).toContain(`Booked before         ${found}\n`);
    expect(again.error()).toMatchObject({
      code: 'same-booked',
      message: `Nothing was sent. ${found}`,
      hint: 'To book it all the same, run this again with --despite-same.',
    });
    expect(sent).toEqual(['book quote-1']);
  });

  it.each([' --despite-same', ' --key week-47'])('is booked again with%s', async (more) => {
    const { run, sent } = corpayCustomer();
    await run(book(100));
    const again = await run(book(100, more));
    expect(again.code, again.stderr).toBe(0);
    expect(again.data()).toMatchObject({ orderNumber: '1002' });
    expect(sent).toEqual(['book quote-1', 'book quote-2']);
  });

  it('is named in the plan that a person agrees to, who is asked no second time', async () => {
    const { run, sent } = corpayCustomer();
    await run(book(100));
    const again = await run(asked(100), { answers: ['y'] });
    expect(again.code, again.stderr).toBe(0);
    expect(again.stderr).toContain(found);
    expect(sent).toHaveLength(2);
  });

  it('is asked about by itself where it came while the plan was read', async () => {
    const { run, sent, makeOrder } = corpayCustomer();
    let questions = 0;
    const said = (text: string): void => {
      if (text === 'Book it? [y/N] ' && (questions += 1) === 1) makeOrder('quote-1');
    };
    const again = await run(asked(100), { answers: ['y', 'n'], said });
    expect(again.code).toBe(3);
    expect(again.stderr).toContain('It may be this payment.\nBook it all the same? [y/N] ');
    expect(again.error()).toMatchObject({ code: 'same-booked', message: 'Cancelled: nothing was booked.' });
    expect(sent).toEqual([]);
  });

  it('is told from what this machine knows where the order names nobody yet', async () => {
    const { run } = corpayCustomer();
    await run(book(100));
    const other = await run('quotes book --beneficiary thalassa --amount 100 --yes --max-settlement 1000');
    expect(other.code, other.stderr).toBe(0);
    expect(other.stderr).not.toContain('Booked before');
  });

  it('is asked about where the orders cannot be read: nothing is booked', async () => {
    const { run, sent, next } = corpayCustomer();
    next('orders').fails(silence);
    const lost = await run(book(100));
    expect(lost.code).toBe(6);
    expect(lost.error()).toMatchObject({ code: 'no-answer' });
    expect(lost.error().message).toMatch(/order/i);
    expect(sent).toEqual([]);
  });
});
