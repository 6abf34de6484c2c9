import { describe, expect, it } from 'vitest';
import { withLostDeals } from '../../../test/ofxCustomer.ts';

const was = 'You were booking €50.00 for Olive Export, at $100.00 and a fee of $1.00, $101.00 in all.';

const untold = async (became: 'booked' | 'not-booked') => {
  const customer = await withLostDeals('made');
  const [intent] = await customer.journal.list();
  if (intent === undefined) throw new Error('Nothing is open.');
  await customer.journal.answer(
    intent,
    became === 'booked'
      ? { became, number: 'deal-1', reference: 'OFX-1', words: '' }
      : { became, number: null, words: 'Desk closed.' },
  );
  return customer;
};

describe('an answer of which nobody has heard', () => {
  it('is given by quotes settle, and once', async () => {
    const { run, journal } = await untold('booked');
    const settled = await run('quotes settle');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      {
        became: 'booked',
        quoteId: 'quote-1',
        dealId: 'deal-1',
        reference: 'OFX-1',
        sentAt: '2026-11-23T09:00:00.000Z',
      },
    ]);
    expect(settled.stderr).toContain(
      `${was} It is deal OFX-1 (deal-1). It was sent on Nov 23, 2026, 09:00 UTC`,
    );
    expect(await journal.unreported()).toEqual([]);
    expect((await run('quotes settle')).data()).toEqual([]);
  });

  it('is given with the words of the partner where it made nothing', async () => {
    const { run } = await untold('not-booked');
    const settled = await run('quotes settle');
    expect(settled.data()).toMatchObject([{ became: 'not-booked', dealId: null }]);
    expect(settled.stderr).toContain(`${was} It was not booked. Desk closed.`);
  });

  it.each([
    ['--deal deal-1', 0, ''],
    ['--deal OFX-1', 0, ''],
    ['--deal deal-2', 7, `${was} It is deal OFX-1 (deal-1), not deal deal-2.`],
    ['--none', 7, `${was} It is deal OFX-1 (deal-1), so it was booked.`],
  ])('is held against what is said of it by its quote: %s', async (said, exit, words) => {
    const { run } = await untold('booked');
    const settled = await run(`quotes settle --quote quote-1 ${said}`);
    expect(settled.code, settled.stderr).toBe(exit);
    if (exit === 7)
      expect(settled.error()).toMatchObject({
        code: 'became-another',
        message: `${words} What was said of it had no effect.`,
        hint: 'See it with: fxg deals show deal-1',
      });
  });

  it('made nothing, which --none agrees with and --deal does not', async () => {
    expect((await (await untold('not-booked')).run('quotes settle --quote quote-1 --none')).code).toBe(0);
    const other = await (await untold('not-booked')).run('quotes settle --quote quote-1 --deal deal-1');
    expect(other.code).toBe(7);
    expect(other.error()).toMatchObject({
      message: `${was} It is settled, and not known to be deal deal-1. What was said of it had no effect.`,
      hint: 'See it with: fxg deals list',
    });
  });

  it('is the same deal by a reference that was not kept', async () => {
    const customer = await withLostDeals('made');
    const [intent] = await customer.journal.list();
    if (intent === undefined) throw new Error('Nothing is open.');
    await customer.journal.answer(intent, { became: 'booked', number: 'deal-1', words: '' });
    const settled = await customer.run('quotes settle --quote quote-1 --deal OFX-1');
    expect(settled.code, settled.stderr).toBe(0);
  });
});
