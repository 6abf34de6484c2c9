import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { CorpayDeals, CorpayOrders, CorpayQuotes } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createPendingBankDetailCheckStore } from '@fx-gateway/domain/bankDetails/bankDetailChecks.ts';
import { createConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { carryMoneyCall } from '../world/carryMoneyCall.ts';
import { gatedStore } from '../world/gatedStore.ts';
import { lookAtPartner } from '../world/lookAtPartner.ts';
import type { Process } from '../world/Process.ts';
import type { World } from '../world/World.ts';
import type { CorpayPartner } from './CorpayPartner.ts';
import type { CorpayRules } from './corpayRules.ts';

/**
 * What the use cases reach from one process. Bank details never change here, so that reading them is no await: nothing
 * that anybody does could come before or after it.
 */
export const corpayPorts = (
  world: World,
  partner: CorpayPartner,
  rules: CorpayRules,
  process: Process,
  uuid: () => string,
) => {
  const isRefusedAtTheDoor =
    rules.broken === 'a second copy is refused at the door before the first is heard';
  const aside = createMemoryStore();
  const identifiers = { uuid };
  const quotes: Pick<CorpayQuotes, 'remaining'> = {
    remaining: (quoteId) =>
      lookAtPartner(process, `the end of ${quoteId}`, () => succeeded(partner.remaining(quoteId))),
  };
  const deals: CorpayDeals = {
    book: (quoteId, key) =>
      carryMoneyCall(world, process, {
        what: `the booking of ${quoteId}`,
        path: '/deal/book',
        arrive: () => partner.book(quoteId, key),
        // The end of its quote is what ends it.
        lastTick: Infinity,
        isRefusedAtTheDoor,
        isLimited: rules.limitsCalls === true,
      }),
    instruct: (instruction, key) =>
      carryMoneyCall(world, process, {
        what: `the instruction ${key}`,
        path: '/deal/instruct',
        arrive: () => partner.instruct(instruction, key),
        lastTick: rules.broken === 'instructions arrive after 45 seconds' ? Infinity : world.tick,
        isRefusedAtTheDoor,
        isLimited: rules.limitsCalls === true,
      }),
  };
  const orders: CorpayOrders = {
    list: () => lookAtPartner(process, 'the orders', () => succeeded(partner.list())),
    show: (number) => lookAtPartner(process, `order ${number}`, () => partner.show(number)),
  };
  return {
    quotes,
    deals,
    orders,
    journal: createCorpayJournal(gatedStore(world, process), 'customer'),
    clock: world.clockOf(process),
    identifiers,
    beneficiaries: {
      show: async () => failed(callFailure('refused', '/beneficiaries', { status: 404 })),
    },
    bankDetailChecks: createPendingBankDetailCheckStore(aside, 'customer'),
    confirmedAccounts: createConfirmedBankDetailsStore(
      { store: aside, fingerprint: async () => 'print', identifiers: { uuid: () => 'id' } },
      'customer',
    ),
  };
};

export type CorpayPortsOfProcess = ReturnType<typeof corpayPorts>;
