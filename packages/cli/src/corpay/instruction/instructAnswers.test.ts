import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
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

describe('what the partner says to an instruction', () => {
  const settleHint =
    'Find out with: fxg quotes settle. Running the same command again finds out too, and never pays twice.';

  it('ends with 7 where it is a refusal and the order has no payment: nothing was instructed', async () => {
    const { run, next, journal } = await withOrder();
    next('instruct').fails(refusal('Desk closed.'));
    const refused = await run(instruct);
    expect([refused.code, refused.stdout]).toEqual([7, '']);
    expect(refused.error().message).toContain('Desk closed.');
    expect(refused.error().hint).toMatch(/^Nothing was instructed\./);
    expect(await journal.list()).toMatchObject([{ kind: 'awaited-instruction' }]);
    expect(await journal.unreported()).toEqual([]);
  });

  it('ends with 8 where nobody answers, and stays open', async () => {
    const { run, next, journal } = await withOrder();
    next('instruct').isDoneBut(silence);
    const lost = await run(instruct);
    expect(lost.code).toBe(8);
    expect(lost.error()).toMatchObject({
      code: 'outcome-unknown',
      message: 'It is not known whether the payment was instructed.',
      hint: settleHint,
    });
    expect(await journal.list()).toMatchObject([
      {},
      { kind: 'instruction', payee: 'Olive Export', accountEnding: '0695' },
    ]);
  });

  it('ends with 7 where it was instructed otherwise by another', async () => {
    const { run, next, orders, sent } = await withOrder();
    next('instruct').fails(refusal('Instructed already.'));
    const [order] = orders;
    if (order !== undefined)
      next('accounts').waitsFor(async () => {
        orders[0] = {
          ...order,
          payments: [
            {
              beneficiaryId: 'thalassa',
              payeeName: 'Thalassa',
              availableDate: '',
              reference: '',
              amount: { currency: 'EUR', amount: 100 },
              fee: { currency: 'USD', amount: 0 },
            },
          ],
        };
      });
    const refused = await run(instruct);
    expect(refused.code).toBe(7);
    expect(refused.error().code).toBe('instructed-differently');
    expect(refused.error().message).toContain('Thalassa');
    expect(refused.error().hint).toContain('Instructed already.');
    expect(sent).toHaveLength(1);
  });

  it('is found out by the same command, which pays once and says when it was sent', async () => {
    const { run, next, sent, journal, later } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    later(60);
    const again = await run(instruct);
    expect(again.code, again.stderr).toBe(0);
    expect(again.data()).toEqual({
      orderNumber: '1001',
      instructed: true,
      requestId: null,
      settled: true,
      sentAt: '2026-11-23T09:00:00.000Z',
    });
    expect(again.stderr).toContain('The payment of order 1001 was instructed.\n');
    expect(sent).toHaveLength(1);
    expect(await journal.list()).toEqual([]);
    expect(await journal.unreported()).toEqual([]);
  });

  it.each([
    ['--beneficiary thalassa', 'Beneficiary'],
    ['--reference other', 'Payment Reference'],
    ['--method E', 'Payment Method'],
    ['--amount 60 --partial', 'Amount (€60.00 instead of €100.00)'],
    ['--fee-account usd-2', 'Fee Settlement Account'],
    ['--account usd-2', 'Settlement Account'],
    ['--purpose SALARY', 'Payment Purpose'],
  ])('is no answer of a command that asks for another payment: %s', async (other, field) => {
    const { run, next, sent } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    const [flag = ''] = other.split(' ');
    const again = await run(`${instruct.replace(new RegExp(` ${flag} \\S+`), '')} ${other}`);
    expect([again.code, again.error().code]).toEqual([7, 'already-instructed']);
    expect(again.error().message).toBe(
      `The payment of order 1001 is already instructed: €100.00 to Olive Export. You ask for something else now: ${field}.`,
    );
    expect(sent).toHaveLength(1);
  });

  it('is waited for as long as its call may be on its way', async () => {
    const { run, next, sent, later } = await withOrder();
    next('instruct').fails(silence);
    await run(instruct);
    const soon = await run(instruct);
    expect(soon.code).toBe(8);
    expect(soon.error()).toMatchObject({
      code: 'outcome-unknown',
      message:
        'Whether the payment of order 1001 was instructed is not known yet. The call may still be on its way.',
      hint: 'From 09:00:45 UTC on it can be known: run fxg quotes settle then.',
    });
    expect(sent).toHaveLength(1);
    later(46);
    const done = await run(instruct);
    expect(done.code, done.stderr).toBe(0);
    expect(done.stderr).toContain(
      'Your earlier try to instruct the payment of order 1001 was not carried out.\n',
    );
    expect(done.data()).toEqual({ orderNumber: '1001', instructed: true, requestId: null });
    expect(sent).toHaveLength(2);
  });

  it('is not sent again where the order cannot be read', async () => {
    const { run, next, sent, later } = await withOrder();
    next('instruct').fails(silence);
    await run(instruct);
    later(60);
    next('order').fails(callFailure('server-trouble', '/deal/order/1001', { status: 500, requestId: 'r-9' }));
    const lost = await run(instruct);
    expect(lost.code).toBe(8);
    expect(lost.error()).toMatchObject({
      message: expect.stringMatching(
        /^Whether the payment of order 1001 was instructed is not known yet\. ./,
      ),
      hint: 'Look again with: fxg orders show 1001',
      requestId: 'r-9',
    });
    expect(sent).toHaveLength(1);
  });

  it('is found out by quotes settle', async () => {
    const { run, next, journal, later } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    const settled = await run('quotes settle');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toEqual([
      { became: 'instructed', quoteId: null, orderNumber: '1001', sentAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(await journal.unreported()).toEqual([]);
    later(1);
    expect((await run('quotes settle')).data()).toEqual([]);
  });

  it('is found out by quotes settle as not carried out', async () => {
    const { run, next, later } = await withOrder();
    next('instruct').fails(silence);
    await run(instruct);
    later(46);
    const settled = await run('quotes settle', { terminal: true, environment: { NO_COLOR: '1' } });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stdout).toBe('Not instructed order  1001\n');
  });

  it('is asked for only after the instruction could be kept: a full disk instructs nothing', async () => {
    const { run, sent, session } = await withOrder();
    const { intents } = session.connection;
    Object.assign(session.connection, {
      intents: { ...intents, update: () => Promise.reject(new Error('ENOSPC')) },
    });
    const refused = await run(instruct);
    expect([refused.code, refused.error().code]).toEqual([1, 'not-kept']);
    expect(sent).toEqual([]);
  });

  it('is left to another terminal that is instructing the same order: its answer is not known yet', async () => {
    const { run, next, sent } = await withOrder();
    next('accounts').waitsFor(() => {
      next('instruct').fails(silence);
      return run(instruct);
    });
    const second = await run(instruct);
    expect(second.code).toBe(8);
    expect(second.error()).toMatchObject({ code: 'earlier-open', hint: settleHint });
    expect(sent).toHaveLength(1);
  });

  it('ends with 7 where another terminal has instructed the very same before', async () => {
    const { run, next, sent, journal } = await withOrder();
    next('instruct').isDoneBut(refusal('Instructed already.'));
    const refused = await run(instruct);
    expect(refused.code).toBe(7);
    expect(refused.error()).toMatchObject({
      code: 'already-instructed',
      hint: 'The partner says: Instructed already.',
    });
    expect(sent).toHaveLength(1);
    expect(await journal.unreported()).toEqual([]);
  });

  it('is told by the same command where a mention has told nobody', async () => {
    const { run, next, sent, journal } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    // Another booking finds out about it, and ends with its own order.
    const other = await run('quotes book --beneficiary thalassa --amount 7 --yes --max-settlement 200');
    expect(other.code, other.stderr).toBe(0);
    expect(other.stderr).toContain('The payment of order 1001 was instructed.\n');
    expect(await journal.unreported()).toHaveLength(1);
    const again = await run(instruct);
    expect(again.code, again.stderr).toBe(0);
    expect(again.data()).toMatchObject({ instructed: true, settled: true });
    expect(again.stderr).not.toContain('no command has ended with its answer yet');
    expect(await journal.unreported()).toEqual([]);
    expect(sent.filter((call) => typeof call === 'object')).toHaveLength(1);
  });

  it('of another order stays to be told, and is no answer of this one', async () => {
    const { run, next, journal, sent } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    await run('quotes book --beneficiary thalassa --amount 7 --yes --max-settlement 200');
    const other = await run(instruct.replace('1001', '1002'));
    expect(other.code, other.stderr).toBe(0);
    expect(other.data()).toEqual({ orderNumber: '1002', instructed: true, requestId: null });
    expect(other.stderr).toMatch(/1001.*no command has ended with its answer yet/);
    expect(sent.filter((call) => typeof call === 'object')).toHaveLength(2);
    expect(await journal.unreported()).toMatchObject([{ intent: { orderNumber: '1001' } }]);
  });

  it.each([
    ['y', 'instructed'],
    ['n', 'instructed-differently'],
  ])('is decided by the user where the payments cannot be told apart: %s', async (answer, became) => {
    const { run, next, orders } = await withOrder();
    next('instruct').isDoneBut(silence);
    await run(instruct);
    const [order] = orders;
    if (order === undefined) throw new Error('There is no order.');
    orders[0] = {
      ...order,
      settlements: [{ amount: order.buy, isFee: false, accountDetails: 'An account' }],
    };
    const script = await run('quotes settle');
    expect(script.code).toBe(8);
    expect(script.error()).toMatchObject({
      message: expect.stringMatching(/It cannot be told apart here\.$/),
      hint: 'Run fxg quotes settle at a terminal, which asks whether this is what you instructed.',
    });
    const left = await run(`orders instruct 1001 ${form} --json`, { answers: [] });
    expect([left.code, left.error().code]).toEqual([130, 'interrupted']);
    const settled = await run('quotes settle --json', { answers: [answer] });
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became, orderNumber: '1001' }]);
  });
});
