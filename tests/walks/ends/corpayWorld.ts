import type { SignedRequestResult } from '../../../packages/adapters/src/http/signedApi.ts';
import { makeCustomerCorpayJournal } from '../../../packages/cli/src/corpay/scope/makeCustomerCorpayJournal.ts';
import type { FakePartner } from '../fakePartner.ts';
import { terminalSession } from '../terminalConnection.ts';
import { createWalkTime } from '../walkTime.ts';
import type { CustomerWorld } from './customerWorld.ts';

/** A customer of a Corpay that keeps keys or not; `moves` is the call after whose answer a process ends. */
export const corpayWorld = async (
  partner: FakePartner,
  lock: string,
  { keys, moves }: { readonly keys: 'on' | 'off'; readonly moves: '/deal/book' | '/deal/instruct' },
) => {
  const time = createWalkTime();
  const customer = await partner.newCustomer(keys, time.clock.now);
  /** What comes back on the next calls that move money: in place of the partner's answer, or after it was lost. */
  const fates: (SignedRequestResult | 'lost-after')[] = [];
  const world: CustomerWorld = {
    session: (store, answered = () => undefined) =>
      terminalSession({
        api: {
          send: async (request) => {
            const fate = request.path === moves ? fates.shift() : undefined;
            const answer = typeof fate === 'object' ? fate : await customer.send(request);
            if (request.path === moves) answered();
            return fate === 'lost-after' ? { kind: 'no-answer' } : answer;
          },
        },
        time,
        store,
        customer,
        lock,
      }),
    made: async () => {
      const orders = await customer.orders();
      return moves === '/deal/book'
        ? orders.map(({ orderNumber }) => orderNumber)
        : orders.flatMap(({ orderNumber, payments }) => payments.map(() => orderNumber));
    },
    holds: async (store) => {
      const { connection, user } = world.session(store);
      const journal = makeCustomerCorpayJournal(connection, user);
      if ((await journal.unreported()).length > 0) return 'answered';
      return (await journal.list()).some(({ kind }) => kind !== 'awaited-instruction') ? 'open' : null;
    },
    later: async () => {
      await time.advance(100_000);
      await time.quiet();
    },
  };
  const [payee] = customer.beneficiaries;
  const account = customer.accounts.find(({ currency }) => currency === 'USD');
  return { ...world, fates, payee: payee?.id ?? '', account: account?.id ?? '' };
};
