import { systemClock } from '@fx-gateway/adapters/node';
import { ofxCallFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { createOfxRunPartner } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPartner.ts';
import { createOfxRunPreparation } from '@fx-gateway/domain/ofx/payment-run/createOfxRunPreparation.ts';
import { ofxRunRules } from '@fx-gateway/domain/ofx/payment-run/ofxRunRules.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { isLockHeld } from '../configuration/isLockHeld.ts';
import { makeExclusiveRunner } from '../configuration/makeExclusiveRunner.ts';
import type { ConnectPaymentRuns } from '../payments/scope/paymentRunConnection.ts';
import { makePaymentVerbs } from '../payments/paymentVerbs.ts';
import { makeCustomerOfxRuns } from './scope/makeCustomerOfxRuns.ts';
import { openOfx } from './scope/ofxCustomerConnection.ts';

const connectRuns: ConnectPaymentRuns = async (invocation, openSession) => {
  const customer = await openOfx(invocation, openSession);
  if (!customer.ok) return customer;
  const { connection, user } = customer.value;
  const runs = makeCustomerOfxRuns(connection, user);
  const ports = { ...customer.value, runs, clock: systemClock };
  return succeeded({
    rules: ofxRunRules,
    partner: createOfxRunPartner(ports),
    preparation: createOfxRunPreparation(ports),
    runs,
    exclusively: makeExclusiveRunner(invocation, customer.value),
    isBusyElsewhere: () => isLockHeld(customer.value),
    settleSingle: () => 'fxg quotes settle',
    failureMessage: ofxCallFailureMessage,
  });
};

export const paymentVerbs = makePaymentVerbs(connectRuns);
