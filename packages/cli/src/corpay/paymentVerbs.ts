import { systemClock } from '@fx-gateway/adapters/node';
import { callFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { corpayRunRules } from '@fx-gateway/domain/corpay/payment-run/corpayRunRules.ts';
import { createCorpayRunPartner } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPartner.ts';
import { createCorpayRunPreparation } from '@fx-gateway/domain/corpay/payment-run/createCorpayRunPreparation.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { settlementAccountOptions } from '../payments/file/paymentFileOptions.ts';
import { isLockHeld } from '../configuration/isLockHeld.ts';
import { makeExclusiveRunner } from '../configuration/makeExclusiveRunner.ts';
import type { ConnectPaymentRuns } from '../payments/scope/paymentRunConnection.ts';
import { makePaymentVerbs } from '../payments/paymentVerbs.ts';
import { shellWord } from '../safe-text/shellWord.ts';
import { readOrderDetails } from './orders/readOrderDetails.ts';
import { connectCorpayCustomer } from './scope/corpayCustomerConnection.ts';
import { makeCustomerCorpayRuns } from './scope/makeCustomerCorpayRuns.ts';

const connectRuns: ConnectPaymentRuns = async (invocation, openSession) => {
  const customer = await connectCorpayCustomer(invocation, openSession);
  if (!customer.ok) return customer;
  const { connection, user } = customer.value;
  const runs = makeCustomerCorpayRuns(connection, user);
  const ports = { ...customer.value, runs, clock: systemClock };
  return succeeded({
    rules: corpayRunRules,
    partner: createCorpayRunPartner(ports),
    // Nobody waits at a page here: all orders of the seven days are looked at, at the pace that the partner allows.
    preparation: createCorpayRunPreparation(ports, async (orders) => {
      const { details, failure } = await readOrderDetails(invocation, customer.value.corpay, orders);
      return { details: [...details.values()], failure };
    }),
    runs,
    exclusively: makeExclusiveRunner(invocation, customer.value),
    isBusyElsewhere: () => isLockHeld(customer.value),
    settleSingle: (quoteId) => `fxg quotes settle --quote ${shellWord(quoteId)}`,
    failureMessage: callFailureMessage,
  });
};

export const paymentVerbs = makePaymentVerbs(connectRuns, settlementAccountOptions);
