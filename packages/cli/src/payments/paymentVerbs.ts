import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { makeCheckPaymentsVerb } from './checkPaymentsVerb.ts';
import type { ConnectPaymentRuns } from './scope/paymentRunConnection.ts';
import { makePaymentTemplateVerb } from './paymentTemplateVerb.ts';
import { makeReportPaymentsVerb } from './reportPaymentsVerb.ts';
import { makeResumePaymentsVerb } from './resumePaymentsVerb.ts';
import { makeRunPaymentsVerb } from './runPaymentsVerb.ts';

/** The commands of payment runs, as a partner answers them; `own` are the options that only its files need. */
export const makePaymentVerbs = (
  connect: ConnectPaymentRuns,
  own: readonly OptionSpec[] = [],
): readonly PartnerVerb[] => [
  makePaymentTemplateVerb(connect),
  makeCheckPaymentsVerb(connect, own),
  makeRunPaymentsVerb(connect, own),
  makeResumePaymentsVerb(connect),
  makeReportPaymentsVerb(connect),
];
