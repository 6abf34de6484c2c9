import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

/** A customer who has booked order 1001: 100 euros for Olive Export. */
const withOrder = async () => {
  const customer = corpayCustomer();
  await customer.run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
  customer.sent.length = 0;
  return customer;
};

const form = '--purpose INVOICE --account usd-1';
const instruct = `orders instruct 1001 ${form} --yes`;

const sentAs = (payment: object = {}) => ({
  instruct: {
    orderNumber: '1001',
    payments: [
      {
        amount: { currency: 'EUR', minor: 10_000n },
        beneficiaryId: 'olive',
        deliveryMethod: 'W',
        purposeOfPayment: 'INVOICE',
        paymentReference: '',
        ...payment,
      },
    ],
    settlement: { accountId: 'usd-1', deliveryMethod: 'W', currency: 'USD' },
    fee: { accountId: 'usd-1', deliveryMethod: 'W' },
  },
});

describe('what an instruction lacks', () => {
  it('a person chooses', async () => {
    const { run, sent } = await withOrder();
    const done = await run('orders instruct 1001 --json', { answers: ['2', '1', 'y'] });
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toContain('Payment Purpose\n  1. Invoice\n  2. Salaries\nNumber: ');
    expect(done.stderr).toContain(
      'Settlement Account\n  1. Main, First Bank, USD\n  2. Second, First Bank, USD\nNumber: ',
    );
    expect(sent).toEqual([sentAs({ purposeOfPayment: 'SALARY' })]);
  });

  it.each([
    ['--account usd-1', '--purpose', '--purpose is one of: INVOICE (Invoice); SALARY (Salaries).'],
    [
      '--purpose INVOICE',
      '--account',
      '--account is one of: usd-1 (Main, First Bank, USD); usd-2 (Second, First Bank, USD).',
    ],
  ])('a script is told: %s', async (given, flag, hint) => {
    const { run, sent } = await withOrder();
    const refused = await run(`orders instruct 1001 ${given} --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({ message: expect.stringContaining(flag), hint });
    expect(sent).toEqual([]);
  });

  it.each([
    [
      '--purpose X --account usd-1',
      '--purpose: This purpose is not offered for Olive Export by Wire.',
      'fxg orders purposes --beneficiary olive --method W lists those that are: INVOICE (Invoice); SALARY (Salaries).',
    ],
    [
      '--purpose X --account usd-1 --method E',
      '--purpose: This purpose is not offered for Olive Export by iACH.',
      'fxg orders purposes --beneficiary olive --method E lists those that are: INVOICE (Invoice); SALARY (Salaries).',
    ],
    [
      `${form} --method X`,
      '--method: This method is not offered for Olive Export.',
      '--method is one of: W (Wire); E (iACH).',
    ],
    [
      '--purpose INVOICE --account eur-1',
      '--account: This deal cannot be settled from this account.',
      '--account is one of: usd-1 (Main, First Bank, USD); usd-2 (Second, First Bank, USD).',
    ],
    [
      `${form} --fee-account eur-1`,
      '--fee-account: Its fee cannot be settled from this account.',
      '--fee-account is one of: usd-1 (Main, First Bank, USD).',
    ],
  ])('is not called badly written where it is not on offer: %s', async (given, message, hint) => {
    const { run, sent } = await withOrder();
    const refused = await run(`orders instruct 1001 ${given} --yes`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({ message, hint });
    expect(sent).toEqual([]);
  });

  it('is who is paid, where it was not booked here', async () => {
    const { run, sent, makeOrder } = corpayCustomer();
    await run('quotes request --beneficiary olive --amount 100');
    makeOrder('quote-1');
    const refused = await run(instruct);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: expect.stringContaining('--beneficiary'),
      hint: 'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.',
    });
    const done = await run(`orders instruct 1001 ${form} --json`, { answers: ['2', 'y'] });
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toContain('  1. Olive Export, EUR, GR\n  2. Thalassa, EUR, GR\nNumber: ');
    expect(sent).toEqual([sentAs({ beneficiaryId: 'thalassa' })]);
  });

  it.each([
    ['nobody', 5, 'There is no beneficiary with this id or name.'],
    ['sakura', 2, 'This beneficiary is paid in JPY, and the order is in EUR.'],
  ])('is no beneficiary that cannot be paid: %s', async (id, exit, message) => {
    const { run, sent } = await withOrder();
    const refused = await run(`${instruct} --beneficiary ${id}`);
    expect([refused.code, refused.error().message]).toEqual([exit, message]);
    expect(sent).toEqual([]);
  });

  it('is never filled with another beneficiary in place of one that was deleted', async () => {
    const { run, sent, records } = await withOrder();
    records.delete('olive');
    const refused = await run(instruct);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toContain('Olive Export');
    expect(sent).toEqual([]);
    const done = await run(`orders instruct 1001 ${form} --json`, { answers: ['1', 'y'] });
    expect(done.code, done.stderr).toBe(0);
    expect(sent).toEqual([sentAs({ beneficiaryId: 'thalassa' })]);
  });

  it.each(['beneficiaries', 'accounts', 'purposes', 'order'])(
    'is not guessed where the partner does not answer for the %s: nothing is sent',
    async (call) => {
      const { run, sent, next } = await withOrder();
      next(call).fails(silence);
      const lost = await run(instruct);
      expect(lost.code).toBe(6);
      expect(lost.error().message).not.toBe('');
      expect(sent).toEqual([]);
    },
  );

  it('is not sent where the person goes away instead of choosing', async () => {
    const { run, sent, makeOrder } = corpayCustomer();
    await run('quotes request --beneficiary olive --amount 100');
    makeOrder('quote-1');
    const left = await run(`orders instruct 1001 ${form} --json`, { answers: [] });
    expect([left.code, left.error().code]).toEqual([130, 'interrupted']);
    expect(sent).toEqual([]);
  });

  it('is offered without what the partner does not say', async () => {
    const { run, next, makeOrder } = corpayCustomer();
    await run('quotes request --beneficiary olive --amount 100');
    makeOrder('quote-1');
    next('beneficiaries').gives([
      {
        clientIntegrationId: 'olive',
        payee: 'Olive Export',
        curr: 'EUR',
        bankCountryISO: '',
        methods: ['W'],
      },
    ]);
    next('accounts').gives([
      {
        id: 'usd-1',
        text: 'Main',
        currency: 'USD',
        bankName: '',
        method: { id: 'W', text: 'W' },
        preferred: false,
      },
    ]);
    const left = await run('orders instruct 1001 --json', { answers: ['1', '1'] });
    expect(left.stderr).toContain('  1. Olive Export, EUR\nNumber: ');
    expect(left.stderr).toContain('  1. Main, USD\nNumber: ');
    expect(left.code).toBe(130);
  });

  it('is an order, which ends with 5 where there is none', async () => {
    const { run, sent } = corpayCustomer();
    const refused = await run('orders instruct 999 --yes');
    expect(refused.code).toBe(5);
    expect(sent).toEqual([]);
  });

  it('is no currency that cannot be read', async () => {
    const { run, sent, orders } = await withOrder();
    const [order] = orders;
    if (order !== undefined) orders[0] = { ...order, sell: { currency: 'XYZ', amount: 100 } };
    const refused = await run(instruct);
    expect(refused.code).toBe(1);
    expect(refused.error()).toMatchObject({
      code: 'unknown-currency',
      message: 'Order 1001 is in a currency that cannot be instructed here.',
    });
    expect(sent).toEqual([]);
  });
});

describe('the amount and the reference of an instruction', () => {
  it.each(['100.01', '0', 'much', '1.234'])('is refused where it is %s', async (amount) => {
    const { run, sent } = await withOrder();
    const refused = await run(`${instruct} --amount ${amount} --partial`);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toMatch(/^--amount in EUR: ./);
    expect(sent).toEqual([]);
  });

  it('may be less only with --partial, since the rest can never be instructed', async () => {
    const { run, sent } = await withOrder();
    const refused = await run(`${instruct} --amount 60`);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: expect.stringContaining('€40.00'),
      hint: 'Leave --amount out to instruct all of it, or add --partial.',
    });
    expect(sent).toEqual([]);
    const done = await run(`${instruct} --amount 60 --partial`);
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toMatch(/Amount +€60\.00\nStays uninstructed for good +€40\.00\n/);
    expect(sent).toEqual([sentAs({ amount: { currency: 'EUR', minor: 6_000n } })]);
  });

  it('that leaves a rest is asked about by itself', async () => {
    const { run, sent } = await withOrder();
    const cancelled = await run(`orders instruct 1001 ${form} --amount 60 --json`, { answers: ['n'] });
    expect(cancelled.code).toBe(3);
    expect(cancelled.error()).toMatchObject({
      code: 'part-not-confirmed',
      message: 'Nothing was instructed.',
      hint: 'Leave --amount out to instruct all of it.',
    });
    const done = await run(`orders instruct 1001 ${form} --amount 60 --json`, { answers: ['y', 'y'] });
    expect(done.code, done.stderr).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('that leaves a rest is shown by a dry run, which ends as the run would', async () => {
    const { run } = await withOrder();
    const line = `orders instruct 1001 ${form} --amount 60`;
    const shown = await run(`${line} --dry-run`);
    expect(shown.code, shown.stderr).toBe(2);
    expect(shown.error()).toEqual((await run(`${line} --yes`)).error());
    expect((await run(`${line} --dry-run --partial`)).code).toBe(0);
    expect(shown.data().would.payment).toMatchObject({ amount: '60.00' });
  });

  it('that cannot be shown as it is, is refused before anything is read', async () => {
    const { run, sent } = await withOrder();
    const refused = await run([...instruct.split(' '), '--reference', 'one\ntwo']);
    expect(refused.code).toBe(2);
    expect(refused.error()).toMatchObject({
      message: expect.stringMatching(
        /^--reference.*It holds a line break, a tab or another character that cannot be shown\./,
      ),
      hint: 'Write it as one line of text that can be read.',
    });
    expect(refused.stderr).not.toContain('Client code');
    expect(sent).toEqual([]);
  });

  it('that is too long is refused', async () => {
    const { run, sent } = await withOrder();
    const refused = await run(`${instruct} --reference ${'x'.repeat(141)}`);
    expect(refused.code).toBe(2);
    expect(refused.error().message).toContain('--reference');
    expect(sent).toEqual([]);
    expect((await run(`${instruct} --reference ${'x'.repeat(140)}`)).code).toBe(0);
  });
});
