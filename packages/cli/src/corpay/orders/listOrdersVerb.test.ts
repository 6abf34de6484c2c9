import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const instruct = 'orders instruct 1001 --purpose INVOICE --account usd-1 --details-checked --yes --reference';

/** A customer who has booked orders 1001 and 1002, and instructed the first with the reference INV-7. */
const withOrders = async (became: 'instructed' | 'lost' | 'done, its answer lost' = 'instructed') => {
  const customer = corpayCustomer();
  for (const amount of [100, 200])
    await customer.run(
      `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 500 --despite-open`,
    );
  if (became === 'lost') customer.next('instruct').fails(silence);
  if (became === 'done, its answer lost') customer.next('instruct').isDoneBut(silence);
  await customer.run(`${instruct} INV-7`);
  return {
    ...customer,
    words: async (more = '') =>
      (await customer.run(`orders list${more}`, { terminal: true, environment: { NO_COLOR: '1' } })).stdout,
  };
};

describe('a search of orders that finds none (HIST-2)', () => {
  it('says that not all are searched, and how the rest is, where some were not', async () => {
    const { words } = await withOrders();
    expect(await words(' --search INV-7')).toBe(
      'Not all of your orders are searched yet. --details reads what is missing.\n',
    );
  });

  it('says that none is like this where all were searched', async () => {
    const { words } = await withOrders();
    expect(await words(' --search INV-8 --details')).toBe('None of your orders is like this.\n');
    expect(await words(' --currency JPY')).toBe('None of your orders is like this.\n');
  });

  it('sends nobody to --details who gave it, where an order could not be read', async () => {
    const { words, next } = await withOrders();
    next('order').fails(silence);
    next('order').fails(silence);
    expect(await words(' --search INV-8 --details')).toBe('Not all of your orders are searched yet.\n');
  });
});

describe('what the list of the partner does not name', () => {
  const missing = '--details reads what is missing.';

  it('is told once beside a file or a table that has gaps of it, with the flag that fills them', async () => {
    const { run } = await withOrders();
    const file = await run('orders list --csv');
    expect(file.stderr).toContain(
      `\nNot in the list of the partner, so empty here: Paid to, References, Sent amount, Rate, Fee. ${missing}\n`,
    );
    const shown = await run('orders list', { terminal: true });
    expect(shown.stderr).toContain(`\nNot in the list of the partner, so empty here: You send. ${missing}\n`);
    const searched = await run('orders list --csv --search 1001');
    expect(searched.stderr.split(missing)).toHaveLength(2);
  });

  it('is not told where there is no gap, or where a script reads null', async () => {
    const { run } = await withOrders();
    for (const command of ['--csv --details', '--details', '--csv --currency JPY', ''])
      expect((await run(`orders list ${command}`.trim())).stderr).not.toContain('so empty here');
  });
});

describe('an order of which only a part is instructed', () => {
  it('never says of all that was booked that they receive it', async () => {
    const { run, words } = await withOrders();
    await run('orders instruct 1002 --purpose INVOICE --account usd-1 --yes --amount 150.5 --partial');
    const [headings, row] = (await words(' --details')).split('\n');
    expect(headings).toMatch(/You send +Booked for them$/);
    expect(row).toMatch(/ Instructed in part, €49\.50 left .* €200\.00$/);
  });
});

describe('an order whose instruction from this machine has no answer', () => {
  it('is called neither instructed nor not, in the list as where it is shown', async () => {
    const { run, words } = await withOrders('lost');
    const uninstructed = { amount: '200.00', currency: 'EUR' };
    expect((await run('orders list')).data()).toMatchObject([
      { orderNumber: '1002', status: 'awaits-instruction', uninstructed },
      { orderNumber: '1001', status: 'instruction-unknown', uninstructed: null },
    ]);
    const [, waits, unknown] = (await words()).split('\n');
    expect(waits).toMatch(/^1002 +Nobody is paid yet +Not instructed /);
    expect(unknown).toMatch(/^1001 +Not known yet +Not known yet /);
    const [, , row] = (await run('orders list --csv')).stdout.split('\r\n');
    expect(row).toMatch(/^1001,2026-11-23,0,EUR,100\.00,Not known,,/);
  });

  it('is instructed once the partner says so', async () => {
    const { run, words, journal } = await withOrders('done, its answer lost');
    expect(await journal.list()).toContainEqual(expect.objectContaining({ kind: 'instruction' }));
    const [, first] = (await run('orders list --details')).data();
    expect(first).toMatchObject({
      orderNumber: '1001',
      status: 'instructed',
      uninstructed: { amount: '0.00', currency: 'EUR' },
    });
    expect(await words(' --details')).toMatch(/\n1001 +Olive Export +INV-7 +Instructed /);
  });

  it('is listed as the partner has it where what this machine kept cannot be read, and that is said', async () => {
    const { run, session } = await withOrders('lost');
    const broken = { get: () => Promise.reject(new Error('Disk.')) };
    Object.assign(session.connection, { intents: broken });
    const listed = await run('orders list');
    expect(listed.code).toBe(0);
    expect(listed.data()).toMatchObject([{}, { status: 'awaits-instruction' }]);
    expect(listed.stderr).toContain('What this machine kept is not shown.');
  });
});
