import { describe, expect, it } from 'vitest';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const olive = 'quotes book --beneficiary olive --amount 100';

describe('the limit of a booking that nobody looks at', () => {
  it.each([
    ['', '--max-settlement'],
    [' --lock settlement', '--min-payment'],
  ])('must be given: without one nothing is asked of the partner (%s)', async (lock, limit) => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`${olive}${lock} --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      code: 'limit-needed',
      message: 'Nobody can look at the quote here, so a limit is needed.',
      hint: `Add ${limit} N.`,
    });
    expect(refused.stderr).not.toContain('Client code');
    expect(sent).toEqual([]);
  });

  it('may be either where a quote is named, whose side is not known yet', async () => {
    const refused = await corpayCustomer().run('quotes book --quote quote-1 --yes');
    expect(refused.error()).toMatchObject({
      code: 'limit-needed',
      hint: 'Add --max-settlement N or --min-payment N.',
    });
  });

  it.each([
    ['payment', '--min-payment', 'payment', '--max-settlement'],
    ['settlement', '--max-settlement', 'settlement', '--min-payment'],
  ])('of the side that is locked (%s) limits nothing and is refused', async (lock, wrong, side, right) => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`${olive} --lock ${lock} ${wrong} 100 --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      code: 'usage',
      message: `${wrong} limits nothing: the ${side} is locked and stays as it is.`,
      hint: `Leave it out and give the limit of the other side with ${right} N.`,
    });
    expect(sent).toEqual([]);
  });

  it('of the locked side is refused also for a quote that was asked for before', async () => {
    const { run, sent } = corpayCustomer();
    await run('quotes request --beneficiary olive --amount 100');
    const refused = await run('quotes book --quote quote-1 --min-payment 100 --yes');
    expect([refused.code, refused.error().code]).toEqual([2, 'usage']);
    expect(sent).toEqual([]);
  });

  it('is an amount', async () => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`${olive} --max-settlement much --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toContain('--max-settlement');
    expect(sent).toEqual([]);
  });

  it('is not needed where somebody looks at the quote', async () => {
    const { run, sent } = corpayCustomer();
    const booked = await run(`${olive} --json`, { answers: ['y'] });
    expect(booked.code, booked.stderr).toBe(0);
    expect(sent).toEqual(['book quote-1']);
  });
});

describe('a booking above --max-settlement', () => {
  it('is not sent', async () => {
    const { run, sent, journal } = corpayCustomer();
    const refused = await run(`${olive} --yes --max-settlement 199.99`);
    expect([refused.code, refused.stdout]).toEqual([7, '']);
    expect(refused.error()).toMatchObject({
      code: 'quote-worse-than-limit',
      message: 'The quote settles $200.00, more than $199.99.',
      hint: 'Nothing was booked.',
    });
    expect(refused.stderr).not.toContain('This deal will be booked.');
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
  });

  it('is sent at that very amount, and below it', async () => {
    const { run, sent } = corpayCustomer();
    expect((await run(`${olive} --yes --max-settlement 200`)).code).toBe(0);
    expect((await run('quotes book --beneficiary olive --amount 99 --yes --max-settlement 200')).code).toBe(
      0,
    );
    expect(sent).toEqual(['book quote-1', 'book quote-2']);
  });
});

describe('a booking below --min-payment', () => {
  const settled = `${olive} --lock settlement --yes --min-payment`;

  it('is not sent', async () => {
    const { run, sent } = corpayCustomer();
    const refused = await run(`${settled} 50.01`);
    expect(refused.code).toBe(7);
    expect(refused.error()).toMatchObject({
      code: 'quote-worse-than-limit',
      message: 'The quote pays €50.00, less than €50.01.',
    });
    expect(sent).toEqual([]);
  });

  it.each(['50', '49'])('is sent at that very amount, and above it: %s', async (limit) => {
    const { run, sent } = corpayCustomer();
    const booked = await run(`${settled} ${limit}`);
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.data()).toMatchObject({
      settlement: { amount: '100.00', currency: 'USD' },
      payment: { amount: '50.00', currency: 'EUR' },
    });
    expect(sent).toEqual(['book quote-1']);
  });
});
