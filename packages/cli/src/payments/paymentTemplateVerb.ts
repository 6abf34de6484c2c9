import { formatRunTemplate } from '@fx-gateway/domain/payment-run/reading/formatRunTemplate.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { RunPayee } from '@fx-gateway/domain/payment-run/runPayee.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { safeName } from '../safe-text/safeText.ts';
import type { ConnectPaymentRuns } from './scope/paymentRunConnection.ts';

/** Who has a name that would steer a terminal stands in the table by their id. */
const nameSafely = (payee: RunPayee): RunPayee =>
  safeName(payee.name) === payee.name ? payee : { ...payee, name: payee.id };

/** Writes a table with the customer's own payees, to be filled in. */
export const makePaymentTemplateVerb = (connect: ConnectPaymentRuns): PartnerVerb<'payments template'> => ({
  usage: 'template',
  summary: 'Write a table with your payees as CSV, to be filled in with amounts.',
  examples: ['template'],
  run: async (invocation, openSession) => {
    const connection = await connect(invocation, openSession);
    if (!connection.ok) return connection;
    const { preparation, rules, failureMessage } = connection.value;
    const payees = await preparation.payees();
    if (!payees.ok) return failed(callCommandFailure(payees.failure, failureMessage(payees.failure)));
    await invocation.emitText(formatRunTemplate(payees.value.map(nameSafely), rules).replaceAll('\r', ''));
    return succeeded(null);
  },
});
