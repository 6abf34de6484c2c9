import { describe, expect, it } from 'vitest';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';
import { silence } from '../../../test/answersInTurn.ts';

const olive = 'quotes book --beneficiary olive --amount 100';

/** Agrees after so many seconds, and again at once. */
const readFor = (seconds: number, dearer: bigint, answers: readonly string[]) => {
  const customer = corpayCustomer();
  let asked = 0;
  const said = (text: string): void => {
    if (!text.endsWith('[y/N] ') || (asked += 1) > 1) return;
    customer.later(seconds);
    customer.odd.dearer = dearer;
  };
  return { ...customer, booked: customer.run(`${olive} --json`, { answers, said }) };
};

describe('a quote that ended while it was read', () => {
  it('is renewed, and booked without another question where the new one is no worse', async () => {
    const { booked, sent } = readFor(31, 0n, ['y']);
    const { code, stderr, data } = await booked;
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(
      'The quote ended while you read it. The new one is no worse: you settle $200.00 for €100.00.\n',
    );
    expect(data()).toMatchObject({ quoteId: 'quote-2' });
    expect(sent).toEqual(['book quote-2']);
  });

  it('is shown anew and asked about where the new one is worse', async () => {
    const { booked, sent } = readFor(31, 1n, ['y', 'y']);
    const { code, stderr } = await booked;
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('The quote ended while you read it, and the new one is worse for you:\n');
    expect(stderr).toMatch(/You settle +\$200\.01[^?]*Quote +quote-2\nBook it\? /);
    expect(sent).toEqual(['book quote-2']);
  });

  it('is not booked where the new one is worse and the user says no', async () => {
    const { booked, sent } = readFor(31, 1n, ['y', 'n']);
    expect((await booked).code).toBe(3);
    expect(sent).toEqual([]);
  });

  it('is booked as it is where it lives on', async () => {
    const { booked, sent } = readFor(29, 1n, ['y']);
    expect((await booked).code).toBe(0);
    expect(sent).toEqual(['book quote-1']);
  });

  it('is not renewed where it was named: the partner says that it is over', async () => {
    const { run, sent, later } = corpayCustomer();
    await run('quotes request --beneficiary olive --amount 100');
    later(31);
    const over = await run('quotes book --quote quote-1 --yes --max-settlement 200');
    expect(over.code).toBe(7);
    expect(sent).toEqual(['book quote-1']);
  });

  it('books nothing where the new quote cannot be had', async () => {
    const customer = corpayCustomer();
    const said = (text: string): void => {
      if (!text.endsWith('[y/N] ')) return;
      customer.later(31);
      customer.next('quote').fails(silence);
    };
    const lost = await customer.run(`${olive} --json`, { answers: ['y'], said });
    expect(lost.code).toBe(6);
    expect(customer.sent).toEqual([]);
  });
});
