import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

/** A customer whose booking of a quote that was asked for before was answered, and who has heard nothing of it. */
const withUntold = async (became: 'booked' | 'not-booked') => {
  const customer = corpayCustomer();
  await customer.run('quotes request --beneficiary olive --amount 100');
  customer.next('book').isDoneBut(silence);
  await customer.run('quotes book --quote quote-1 --yes --max-settlement 200');
  const [intent] = await customer.journal.list();
  if (intent === undefined) throw new Error('Nothing is open.');
  const booked = became === 'booked';
  await customer.journal.answer(intent, {
    became,
    number: booked ? '1001' : null,
    words: booked ? '' : 'Desk closed.',
  });
  return customer;
};

describe('quotes settle, where an answer was never told', () => {
  it('keeps the order with its quote, which is booked no second time', async () => {
    const { run, sent } = await withUntold('booked');
    const settled = await run('quotes settle');
    expect(settled.data()).toMatchObject([{ became: 'booked', quoteId: 'quote-1', orderNumber: '1001' }]);
    const again = await run('quotes book --quote quote-1 --yes --max-settlement 200 --despite-same');
    expect([again.code, again.error().code]).toEqual([7, 'already-booked']);
    expect(sent).toHaveLength(1);
  });

  it('says that it was not made, and the words of the partner', async () => {
    const { run, journal } = await withUntold('not-booked');
    const settled = await run('quotes settle', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stdout).toBe('Not booked, quote  quote-1\n');
    expect(settled.stderr).toContain(
      'Your earlier booking of €100.00 to Olive Export for $200.00 was not made. Desk closed. It was sent on Nov 23, 2026, 09:00 UTC, and no command has ended with its answer yet.',
    );
    expect(await journal.unreported()).toEqual([]);
  });

  it('has it not made also for what is said of it by its quote', async () => {
    const { run } = await withUntold('not-booked');
    const settled = await run('quotes settle --quote quote-1 --none');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      { became: 'not-booked', quoteId: 'quote-1', orderNumber: null, sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
  });

  it('gives an instruction under its order', async () => {
    const { run, next, journal } = corpayCustomer();
    await run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
    next('instruct').isDoneBut(silence);
    await run('orders instruct 1001 --purpose INVOICE --account usd-1 --yes');
    await run('quotes book --beneficiary thalassa --amount 7 --yes --max-settlement 200');
    const settled = await run('quotes settle', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stdout).toBe('Instructed order  1001\n');
    expect(settled.stderr).toMatch(/1001.*no command has ended with its answer yet\./);
    expect(settled.stderr).not.toContain('Your earlier booking');
    expect(await journal.unreported()).toEqual([]);
  });
});

it('quotes settle says of an open instruction its order, and of an open booking its quote', async () => {
  const { run, next } = corpayCustomer();
  await run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
  next('instruct').fails(silence);
  await run('orders instruct 1001 --purpose INVOICE --account usd-1 --yes');
  next('book').fails(silence);
  await run('quotes book --beneficiary thalassa --amount 7 --yes --max-settlement 200 --despite-open');
  const settled = await run('quotes settle');
  expect(settled.code).toBe(8);
  expect(settled.error().message).toBe(
    'Whether the payment of order 1001 was instructed is not known yet. The call may still be on its way. What became of your booking of €7.00 to Thalassa for $14.00 is not known yet. Its quote is quote-2.',
  );
});
