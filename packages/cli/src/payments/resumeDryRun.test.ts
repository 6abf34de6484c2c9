import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../test/answersInTurn.ts';
import { corpayCustomer } from '../../test/corpayCustomer.ts';
import { keptBooking, keptDeal, keptRun } from '../../test/keptRun.ts';
import { makeCustomerCorpayRuns } from '../corpay/scope/makeCustomerCorpayRuns.ts';

type Customer = ReturnType<typeof corpayCustomer>;

const waiting = keptDeal({ kind: 'waiting', refusal: null });
const [payment] = waiting.payments;
const bookedEarlier = {
  ...keptRun(
    keptDeal({
      kind: 'paid',
      booking: keptBooking,
      order: { number: '990', reference: '' },
      requestId: null,
    }),
  ),
  id: 'run-0',
  name: 'October',
};

const cases: readonly {
  readonly what: string;
  readonly code: string | null;
  readonly run?: Partial<PaymentRun>;
  readonly earlier?: PaymentRun;
  readonly before?: (customer: Customer) => unknown;
  readonly each?: (customer: Customer) => unknown;
  readonly more?: string;
}[] = [
  { what: 'nothing stops it', code: null },
  {
    what: 'the payee is gone',
    code: 'payees-gone',
    run: {
      deals: payment === undefined ? [] : [{ ...waiting, payments: [{ ...payment, payeeId: 'nobody' }] }],
    },
  },
  {
    what: 'the bank details cannot be read',
    code: 'usage',
    each: ({ next }) => next('beneficiary').fails(silence),
    more: '',
  },
  {
    what: 'the limit is too low',
    code: 'above-limit',
    run: { limits: [makeMoney(9_999n, 'USD')] },
  },
  {
    what: 'there is no quote',
    code: 'refused',
    each: ({ next }) => next('quote').fails(refusal('No quotes today.')),
  },
  {
    what: 'the list of orders cannot be read',
    code: 'no-answer',
    each: ({ next }) => next('orders').fails(silence),
  },
  {
    what: 'the list lacks an order of this machine',
    code: 'list-not-whole',
    earlier: bookedEarlier,
  },
  {
    what: 'the list lacks an order of this machine, which is accepted',
    code: null,
    earlier: bookedEarlier,
    more: ' --details-checked --unread-orders-accepted',
  },
  {
    what: 'a single booking is open',
    code: 'open-single',
    before: async ({ next, run }) => {
      next('book').fails(silence);
      await run('quotes book --beneficiary olive --amount 50 --yes --max-settlement 1000');
    },
  },
];

describe('a dry run of resume', () => {
  it.each(cases)(
    'ends as resume does, and sends and keeps nothing: $what',
    async ({ code, run: own, earlier, before, each, more = ' --details-checked' }) => {
      const customer = corpayCustomer();
      const { run, sent } = customer;
      const { connection, user } = customer.session;
      const runs = makeCustomerCorpayRuns(connection, user);
      await before?.(customer);
      if (earlier !== undefined) await runs.begin(earlier);
      await runs.begin({ ...keptRun(waiting), ...own });
      const calls = sent.length;
      const kept = await runs.find('run-1');
      each?.(customer);
      const dry = await run(`payments resume --key November${more} --dry-run`);
      expect([sent.length, await runs.find('run-1')]).toEqual([calls, kept]);
      each?.(customer);
      const real = await run(`payments resume --key November${more} --yes`);
      expect([dry.code, code === null ? null : dry.error()], dry.stderr).toEqual([
        real.code,
        code === null ? null : { ...real.error(), code },
      ]);
    },
  );
});
