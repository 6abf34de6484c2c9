import { describe, expect, it } from 'vitest';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

/** A customer who has booked order 1001, which is settled in this currency. */
const withOrderIn = async (currency: 'USD' | 'EUR') => {
  const customer = corpayCustomer();
  const payee = currency === 'EUR' ? 'sakura' : 'olive';
  await customer.run(
    `quotes book --beneficiary ${payee} --amount 100 --settlement ${currency} --yes --max-settlement 1000`,
  );
  customer.sent.length = 0;
  return customer;
};

const instruct = 'orders instruct 1001 --purpose INVOICE --yes';

describe('the fee of an instruction', () => {
  it('comes from the account in US dollars that the deal is settled from', async () => {
    const { run, sent } = await withOrderIn('USD');
    expect((await run(`${instruct} --account usd-2`)).code).toBe(0);
    expect(sent).toMatchObject([
      {
        instruct: {
          settlement: { accountId: 'usd-2', deliveryMethod: 'E', currency: 'USD' },
          fee: { accountId: 'usd-2', deliveryMethod: 'E' },
        },
      },
    ]);
  });

  it('comes from no other account then', async () => {
    const { run, sent } = await withOrderIn('USD');
    const refused = await run(`${instruct} --account usd-2 --fee-account usd-1`);
    expect(refused.code).toBe(2);
    expect(refused.error().hint).toBe('--fee-account is one of: usd-2 (Second, First Bank, USD).');
    expect(sent).toEqual([]);
  });

  it('has to be named where the deal is settled in another currency', async () => {
    const { run, sent } = await withOrderIn('EUR');
    const refused = await run(`${instruct} --account eur-1`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: expect.stringContaining('--fee-account'),
      hint: '--fee-account is one of: usd-1 (Main, First Bank, USD); usd-2 (Second, First Bank, USD).',
    });
    expect(sent).toEqual([]);
    const done = await run(`${instruct} --account eur-1 --fee-account usd-2`);
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toMatch(/Fee Settlement Account +Second, First Bank, USD\n/);
    expect(sent).toMatchObject([
      {
        instruct: {
          payments: [{ amount: { currency: 'JPY', minor: 100n } }],
          settlement: { accountId: 'eur-1', deliveryMethod: 'E', currency: 'EUR' },
          fee: { accountId: 'usd-2', deliveryMethod: 'E' },
        },
      },
    ]);
  });
});
