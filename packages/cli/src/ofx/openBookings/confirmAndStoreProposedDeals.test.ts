import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { withLostDeals, type ofxCustomer } from '../../../test/ofxCustomer.ts';

type Customer = ReturnType<typeof ofxCustomer>;

const settle = (customer: Customer, ...answers: readonly string[]) =>
  customer.run('quotes settle --json', { answers });

const openQuotes = async ({ journal }: Customer) => (await journal.list()).map(({ quoteId }) => quoteId);

/** Another deal like the first one, as another device may have booked it. */
const bookElsewhere = ({ deals }: Customer, dealId = 'deal-9'): void => {
  const [made] = deals;
  if (made !== undefined) deals.push({ ...made, dealId, reference: `${made.reference}-9` });
};

/** The first looks at the deals, before the answer, find what there is. */
const looksBefore = ({ next }: Customer, looks: number): void => {
  for (let look = 0; look < looks; look += 1) next('deals').waitsFor(async () => undefined);
};

/** A customer with an open booking that two deals fit. */
const twice = async () => {
  const customer = await withLostDeals('made');
  bookElsewhere(customer);
  return customer;
};

describe('bookings that have no answer, where only one deal fits each', () => {
  it('are shown together and settled by one yes', async () => {
    const customer = await withLostDeals('made', 'made');
    const settled = await settle(customer, 'y');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.stderr).toMatch(
      /For each of these bookings only one deal can be it:\nBooking for +Receives +You pay +Sent +Deal +Booked\nOlive Export +€50\.00 +\$100\.00 +Nov 23, 2026, 09:00 UTC +OFX-1 \(deal-1\) +Nov 23, 2026\nOlive Export +€51\.00 .* OFX-2 \(deal-2\) .*\nIs each of these deals the booking beside it\? \[y\/N\] /,
    );
    expect(settled.data()).toMatchObject([
      { became: 'booked', quoteId: 'quote-1', dealId: 'deal-1', reference: 'OFX-1' },
      { became: 'booked', quoteId: 'quote-2', dealId: 'deal-2', reference: 'OFX-2' },
    ]);
    expect(await openQuotes(customer)).toEqual([]);
    expect(await customer.journal.unreported()).toEqual([]);
    expect(customer.sent).toEqual([]);
  });

  it.each(['n', ''])('stay open after "%s", and are said one by one from then on', async (answer) => {
    const customer = await withLostDeals('made', 'made');
    const left = await settle(customer, answer);
    expect([left.code, left.data()]).toEqual([8, []]);
    expect(left.error().hint.split('\n')).toEqual([
      expect.stringContaining('If it is: fxg quotes settle --quote quote-1 --deal deal-1'),
      expect.stringContaining('If it is: fxg quotes settle --quote quote-2 --deal deal-2'),
    ]);
    expect(await openQuotes(customer)).toEqual(['quote-1', 'quote-2']);
  });

  it('stay open where the list shows by the answer that another deal may be it, and the others are settled', async () => {
    const customer = await withLostDeals('made', 'made');
    looksBefore(customer, 1);
    customer.next('deals').waitsFor(async () => bookElsewhere(customer));
    const settled = await settle(customer, 'y');
    expect(settled.code).toBe(8);
    expect(settled.data()).toMatchObject([{ quoteId: 'quote-2', dealId: 'deal-2' }]);
    expect(settled.stderr).toContain('The deals have changed since you were asked, so it stays open.');
    expect(settled.error().hint).toMatch(/OFX-1 \(deal-1, .*\); OFX-1-9 \(deal-9, /);
    expect(await openQuotes(customer)).toEqual(['quote-1']);
  });

  it('are what another fxg said of them between the question and the answer', async () => {
    const customer = await withLostDeals('made');
    const [open] = await customer.journal.list();
    if (open === undefined) throw new Error('Nothing is open.');
    looksBefore(customer, 1);
    customer
      .next('deals')
      .waitsFor(() =>
        customer.journal.answer(open, { became: 'booked', number: 'deal-7', reference: 'OFX-7', words: '' }),
      );
    const settled = await settle(customer, 'y');
    expect(settled.code, settled.stderr).toBe(0);
    expect(settled.data()).toMatchObject([
      { became: 'settled-elsewhere', dealId: 'deal-7', reference: 'OFX-7' },
    ]);
    expect(settled.stderr).toContain('Another fxg has settled it meanwhile. It is deal OFX-7 (deal-7).');
    expect(await customer.journal.booked()).toMatchObject([{ answer: { number: 'deal-7' } }]);
  });

  it('are not proposed where their quote is named: that one is asked about', async () => {
    const customer = await withLostDeals('made', 'made');
    const settled = await customer.run('quotes settle --quote quote-2 --json', { answers: ['2'] });
    expect(settled.stderr).not.toContain('only one deal can be it');
    expect(settled.data()).toMatchObject([{ quoteId: 'quote-2', dealId: 'deal-2' }]);
    expect(await openQuotes(customer)).toEqual(['quote-1']);
  });

  it('are settled by nobody without a terminal, which is told that it can be done there', async () => {
    const customer = await withLostDeals('made', 'made');
    const left = await customer.run('quotes settle');
    expect([left.code, left.data()]).toEqual([8, []]);
    expect(left.error().hint.split('\n').at(-1)).toBe(
      'At a terminal fxg quotes settle proposes the deals that can only be one booking together.',
    );
    expect(await openQuotes(customer)).toHaveLength(2);
  });
});

describe('a booking that more than one deal fits, or none', () => {
  it('is asked about by itself, and an Enter at the first answer leaves it open', async () => {
    const customer = await twice();
    const left = await settle(customer, '1');
    expect(left.code).toBe(8);
    expect(left.stderr).toMatch(
      /One of these deals may be your booking\. Which is it\?\n {2}1\. I do not know: leave it open\n {2}2\. OFX-1 \(deal-1, .*\)\n {2}3\. OFX-1-9 \(deal-9, .*\)\nNumber:/,
    );
    expect(left.stderr).toContain('From 09:01:30 UTC on it can be said that it was not booked.');
    expect(await openQuotes(customer)).toEqual(['quote-1']);
  });

  it('becomes the deal that is chosen', async () => {
    const customer = await twice();
    const settled = await settle(customer, '3');
    expect(settled.data()).toMatchObject([{ became: 'booked', dealId: 'deal-9' }]);
    expect(await openQuotes(customer)).toEqual([]);
  });

  it('stays open where the deal that was chosen became another booking meanwhile', async () => {
    const customer = await twice();
    const [open] = await customer.journal.list();
    if (open === undefined) throw new Error('Nothing is open.');
    looksBefore(customer, 2);
    customer
      .next('deals')
      .waitsFor(() =>
        customer.journal.answer(
          { ...open, quoteId: 'quote-8' },
          { became: 'booked', number: 'deal-9', words: '' },
        ),
      );
    const left = await settle(customer, '3');
    expect(left.code).toBe(8);
    expect(left.stderr).toContain('The deals have changed since you were asked, so it stays open.');
    expect(await openQuotes(customer)).toEqual(['quote-1']);
  });

  it('became none once that can be said: what was shown is taken for other bookings', async () => {
    const customer = await twice();
    customer.later(90);
    const settled = await settle(customer, '4');
    expect(settled.data()).toMatchObject([{ became: 'not-booked', dealId: null }]);
    expect(settled.stderr).toMatch(/Taken for other bookings: OFX-1 \(deal-1, .*; OFX-1-9 \(deal-9, /);
  });

  it('stays open where a deal came after the user was shown none', async () => {
    const customer = await withLostDeals('not made');
    const made = await withLostDeals('made');
    customer.later(90);
    looksBefore(customer, 2);
    customer.next('deals').waitsFor(async () => void customer.deals.push(...made.deals));
    const left = await settle(customer, '2');
    expect(left.code).toBe(8);
    expect(left.error().hint).toContain('OFX-1 (deal-1, ');
    expect(await openQuotes(customer)).toEqual(['quote-1']);
  });

  it('is not asked about while there is nothing to say, nor where the partner is silent', async () => {
    const customer = await withLostDeals('not made');
    const left = await settle(customer);
    expect(left.code).toBe(8);
    expect(left.stderr).not.toContain('Number:');
    customer.next('deals').fails(silence);
    customer.next('deals').fails(silence);
    const silent = await settle(customer);
    expect(silent.error().hint).toBe('Run fxg quotes settle as soon as the partner answers.');
  });
});
