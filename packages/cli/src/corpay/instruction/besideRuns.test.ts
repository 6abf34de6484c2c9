import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer } from '../../../test/corpayCustomer.ts';
import { keptBooking, keptDeal, keptRun } from '../../../test/keptRun.ts';
import { makeCustomerCorpayRuns } from '../scope/makeCustomerCorpayRuns.ts';

const booked = 'quotes book --beneficiary olive --amount 50 --yes --max-settlement 1000';
const instruct =
  'orders instruct 1001 --purpose INVOICE --method W --account usd-1 --fee-account usd-1 --yes';
const made = { booking: keptBooking, order: { number: '1001', reference: '' } };
const instruction = { idempotencyKey: 'key', startedAt: keptBooking.startedAt, endings: {} };

const states = {
  booking: { kind: 'booking', booking: keptBooking },
  booked: { kind: 'booked', refusal: null, ...made },
  instructing: { kind: 'instructing', instruction, ...made },
} as const;

/** A customer with the order 1001, which a run has booked as far as it says. */
const withRun = async (kind: 'booking' | 'booked' | 'instructing') => {
  const customer = corpayCustomer();
  expect((await customer.run(booked)).code).toBe(0);
  const [entry] = await customer.journal.list();
  if (entry !== undefined) await customer.journal.settle(entry);
  const { connection, user } = customer.session;
  await makeCustomerCorpayRuns(connection, user).begin(keptRun(keptDeal(states[kind])));
  customer.sent.length = 0;
  return customer;
};

describe('an order of a payment run', () => {
  it('is not instructed by itself while it is not known whether the run has instructed it', async () => {
    const { run, sent } = await withRun('instructing');
    for (const more of ['', ' --dry-run']) {
      const held = await run(`${instruct} --beneficiary olive${more}`);
      expect([held.code, held.error()], held.stderr).toEqual([
        8,
        {
          code: 'run-open',
          message:
            "The payment run 'November' on this device may have instructed order 1001: it is not known yet. Find out about it there first. Nothing was sent.",
          hint: 'Find out with: fxg payments resume --key November',
          requestId: null,
        },
      ]);
    }
    expect(sent).toEqual([]);
  });

  it('is not instructed by itself while it may be a deal of the run whose booking was never answered (RUN-6)', async () => {
    const { run, sent } = await withRun('booking');
    const held = await run(`${instruct} --beneficiary olive`);
    expect([held.code, held.error()?.code, held.error()?.message], held.stderr).toEqual([
      8,
      'run-open',
      "Order 1001 may be deal 1 of the payment run 'November' on this device: it is not known yet. Find out about it there first. Nothing was sent.",
    ]);
    expect(JSON.stringify(sent)).not.toContain('instruct');
  });

  it('is not instructed by its run while a single instruction of it has no outcome, whatever that pays', async () => {
    const { run, next, sent } = await withRun('booked');
    next('instruct').fails(silence);
    const lost = await run(`${instruct} --beneficiary thalassa --amount 20 --partial`);
    expect(lost.code, lost.stderr).toBe(8);
    sent.length = 0;
    const held = await run('payments resume --key November --yes --details-checked');
    expect([held.code, held.error()], held.stderr).toMatchObject([
      8,
      { code: 'open-single', hint: expect.stringMatching(/^Find out with: fxg quotes settle\n/) },
    ]);
    expect(sent).toEqual([]);
  });
});
