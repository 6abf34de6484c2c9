import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { readOfxAccounts } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { createOfxRunPartner } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPartner.ts';
import { createOfxRunPreparation } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPreparation.ts';
import { ofxRunRules } from '@fx-gateway/domain/ofx/payment-run/ofxRunRules.ts';
import { createRunMappingStore } from '@fx-gateway/domain/payment-run/reading/runMappingStore.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { reaction } from 'mobx';
import { DealsInHand } from '../../payment-run/stores/DealsInHand.ts';
import { makeRunWorkspaceGetter } from '../../payment-run/stores/makeRunWorkspaceGetter.ts';
import { paths } from '../../routing/paths.ts';
import type { OfxUserStores } from '../stores/OfxUserStores.ts';

/** The payment runs of the customer at OFX; made when a page first needs them. */
export const findOrCreateOfxRuns = makeRunWorkspaceGetter(
  ({
    session,
    deals,
    confirmedAccounts,
    clock,
    timers,
    identifiers,
    store,
    sub,
    exclusively,
    exclusivelyFor,
    bookedMarkets,
  }: OfxUserStores) => {
    const { ofx } = session;
    const owner = `ofx.${sub}`;
    const runs = createPaymentRunStore(store, owner);
    const ports = { ofx, journal: createOfxJournal(store, sub), confirmedAccounts, runs, clock };
    return {
      rules: ofxRunRules,
      partner: createOfxRunPartner(ports),
      preparation: createOfxRunPreparation(ports),
      runs,
      mappings: createRunMappingStore(store, owner),
      bankDetails: { confirmedAccounts, clock, readAccounts: readOfxAccounts(ofx.beneficiaries) },
      clock,
      timers,
      identifiers,
      exclusively,
      inHand: new DealsInHand(exclusivelyFor, timers),
      bookedMarkets,
      booked: { noun: 'Deal', list: paths.gateway.deals, path: (id) => paths.gateway.deal(id) },
      methodName: (method) => method,
      failureWords: ofxCallFailureMessage,
      watchPayees: (changed) => reaction(() => session.beneficiaries.value, changed),
      bookedMore: () => deals.refresh(),
    };
  },
);
