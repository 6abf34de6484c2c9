import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import { paymentMethodName } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { createCorpayRunPartner } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPartner.ts';
import { createCorpayRunPreparation } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPreparation.ts';
import { createRunMappingStore } from '@fx-gateway/domain/payment-run/reading/runMappingStore.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { reaction } from 'mobx';
import { DealsInHand } from '../../payment-run/stores/DealsInHand.ts';
import { makeRunWorkspaceGetter } from '../../payment-run/stores/makeRunWorkspaceGetter.ts';
import { paths } from '../../routing/paths.ts';
import type { CorpayUserStores } from '../stores/CorpayUserStores.ts';

/** The payment runs of the customer at Corpay; made when a page first needs them. */
export const findOrCreateCorpayRuns = makeRunWorkspaceGetter(
  ({
    session,
    orders,
    instructDependencies,
    bankDetailChecks,
    clock,
    timers,
    identifiers,
    store,
    sub,
    exclusively,
    exclusivelyFor,
    bookedMarkets,
  }: CorpayUserStores) => {
    const { corpay } = session;
    const { journal, confirmedAccounts } = instructDependencies;
    const ports = { corpay, journal, confirmedAccounts, bankDetailChecks, clock };
    const owner = `corpay.${sub}`;
    const runs = createPaymentRunStore(store, owner);
    return {
      rules: corpayRunRules,
      partner: createCorpayRunPartner(ports),
      preparation: createCorpayRunPreparation({ ...ports, runs }),
      runs,
      mappings: createRunMappingStore(store, owner),
      bankDetails: {
        confirmedAccounts,
        bankDetailChecks,
        clock,
        readAccounts: readCorpayAccounts(corpay.beneficiaries),
      },
      clock,
      timers,
      identifiers,
      exclusively,
      inHand: new DealsInHand(exclusivelyFor, timers),
      bookedMarkets,
      booked: { noun: 'Order', list: paths.gateway.orders, path: (number) => paths.gateway.order(number) },
      methodName: paymentMethodName,
      failureWords: callFailureMessage,
      watchPayees: (changed) => reaction(() => session.beneficiaries.value, changed),
      bookedMore: () => orders.refresh(),
    };
  },
);
