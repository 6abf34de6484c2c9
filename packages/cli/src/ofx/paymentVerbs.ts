import { systemClock } from '@fx-gateway/adapters/node';
import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { createOfxRunPartner } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPartner.ts';
import { createOfxRunPreparation } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPreparation.ts';
import { ofxRunRules } from '@fx-gateway/domain/ofx/payment-run/ofxRunRules.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { scopeStoreToServiceAddress } from '../configuration/scopeStoreToServiceAddress.ts';
import type { ConnectPaymentRuns } from '../payments/paymentRunConnection.ts';
import { makePaymentVerbs } from '../payments/paymentVerbs.ts';
import { openOfx } from './scope/ofxCustomerConnection.ts';

const connectRuns: ConnectPaymentRuns = async (invocation, openSession) => {
  const customer = await openOfx(invocation, openSession);
  if (!customer.ok) return customer;
  const { connection, user } = customer.value;
  const ports = { ...customer.value, clock: systemClock };
  return succeeded({
    rules: ofxRunRules,
    partner: createOfxRunPartner(ports),
    preparation: createOfxRunPreparation(ports),
    runs: createPaymentRunStore(
      scopeStoreToServiceAddress(connection.intents, connection.configuration.ofx?.baseUrl ?? ''),
      user.sub,
    ),
    failureMessage: ofxCallFailureMessage,
  });
};

export const paymentVerbs = makePaymentVerbs(connectRuns);
