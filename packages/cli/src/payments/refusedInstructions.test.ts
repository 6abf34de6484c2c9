import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../test/answersInTurn.ts';
import { corpayCustomer } from '../../test/corpayCustomer.ts';
import { keptDeal, keptRun } from '../../test/keptRun.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { makeCustomerCorpayRuns } from '../corpay/scope/makeCustomerCorpayRuns.ts';

const resume = 'payments resume --key November --yes --details-checked';

/** A run of three deals, none of which is booked. */
const withRun = async () => {
  const customer = corpayCustomer();
  const { connection, user } = customer.session;
  const runs = makeCustomerCorpayRuns(connection, user);
  const deals = [50n, 60n, 70n].map((euros, place) => {
    const deal = keptDeal({ kind: 'waiting', refusal: null }, { id: String(place + 1) });
    return {
      ...deal,
      payments: deal.payments.map((each) => ({ ...each, amount: makeMoney(euros * 100n, 'EUR') })),
    };
  });
  await runs.begin(keptRun(...deals));
  const states = async () => (await runs.find('run-1'))?.deals.map(({ state }) => state.kind);
  return { ...customer, states };
};

describe('a run whose instructions are refused', () => {
  it('ends with 7 before it books another deal, says why, and books on when it is told to', async () => {
    const { run, next, states } = await withRun();
    next('instruct').fails(refusal('The purpose is not allowed.'));
    const stopped = await run(resume);
    expect([stopped.code, stopped.error()]).toEqual([
      7,
      {
        code: 'instruction-refused',
        message:
          'Deal 1: The instruction was refused, so no more deals were booked, which may be refused as well. Error instructing deal. Please try again. (The purpose is not allowed.)',
        hint: 'To try it again and book the others: fxg payments resume --key November\nTo go on without it: fxg payments resume --key November --leave-out 1\nIn all of this run: booked 1 deal with 1 payment, instructed 0 deals with 0 payments, unpaid 3 payments, in doubt 0 deals with 0 payments.',
        requestId: null,
      },
    ]);
    expect(await states()).toEqual(['booked', 'waiting', 'waiting']);
    next('instruct').fails(refusal('The purpose is not allowed.'));
    expect((await run(resume)).code).toBe(7);
    expect(await states()).toEqual(['booked', 'paid', 'paid']);
  });

  it('with a 409 does not know the outcome, says what the partner said, and takes it for a refusal once that is sure', async () => {
    const { run, next, states, sent } = await withRun();
    next('instruct').fails(refusal('Another call is at work.', 409));
    const unknown = await run(resume);
    expect([unknown.code, unknown.error().message]).toEqual([
      8,
      'It is not known what became of deal 1. Deal 1: Error instructing deal. Please try again. (Another call is at work.) Not booked yet: deals 2 and 3.',
    ]);
    await vi.advanceTimersByTimeAsync(46_000);
    const calls = sent.length;
    const refused = await run(resume);
    expect([refused.code, refused.error().code]).toEqual([7, 'instruction-refused']);
    expect([sent.length, await states()]).toEqual([calls, ['booked', 'waiting', 'waiting']]);
  });
});
