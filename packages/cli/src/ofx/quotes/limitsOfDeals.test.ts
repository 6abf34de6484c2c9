import { describe, expect, it } from 'vitest';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';

describe('the limit of a deal', () => {
  it.each([
    ['--beneficiary olive=100 --max-buy 200.99', 'The quote is for $201.00, and the limit is $200.99.'],
    [
      '--beneficiary olive --lock buy --amount 100 --min-sell 50.01',
      'The quote is for €50.00, and the limit is €50.01.',
    ],
    [
      '--beneficiary olive=100 --max-settlement 200.99',
      'The quote is for $201.00, and the limit is $200.99.',
    ],
    [
      '--beneficiary olive --lock settlement --amount 100 --min-payment 50.01',
      'The quote is for €50.00, and the limit is €50.01.',
    ],
  ])('keeps a worse one from being sent: %s', async (terms, message) => {
    const { run, sent, journal } = ofxCustomer();
    const refused = await run(`quotes book ${terms} --yes`);
    expect([refused.code, refused.stdout]).toEqual([7, '']);
    expect(refused.error()).toMatchObject({
      code: 'quote-worse-than-limit',
      message,
      hint: 'Nothing was booked.',
    });
    expect(refused.stderr).not.toContain('This deal will be booked.');
    expect(sent).toEqual([]);
    expect(await journal.list()).toEqual([]);
  });

  it.each([
    '--beneficiary olive=100 --max-buy 201',
    '--beneficiary olive --lock buy --amount 100 --min-sell 50',
    '--beneficiary olive=100 --max-settlement 201',
    '--beneficiary olive --lock settlement --amount 100 --min-payment 50',
  ])('lets one through that just holds it: %s', async (terms) => {
    const { run, sent } = ofxCustomer();
    const booked = await run(`quotes book ${terms} --yes`);
    expect(booked.code, booked.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('is for what is paid alone where the fee is in another currency', async () => {
    const { run, sent, odd } = ofxCustomer();
    odd.quoted = { fee: { currency: 'EUR', amount: 5 } };
    const booked = await run('quotes book --beneficiary olive=100 --yes --max-buy 200');
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.data()).toMatchObject({ total: null, fee: { amount: '5.00', currency: 'EUR' } });
    expect(booked.stderr).not.toContain('Total ');
    expect(sent).toHaveLength(1);
  });

  it.each(['--max-buy', '--max-settlement'])('is an amount: %s', async (flag) => {
    const refused = await ofxCustomer().run(`quotes book --beneficiary olive=100 --yes ${flag} much`);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toContain(flag);
  });

  it.each([
    ['--max-settlement 1 --max-buy 2', 'One of --max-settlement and --max-buy, not both.'],
    ['--min-payment 1 --min-sell 2', 'One of --min-payment and --min-sell, not both.'],
    ['--settlement USD --buy EUR', 'One of --settlement and --buy, not both.'],
  ])('has one name in a call, and so has what is paid in: %s', async (both, message) => {
    const refused = await ofxCustomer().run(`quotes book --beneficiary olive=100 --yes ${both}`);
    expect([refused.code, refused.error().message]).toEqual([2, message]);
  });
});

describe('the limit of a deal that nobody looks at', () => {
  it.each([
    ['--beneficiary olive=100 --yes', '--max-buy'],
    ['--beneficiary olive --lock buy --amount 100 --yes', '--min-sell'],
    ['--beneficiary olive=100 --settlement USD --yes', '--max-settlement'],
    ['--beneficiary olive --lock settlement --amount 100 --yes', '--min-payment'],
  ])('must be given: %s', async (terms, flag) => {
    const refused = await ofxCustomer().run(`quotes book ${terms}`);
    expect(refused.error()).toMatchObject({
      code: 'limit-needed',
      message: 'Nobody can look at the quote here, so a limit is needed.',
      hint: `Add ${flag} N.`,
    });
    const atTerminal = await ofxCustomer().run(`quotes book ${terms} --json`, { answers: [] });
    expect(atTerminal.error().code).toBe('limit-needed');
  });

  it.each([
    ['--beneficiary olive=100 --min-sell 1', '--min-sell', 'sell', '--max-buy'],
    ['--beneficiary olive --lock buy --amount 100 --max-buy 1', '--max-buy', 'buy', '--min-sell'],
    ['--beneficiary olive=100 --min-payment 1', '--min-payment', 'payment', '--max-settlement'],
    [
      '--beneficiary olive --lock settlement --amount 100 --max-buy 1',
      '--max-buy',
      'settlement',
      '--min-payment',
    ],
  ])('is refused where it limits nothing: %s', async (terms, wrong, side, right) => {
    const refused = await ofxCustomer().run(`quotes book ${terms} --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: `${wrong} limits nothing: the ${side} side is locked and stays as it is.`,
      hint: `Give the limit of the other side with ${right} N.`,
    });
  });
});

describe('a quote that is not what was asked for', () => {
  it('is not booked where it is for another amount', async () => {
    const { run, sent, odd } = ofxCustomer();
    odd.quoted = { sell: { currency: 'EUR', minor: 9_999n } };
    const refused = await run(book);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toBe(
      'The quote is for another amount than yours, so nothing was booked.',
    );
    expect(sent).toEqual([]);
  });

  it('is not booked where somebody would receive nothing', async () => {
    const { run, sent } = ofxCustomer();
    const refused = await run(
      'quotes book --beneficiary olive --beneficiary thalassa --amount 0.01 --yes --max-buy 1000',
    );
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: 'Somebody would receive nothing.',
      hint: 'Give each an amount with --beneficiary ID=AMOUNT.',
    });
    expect(sent).toEqual([]);
  });
});
