import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import { createCorpayRunPartner } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPartner.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { CorpayPartner } from '../corpay/CorpayPartner.ts';
import { corpayPorts } from '../corpay/corpayPorts.ts';
import type { CorpayRules } from '../corpay/corpayRules.ts';
import { lookAtPartner } from '../world/lookAtPartner.ts';
import { World, type Bounds } from '../world/World.ts';
import { paymentText, type TrueRunDeal } from './RunLedger.ts';
import { beginRunWorld, settlementOf, type RunConnection, type RunPlan } from './runWorld.ts';

const absent = () => Promise.reject(new Error('A payment run does no such thing.'));

/** A payment run at Corpay. */
export const corpayRunWorld = (plan: RunPlan, rules: CorpayRules, bounds: Bounds): World => {
  const world = new World(1, bounds);
  const partner = new CorpayPartner(world, rules);
  const deals = (): readonly TrueRunDeal[] =>
    partner.orders.map(({ number, quoteId, payments }) => ({
      number,
      quoteId,
      instructed: payments.map(({ instruction }) =>
        instruction.payments.map(({ beneficiaryId, amount, paymentReference }) =>
          paymentText(beneficiaryId, amount, paymentReference),
        ),
      ),
    }));
  const connect: RunConnection = (process, ledger, name) => {
    const ports = corpayPorts(world, partner, rules, process, () => 'unused');
    let asked = 0;
    const run = createCorpayRunPartner({
      ...ports,
      corpay: {
        ...ports,
        quotes: {
          ...ports.quotes,
          request: ({ amount }) =>
            lookAtPartner(process, 'the rate', () => {
              const quote: Quote = {
                quoteId: `${name} q-${(asked += 1)}`,
                rate: 0.867,
                settlement: makeMoney(settlementOf(amount.minor), 'USD'),
                payment: amount,
                expiryRemaining: 30,
              };
              partner.offer(quote);
              return succeeded(quote);
            }),
        },
        beneficiaries: {
          show: async (id) =>
            succeeded({ ...newBeneficiary(id), accountHolderName: id, accountNumber: `1234567${id}` }),
          list: absent,
          add: absent,
          edit: absent,
          remove: absent,
          rules: absent,
        },
      },
      // Nothing is booked beside the run here.
      journal: { list: async () => [], booked: async () => [] },
    });
    return {
      ...run,
      quote: async (deal) => {
        const quote = await run.quote(deal);
        if (quote.ok) ledger.quoted(deal.id, quote.value);
        return quote;
      },
    };
  };
  return beginRunWorld(world, plan, { deals, text: () => partner.text() }, connect, {
    fee: 0n,
    references: true,
    haveOrder: ({ quoteId, rate, pays, receive }) =>
      partner.haveOrder({ quoteId, rate, settlement: pays, payment: receive, expiryRemaining: 30 }),
  });
};
