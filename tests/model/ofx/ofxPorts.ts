import { createConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { OfxDeals } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { carryMoneyCall } from '../world/carryMoneyCall.ts';
import { gatedStore } from '../world/gatedStore.ts';
import { lookAtPartner } from '../world/lookAtPartner.ts';
import type { Process } from '../world/Process.ts';
import type { World } from '../world/World.ts';
import type { OfxPartner } from './OfxPartner.ts';
import type { OfxRules } from './ofxRules.ts';

/** What the use cases reach from one process; bank details never change here, so that reading them is no await. */
export const ofxPorts = (
  world: World,
  partner: OfxPartner,
  rules: OfxRules,
  process: Process,
  uuid: () => string,
) => {
  const deals: Pick<OfxDeals, 'book' | 'list'> = {
    book: (request, key) =>
      carryMoneyCall(world, process, {
        what: `the booking of ${request.quoteId}`,
        path: '/payments/deals',
        arrive: () => partner.book(request, key),
        lastTick: rules.broken === 'bookings arrive after 90 seconds' ? Infinity : world.tick + 1,
      }),
    list: () => lookAtPartner(process, 'the deals', () => succeeded(partner.list())),
  };
  return {
    deals,
    journal: createOfxJournal(gatedStore(world, process), 'customer'),
    clock: world.clockOf(process),
    identifiers: { uuid },
    beneficiaries: { list: async () => succeeded([]) },
    confirmedAccounts: createConfirmedBankDetailsStore(
      { store: createMemoryStore(), fingerprint: async () => 'print', identifiers: { uuid: () => 'id' } },
      'customer',
    ),
  };
};

export type OfxPortsOfProcess = ReturnType<typeof ofxPorts>;
