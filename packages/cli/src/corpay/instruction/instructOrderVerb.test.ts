import { describe, expect, it } from 'vitest';
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

describe('the payment of an order', () => {
  it('is instructed for whom it was booked, all of it, from the account that was named', async () => {
    const { run, sent, journal } = await withOrder();
    const done = await run(instruct);
    expect(done.code, done.stderr).toBe(0);
    expect(done.data()).toEqual({ orderNumber: '1001', instructed: true, requestId: null });
    expect(done.stderr).toBe(
      [
        'Client code: 500001',
        'The payment of order 1001 will be instructed.',
        'Beneficiary             Olive Export',
        'Paid to                 Bank of Greece •••• 0695',
        'Amount                  €100.00',
        'Payment Method          Wire',
        'Payment Purpose         Invoice',
        'Settlement Account      Main, First Bank, USD',
        'Fee Settlement Account  Main, First Bank, USD',
        'Payment Reference       none',
        'The payment of order 1001 was instructed.',
        '',
      ].join('\n'),
    );
    expect(sent).toEqual([sentAs()]);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('is instructed as the options say', async () => {
    const { run, sent } = await withOrder();
    const line = 'orders instruct 1001 --beneficiary thalassa --purpose SALARY --account usd-1 --yes';
    const done = await run([...line.split(' '), '--reference', 'Invoice 7']);
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toMatch(/Payment Reference +Invoice 7\n/);
    expect(sent).toEqual([
      sentAs({ beneficiaryId: 'thalassa', purposeOfPayment: 'SALARY', paymentReference: 'Invoice 7' }),
    ]);
  });

  it('is delivered by the method that is named', async () => {
    const { run, sent } = await withOrder();
    expect((await run(`${instruct} --method E`)).code).toBe(0);
    expect(sent).toEqual([sentAs({ deliveryMethod: 'E' })]);
  });

  it('tells a person that it is confirmed, and that an email follows', async () => {
    const { run } = await withOrder();
    const done = await run(instruct, { terminal: true, environment: { NO_COLOR: '1' } });
    expect(done.stdout).toMatch(/^Order confirmed! +1001\nA confirmation email /);
  });

  it('is instructed once: after that it ends with 7 and says as what', async () => {
    const { run, sent } = await withOrder();
    await run(instruct);
    const again = await run(instruct);
    expect([again.code, again.stdout]).toEqual([7, '']);
    expect(again.error()).toMatchObject({
      code: 'already-instructed',
      message: expect.stringMatching(/^The payment of order 1001 is already instructed: .*Olive Export/),
      hint: 'See it with: fxg orders show 1001',
    });
    expect(sent).toHaveLength(1);
  });
});

describe('an instruction that is not agreed to', () => {
  it('is not sent where nobody can be asked', async () => {
    const { run, sent } = await withOrder();
    const refused = await run(`orders instruct 1001 ${form}`);
    expect([refused.code, refused.error().code]).toEqual([2, 'confirmation-needed']);
    expect(refused.stderr).not.toContain('Client code');
    expect(sent).toEqual([]);
  });

  it('is not sent after a no', async () => {
    const { run, sent, journal } = await withOrder();
    const refused = await run(`orders instruct 1001 ${form} --json`, { answers: ['n'] });
    expect([refused.code, refused.error().code]).toEqual([3, 'cancelled']);
    expect(refused.stderr).toContain('Instruct it? [y/N] ');
    expect(sent).toEqual([]);
    expect(await journal.list()).toHaveLength(1);
  });

  it('is shown by a dry run, with the ids that would be sent', async () => {
    const { run, sent } = await withOrder();
    const shown = await run(`orders instruct 1001 ${form} --reference R7 --dry-run`);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.data()).toEqual({
      dryRun: true,
      would: {
        orderNumber: '1001',
        payment: {
          beneficiary: 'olive',
          amount: '100.00',
          currency: 'EUR',
          method: 'W',
          purpose: 'INVOICE',
          reference: 'R7',
        },
        settlement: { account: 'usd-1', method: 'W', currency: 'USD' },
        fee: { account: 'usd-1', method: 'W' },
      },
    });
    expect(sent).toEqual([]);
    const read = await run(`orders instruct 1001 ${form} --dry-run`, { answers: [] });
    expect([read.code, read.stdout]).toEqual([0, '']);
  });
});
