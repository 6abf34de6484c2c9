import { detailsCheckedOption } from '../bankDetails/confirmBankDetails.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { requireWayToConfirm } from '../verbs/confirmChange.ts';
import { findRun, runKeyOption } from './scope/findRun.ts';
import type { ConnectPaymentRuns } from './scope/paymentRunConnection.ts';
import { dealWordOptions, readDealWords } from './readDealWords.ts';
import { readSettlementLimits, settlementLimitOption } from './readSettlementLimits.ts';
import { unreadOrdersOption } from './judging/unreadOrdersQuestion.ts';
import { resumeRun } from './resumeRun.ts';
import { sameKnownOption } from './judging/confirmRunQuestions.ts';

/** Goes on with a run that was interrupted, or that stopped with a question. */
export const makeResumePaymentsVerb = (connect: ConnectPaymentRuns): PartnerVerb<'payments resume'> => ({
  usage: 'resume',
  summary: 'Go on with a payment run that was interrupted, or stopped with a question.',
  changes: true,
  movesMoney: true,
  options: [
    runKeyOption,
    settlementLimitOption,
    ...dealWordOptions,
    sameKnownOption,
    unreadOrdersOption,
    detailsCheckedOption,
  ],
  notes: [
    'Without --key it is the run that is not over.',
    'A call whose answer was lost is looked into first; where it was not carried out, the very same call is sent again.',
    'A deal that another order pays already is left out with --leave-out; one that is booked stays booked and pays nobody.',
  ],
  examples: ['resume', 'resume --key payroll-2026-11 --yes', 'resume --order 3=20418202 --yes'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const way = requireWayToConfirm(invocation);
    if (!way.ok) return way;
    const limits = readSettlementLimits(options);
    if (!limits.ok) return limits;
    const orders = readDealWords(options);
    if (!orders.ok) return orders;
    const connection = await connect(invocation, openSession);
    if (!connection.ok) return connection;
    const found = await findRun(connection.value, options, 'only');
    if (!found.ok) return found;
    return resumeRun(invocation, connection.value, found.value, {
      limits: limits.value,
      orders: orders.value,
      beside: options.texts('beside'),
      leftOut: options.texts('leaveOut'),
    });
  },
});
