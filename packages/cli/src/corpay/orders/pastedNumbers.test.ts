import { describe, expect, it } from 'vitest';
import { corpayCustomer, withLostBookings } from '../../../test/corpayCustomer.ts';

const booked = async () => {
  const customer = corpayCustomer();
  await customer.run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
  return customer;
};

const pasted = [['1001'], [' 1001 '], ['#1001'], ['\t# 1001\n']] as const;

describe('the number of an order, as it is copied from a mail', () => {
  it.each(pasted)('is read without blanks around it and the sign before it: %j', async (number) => {
    const { run } = await booked();
    const shown = await run(['orders', 'show', number]);
    expect(shown.code, shown.stderr).toBe(0);
    expect(shown.data()).toMatchObject({ orderNumber: '1001' });
    const form = '--purpose INVOICE --account usd-1 --details-checked --yes'.split(' ');
    const instructed = await run(['orders', 'instruct', number, ...form]);
    expect(instructed.code, instructed.stderr).toBe(0);
    expect(instructed.data()).toMatchObject({ orderNumber: '1001', instructed: true });
  });

  it.each(pasted)('is read so where it says what became of a booking: %j', async (number) => {
    const { run } = await withLostBookings('made');
    const settled = await run(['quotes', 'settle', '--order', number]);
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([{ became: 'booked', orderNumber: '1001' }]);
  });

  it.each(['', ' ', '#'])('that says nothing is called wrongly, and is named: %j', async (number) => {
    const { run, sent } = await booked();
    sent.length = 0;
    for (const words of [
      ['orders', 'show', number],
      ['orders', 'instruct', number, '--yes'],
    ]) {
      const shown = await run(words);
      expect(shown.code).toBe(2);
      expect(shown.error()).toMatchObject({ code: 'usage', message: 'The argument <order> is empty.' });
    }
    const settled = await run(['quotes', 'settle', '--order', number]);
    expect(settled.code).toBe(2);
    expect(settled.error()).toMatchObject({ code: 'usage', message: '--order: It is empty.' });
  });
});
