import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';

const order = '1001';
const moment = '2026-11-23T09:00:00.000Z';

/** A customer who has booked 1000 euros for Olive Export. */
const booked = async () => {
  const customer = corpayCustomer();
  await customer.run('quotes book --beneficiary olive --amount 1000 --yes --max-settlement 5000');
  return {
    ...customer,
    instruct: (...more: readonly string[]) =>
      customer.run([
        ...`orders instruct ${order} --purpose INVOICE --account usd-1 --details-checked --yes`.split(' '),
        ...more,
      ]),
    data: async () => (await customer.run(`orders show ${order}`)).data(),
    listed: async () => (await customer.run('orders list')).data()[0],
    words: async () =>
      (await customer.run(`orders show ${order}`, { terminal: true, environment: { NO_COLOR: '1' } })).stdout,
  };
};

describe('fxg orders show', () => {
  it('says of an order that waits that all of it is uninstructed, and what it waits for', async () => {
    const { data, listed, words } = await booked();
    const uninstructed = { amount: '1000.00', currency: 'EUR' };
    expect(await data()).toMatchObject({ uninstructed, instructedAt: null, instructionRequestId: null });
    expect(await listed()).toMatchObject({ uninstructed });
    const said = await words();
    expect(said).toMatch(/Not instructed\s+€1,000\.00/);
    expect(said).toMatch(
      /Booked\s+Nov 23, 2026\nInstructed\s+Not yet\nYour money\s+Due once it is instructed\n/,
    );
  });

  it('says which part stays uninstructed, when this machine instructed it, and what is not reported', async () => {
    const { instruct, later, data, words } = await booked();
    await instruct('--amount', '900.5', '--partial');
    later(3_600);
    expect(await data()).toMatchObject({
      uninstructed: { amount: '99.50', currency: 'EUR' },
      instructedAt: moment,
      instructionRequestId: 'request-7',
    });
    const said = await words();
    expect(said).toMatch(/Not instructed\s+€99\.50/);
    expect(said).toMatch(
      /Instructed\s+In part: €99\.50 is left\. Nov 23, 2026, 09:00:00 UTC\nRequest id\s+request-7\nYour money\s+Corpay does not report this\nPaid\s+Nov 25, 2026 at the earliest\n/,
    );
  });

  it('says that nothing is left of an order that is instructed as a whole, and no moment that this machine does not know', async () => {
    const { instruct, store, data, words } = await booked();
    await instruct();
    for (const key of store.kept.keys()) if (key.includes('confirmed-accounts')) store.kept.delete(key);
    expect(await data()).toMatchObject({
      uninstructed: { amount: '0.00', currency: 'EUR' },
      instructedAt: null,
      instructionRequestId: null,
    });
    const said = await words();
    expect(said).not.toContain('Not instructed');
    expect(said).toMatch(/Instructed\s+Corpay does not report the day\nYour money/);
  });

  it('names bank and purpose of a payment, in the words of the partner, and nothing that it cannot read', async () => {
    const { instruct, records, data, words } = await booked();
    await instruct();
    expect(await data()).toMatchObject({ payments: [{ bank: 'Bank of Greece', purpose: 'Invoice' }] });
    expect(await words()).toMatch(
      /Beneficiary Name +Olive Export\nBank +Bank of Greece\nPaid to +•••• 0695\nAvailable Date .*\nPayment Reference +N\/A\nPurpose +Invoice\nPayment Amount /,
    );
    records.delete('olive');
    expect(await data()).toMatchObject({ payments: [{ bank: null, purpose: 'INVOICE' }] });
    expect(await words()).toMatch(/Olive Export\nPaid to .*\nAvailable Date .*\n.*\nPurpose +INVOICE\n/);
  });

  it('leads with who sends and who receives, as the page of the order does, and keeps the names of the partner', async () => {
    const { instruct, words } = await booked();
    expect(await words()).toMatch(
      /You send \(Buy Amount\) +\$\d.*\nThey receive \(Sell Amount\) +€1,000\.00\n/,
    );
    await instruct('--amount', '900.5', '--partial');
    expect(await words()).toMatch(/Booked for them \(Sell Amount\) +€1,000\.00\nNot instructed +€99\.50\n/);
  });

  it('claims neither that its payment is instructed nor that it is not while no answer came', async () => {
    const { next, instruct, data, words } = await booked();
    next('instruct').fails(silence);
    expect((await instruct()).code).toBe(8);
    expect(await data()).toMatchObject({ uninstructed: null });
    const said = await words();
    expect(said).toMatch(/Instructed\s+Not known yet: it was sent on Nov 23, 2026, 09:00:00 UTC/);
    expect(said).toContain('It is not known yet whether its payment is instructed: fxg quotes settle');
    expect(said).not.toMatch(/Not instructed|fxg orders instruct/);
  });

  it('says of a payment that it shows when its instruction was sent while the answer is lost, and what to run', async () => {
    const { next, instruct, later, data, words } = await booked();
    next('instruct').isDoneBut(silence);
    expect((await instruct()).code).toBe(8);
    later(3_600);
    expect(await data()).toMatchObject({ instructedAt: null, payments: [{ amount: '1000.00' }] });
    const said = await words();
    expect(said).toMatch(
      /Instructed\s+Corpay does not report the day\. Your instruction was sent on Nov 23, 2026, 09:00:00 UTC; what became of it is not known yet\n/,
    );
    expect(said).toMatch(/It is not known yet what became of your instruction: fxg quotes settle\n$/);
  });

  it('keeps the lines of what this machine sent once the deal is settled and its answer was told', async () => {
    const { instruct, later, data } = await booked();
    await instruct('--reference', 'INV-7');
    later(90_000);
    expect((await data()).timeline).toEqual([
      {
        at: moment,
        what: 'The booking of €1,000.00 for Olive Export was sent. It became this order.',
        from: 'this-machine',
      },
      { at: '2026-11-23', what: 'Booked.', from: 'partner' },
      {
        at: moment,
        what: 'The instruction of €1,000.00 for Olive Export was sent. It was carried out.',
        from: 'this-machine',
        requestId: 'request-7',
      },
      { at: '2026-11-25', what: 'Olive Export receives €1,000.00 at the earliest.', from: 'partner' },
    ]);
  });
});
