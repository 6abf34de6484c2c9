import { makeOutput } from '../verbs/makeOutput.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { heldRowsFailure } from './heldRowsFailure.ts';
import { judgedPaymentsJson, judgedPaymentsView } from './judgedPaymentsOutput.ts';
import { openPayments } from './openPayments.ts';
import { paymentFileOptions } from './file/paymentFileOptions.ts';
import type { ConnectPaymentRuns } from './paymentRunConnection.ts';
import { preparePayments, selectPayments } from './preparePayments.ts';
import { writeRejects } from './writeRejects.ts';

/** Judges a file of payments; nothing is sent, and what a user would be asked keeps no row back. */
export const makeCheckPaymentsVerb = (
  connect: ConnectPaymentRuns,
  own: readonly OptionSpec[],
): PartnerVerb<'payments check'> => ({
  usage: 'check',
  summary: 'Judge a file of payments: every row with all its reasons, and the deals it makes.',
  options: [...paymentFileOptions, ...own],
  notes: ['Nothing is sent. It ends with 2 where a row cannot go, as fxg payments run does.'],
  examples: ['check --file payments.csv', 'check --file - --settle-in GBP < payments.csv'],
  run: async (invocation, openSession) => {
    const opened = await openPayments(connect, invocation, openSession);
    if (!opened.ok) return opened;
    const { connection, rows } = opened.value;
    const prepared = await preparePayments(invocation, connection, rows);
    if (!prepared.ok) return prepared;
    const asked = prepared.value.judged.flatMap(({ questions }) => questions.map(({ key }) => key));
    const selected = selectPayments(prepared.value, new Set(asked));
    const written = await writeRejects(invocation, prepared.value, selected);
    if (!written.ok) return written;
    return makeOutput(
      judgedPaymentsJson(prepared.value, selected.groups),
      judgedPaymentsView(prepared.value, selected.groups),
      heldRowsFailure(selected, prepared.value),
    );
  },
});
