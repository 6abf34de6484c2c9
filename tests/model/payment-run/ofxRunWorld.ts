import { createOfxRunPartner } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPartner.ts';
import type { OfxQuote } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { ofxBeneficiary } from '../../../packages/domain/test/ofxSamples.ts';
import { OfxPartner } from '../ofx/OfxPartner.ts';
import { ofxPorts } from '../ofx/ofxPorts.ts';
import type { OfxRules } from '../ofx/ofxRules.ts';
import { lookAtPartner } from '../world/lookAtPartner.ts';
import { World, type Bounds } from '../world/World.ts';
import { paymentText, type TrueRunDeal } from './RunLedger.ts';
import { beginRunWorld, settlementOf, type RunConnection, type RunPlan } from './runWorld.ts';

const absent = () => Promise.reject(new Error('A payment run does no such thing.'));

/** A payment run at OFX, whose deals pay their payees by themselves; a deal names no references. */
export const ofxRunWorld = (plan: RunPlan, rules: OfxRules, bounds: Bounds): World => {
  const world = new World(1, bounds);
  const partner = new OfxPartner(world, rules);
  const deals = (): readonly TrueRunDeal[] =>
    partner.deals.map(({ number, quoteId, request }) => ({
      number,
      quoteId,
      instructed: [
        request.beneficiaries.map(({ beneficiaryId, amount }) => paymentText(beneficiaryId, amount, '')),
      ],
    }));
  const connect: RunConnection = (process, ledger, name) => {
    const ports = ofxPorts(world, partner, rules, process, () => 'unused');
    let asked = 0;
    const run = createOfxRunPartner({
      ofx: {
        deals: { ...ports.deals, beneficiaries: absent },
        beneficiaries: {
          list: async () => succeeded(['b-1', 'b-2'].map((id) => ofxBeneficiary(id))),
          add: absent,
          edit: absent,
          remove: absent,
          validate: absent,
          template: absent,
        },
        quotes: {
          isStale: absent,
          request: ({ amount }) =>
            lookAtPartner(process, 'the rate', () => {
              const quote: OfxQuote = {
                id: `${name} q-${(asked += 1)}`,
                buy: makeMoney(settlementOf(amount.minor), 'USD'),
                sell: amount,
                fee: { currency: 'USD', amount: 15 },
                customerRate: 0.867,
              };
              partner.offer(quote);
              return succeeded(quote);
            }),
        },
      },
      // Nothing is booked beside the run here.
      runs: { list: async () => [] },
      journal: { booked: async () => [], list: async () => [] },
      confirmedAccounts: ports.confirmedAccounts,
      clock: ports.clock,
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
    fee: 1_500n,
    references: false,
  });
};
