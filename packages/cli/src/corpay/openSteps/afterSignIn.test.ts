import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { corpayCustomer, withLostBookings } from '../../../test/corpayCustomer.ts';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import {
  mentionOpenMoneyCalls,
  resolveAndReportCorpayMoneyCalls,
} from './resolveAndReportCorpayMoneyCalls.ts';

type Customer = Awaited<ReturnType<typeof withLostBookings>>;

/** What is said on stderr, line by line. */
const heard = async (tell: (invocation: Invocation) => Promise<void>): Promise<readonly string[]> => {
  const lines: string[] = [];
  await tell({
    ...fakeInvocation(null).invocation,
    notice: (text) => void lines.push(text),
    report: async (text) => void lines.push(text),
  });
  return lines;
};

const afterSignIn = ({ session }: Pick<Customer, 'session'>, looksOnly = false) =>
  heard((invocation) => resolveAndReportCorpayMoneyCalls(invocation, session, looksOnly));

const was =
  'You were booking €50.00 for Olive Export, at $100.00. It is not known whether the deal was booked.';

describe('after a sign-in', () => {
  it('nothing is said, and the partner is not reached, where nothing is open', async () => {
    expect(await afterSignIn(corpayCustomer())).toEqual([]);
  });

  it('what stays open is said with how to find out', async () => {
    expect(await afterSignIn(await withLostBookings('not made'))).toEqual([
      'Client code: 500001',
      'What became of your booking of €50.00 to Olive Export for $100.00 is not known yet. No newer order has its amount. Until 09:01:30 UTC it can still become a deal; from then on fxg quotes settle asks by itself. To send the same call again now: fxg quotes settle --quote quote-1 --again',
    ]);
  });

  it('what became a deal is said, and that it waits for its instruction; the partner is reached once', async () => {
    const customer = await withLostBookings('made');
    customer.later(91);
    const lines = await afterSignIn(customer);
    expect(lines.filter((line) => line === 'Client code: 500001')).toHaveLength(1);
    expect(lines.slice(-2)).toEqual([
      'Your earlier booking of €50.00 to Olive Export for $100.00 is order 1001.',
      'Booked here and not instructed here yet: 1001. Next: fxg orders instruct N',
    ]);
  });

  it('it is said why nothing could be found out, and what waits all the same', async () => {
    const customer = await withLostBookings('not made');
    await customer.run('quotes book --beneficiary olive --amount 9 --yes --max-settlement 99 --despite-open');
    Object.assign(customer.session.connection.services, {
      corpayTokens: { request: async () => failed(silence) },
    });
    const lines = await afterSignIn(customer);
    expect(lines).toHaveLength(2);
    expect(lines[0]).not.toContain('Client code');
    expect(lines[1]).toBe('Booked here and not instructed here yet: 1001. Next: fxg orders instruct N');
  });

  it('a profile that may only look finds nothing out and sends nothing', async () => {
    const customer = await withLostBookings('not made');
    customer.later(91);
    expect(await afterSignIn(customer, true)).toEqual([
      `${was} This profile may only look, so it is not found out here.`,
    ]);
    expect(customer.sent).toEqual([]);
  });
});

describe('what is kept on this machine alone', () => {
  it('says which booking is open, and asks nobody', async () => {
    const { session, sent } = await withLostBookings('not made');
    expect(await heard((invocation) => mentionOpenMoneyCalls(invocation, session))).toEqual([
      `${was} Find out with: fxg quotes settle`,
    ]);
    expect(sent).toEqual([]);
  });

  it('says which instruction is open', async () => {
    const { session, run, next } = corpayCustomer();
    await run('quotes book --beneficiary olive --amount 100 --yes --max-settlement 200');
    next('instruct').fails(silence);
    await run('orders instruct 1001 --purpose INVOICE --account usd-1 --yes');
    const [line, ...others] = await heard((invocation) => mentionOpenMoneyCalls(invocation, session));
    expect(line).toMatch(/instructing.*1001.* Find out with: fxg quotes settle$/);
    expect(others).toEqual([]);
  });
});
