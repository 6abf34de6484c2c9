import { makeOutput } from '../verbs/makeOutput.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { detailsCheckedOption } from '../bankDetails/confirmBankDetails.ts';
import { newPaymentRun } from './beginPaymentRun.ts';
import { confirmRunQuestions, sameAgainOption } from './judging/confirmRunQuestions.ts';
import { heldRowsFailure } from './judging/heldRowsFailure.ts';
import { judgedPaymentsJson, judgedPaymentsView } from './judging/judgedPaymentsOutput.ts';
import { openPayments } from './openPayments.ts';
import { paymentFileOptions } from './file/paymentFileOptions.ts';
import type { ConnectPaymentRuns } from './scope/paymentRunConnection.ts';
import { preparePayments, selectPayments } from './judging/preparePayments.ts';
import { findRunAsks } from './judging/runAsks.ts';
import { unreadOrdersOption } from './judging/unreadOrdersQuestion.ts';
import { findWhereRunWouldStop } from './findWhereRunWouldStop.ts';
import { writeRejects } from './judging/writeRejects.ts';

/** Says of a question what a run would end with, and puts none. */
const asDryRun = (invocation: Invocation): Invocation => ({
  ...invocation,
  options: {
    ...invocation.options,
    flag: (name) => name === 'dryRun' || invocation.options.flag(name),
  },
});

/** Judges a file of payments; nothing is sent, and what a user would be asked keeps no row back. */
export const makeCheckPaymentsVerb = (
  connect: ConnectPaymentRuns,
  own: readonly OptionSpec[],
): PartnerVerb<'payments check'> => ({
  usage: 'check',
  summary: 'Judge a file of payments: every row with all its reasons, and the deals it makes.',
  options: [...paymentFileOptions, ...own, sameAgainOption, unreadOrdersOption, detailsCheckedOption],
  notes: [
    'Nothing is sent. It ends with 2 where a row cannot go, or where fxg payments run would ask and nobody can answer: the options that answer it there answer it here.',
  ],
  examples: ['check --file payments.csv', 'check --file - < payments.csv'],
  run: async (invocation, openSession) => {
    const opened = await openPayments(connect, invocation, openSession);
    if (!opened.ok) return opened;
    const { connection, rows } = opened.value;
    const prepared = await preparePayments(invocation, connection, rows);
    if (!prepared.ok) return prepared;
    const said = await confirmRunQuestions(asDryRun(invocation), connection, prepared.value);
    if (!said.ok) return said;
    const asked = prepared.value.judged.flatMap(({ questions }) => questions.map(({ key }) => key));
    const selected = selectPayments(prepared.value, new Set(asked));
    const written = await writeRejects(invocation, prepared.value, selected);
    if (!written.ok) return written;
    const made = newPaymentRun(invocation.options, { name: '', terms: '' }, prepared.value, selected, []);
    if (!made.ok) invocation.wouldEnd(made.failure);
    // The answer to the question about rows that were paid lately covers the orders that were there.
    const isAsked = prepared.value.judged.some(({ questions }) =>
      questions.some(({ kind }) => kind === 'paid-lately'),
    );
    const beside = isAsked ? prepared.value.loaded.known : said.value.beside;
    const agreed = { ...said.value, beside };
    const equal = made.ok
      ? await findWhereRunWouldStop(invocation, connection, made.value, { agreed, missing: [] }, 'new')
      : [];
    const open = { isFeeAccountOpen: !made.ok, equal };
    const asks = findRunAsks(invocation.options, connection, prepared.value, open);
    return makeOutput(
      judgedPaymentsJson(prepared.value, selected.groups, asks),
      judgedPaymentsView(prepared.value, selected.groups, asks),
      heldRowsFailure(selected, prepared.value),
    );
  },
});
