import { describe, expect, it } from 'vitest';
import { silence } from '../../test/answersInTurn.ts';
import { corpayCustomer } from '../../test/corpayCustomer.ts';
import { keptBooking, keptDeal, keptRun } from '../../test/keptRun.ts';
import { ofxCustomer } from '../../test/ofxCustomer.ts';
import { makeCustomerCorpayRuns } from '../corpay/scope/makeCustomerCorpayRuns.ts';
import { makeCustomerOfxRuns } from '../ofx/scope/makeCustomerOfxRuns.ts';

const waiting = keptDeal({ kind: 'waiting', refusal: null });
const open = keptDeal({ kind: 'booking', booking: keptBooking });
const atOfx = { settlement: null };

const partners = [
  {
    name: 'Corpay',
    begin: corpayCustomer,
    runs: makeCustomerCorpayRuns,
    own: {},
    book: (amount: number) =>
      `quotes book --beneficiary olive --amount ${amount} --yes --max-settlement 1000`,
    settle: 'fxg quotes settle --quote quote-1',
  },
  {
    name: 'OFX',
    begin: ofxCustomer,
    runs: makeCustomerOfxRuns,
    own: atOfx,
    book: (amount: number) => `quotes book --beneficiary olive=${amount} --yes --max-buy 1000`,
    settle: 'fxg quotes settle',
  },
] as const;

describe.each(partners)('at $name', ({ begin, runs, own, book, settle }) => {
  it('a single booking waits for a run that may have paid the same, and says which', async () => {
    const customer = begin();
    const { connection, user } = customer.session;
    await runs(connection, user).begin(keptRun({ ...open, ...own }));
    for (const more of ['', ' --despite-open --despite-same', ' --dry-run']) {
      const held = await customer.run(book(50) + more);
      expect([held.code, held.error()]).toEqual([
        8,
        {
          code: 'run-open',
          message:
            "The payment run 'November' on this device may have paid the same amount to Olive Export: it is not known yet. Find out about it there first. Nothing was sent.",
          hint: 'Find out with: fxg payments resume --key November',
          requestId: null,
        },
      ]);
    }
    expect(customer.sent).toEqual([]);
    expect((await customer.run(book(51))).code).toBe(0);
  });

  it('a run waits for a single booking that may have paid the same, and says how to find out', async () => {
    const customer = begin();
    const { connection, user } = customer.session;
    customer.next('book').fails(silence);
    expect((await customer.run(book(50))).code).toBe(8);
    customer.sent.length = 0;
    await runs(connection, user).begin(keptRun({ ...waiting, ...own }));
    const held = await customer.run('payments resume --key November --yes --details-checked');
    expect([held.code, held.error()]).toEqual([
      8,
      {
        code: 'open-single',
        message:
          'Deal 1: A booking of €50.00 to Olive Export was sent from this device by itself, and it is not known yet what became of it. Find out about it first. Nothing was sent.',
        hint: `Find out with: ${settle}\nGo on with: fxg payments resume --key November`,
        requestId: null,
      },
    ]);
    expect(customer.sent).toEqual([]);
  });

  it('a deal of a run that is left out since the same was booked singly names that order in the report', async () => {
    const customer = begin();
    const { connection, user } = customer.session;
    await runs(connection, user).begin(keptRun({ ...waiting, ...own }));
    expect((await customer.run(`${book(50)} --despite-same`)).code).toBe(0);
    const left = await customer.run('payments resume --key November --leave-out 1 --yes --details-checked');
    const [row] = left.data().rows;
    expect(row).toMatchObject({ state: 'left-out', order: null, orderBeside: expect.stringMatching(/\d/) });
    expect(row.reason).toContain(row.orderBeside);
  });
});
