import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const book = 'quotes book --beneficiary olive=100 --yes --max-buy 1000';
const asked = 'quotes book --beneficiary olive=100 --json';

/** It is stale once the user is asked for the first time. */
const readTooLong = async (dearer: bigint, answers: readonly string[]) => {
  const customer = ofxCustomer();
  customer.next('stale').gives(true);
  const said = (text: string): void => {
    if (text.startsWith('Book it?')) customer.odd.dearer = dearer;
  };
  const booked = await customer.run(asked, { answers, said });
  return { ...customer, booked };
};

describe('a quote that became stale while it was read', () => {
  it('is renewed and booked where the new one is no worse', async () => {
    const { booked, sent } = await readTooLong(0n, ['y']);
    expect(booked.code, booked.stderr).toBe(0);
    expect(booked.stderr).toContain('The quote became stale while you read it. The new one is no worse.\n');
    expect(booked.data()).toMatchObject({ quoteId: 'quote-2' });
    expect(sent).toMatchObject([{ quoteId: 'quote-2' }]);
  });

  it.each([
    ['y', 0, ['quote-2']],
    ['n', 3, []],
  ])('is asked about anew where the new one is worse: %s', async (answer, exit, ids) => {
    const { booked, sent } = await readTooLong(1n, ['y', answer]);
    expect(booked.code, booked.stderr).toBe(exit);
    expect(booked.stderr).toContain(
      'The quote became stale while you read it, and the new one is worse for you:\n',
    );
    expect(booked.stderr).toMatch(/You send +\$200\.01\n/);
    expect(sent.map(({ quoteId }) => quoteId)).toEqual(ids);
  });

  it('books nothing where there is no new one', async () => {
    const customer = ofxCustomer();
    customer.next('stale').gives(true);
    const said = (text: string): void => {
      if (text.startsWith('Book it?')) customer.next('quote').fails(silence);
    };
    expect((await customer.run(asked, { answers: ['y'], said })).code).toBe(6);
    expect(customer.sent).toEqual([]);
  });

  it('is booked as it is where the partner does not say', async () => {
    const { run, sent, next } = ofxCustomer();
    next('stale').fails(silence);
    expect((await run(book)).code).toBe(0);
    expect(sent).toMatchObject([{ quoteId: 'quote-1' }]);
  });
});
