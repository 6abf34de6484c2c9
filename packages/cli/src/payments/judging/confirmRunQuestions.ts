import {
  noBankDetailConfirmation,
  type BankDetailConfirmation,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { RunQuestion } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { confirmBankDetails } from '../../bankDetails/confirmBankDetails.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { confirmCaution } from '../../verbs/confirmCaution.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';
import type { PreparedPayments } from './preparePayments.ts';
import { unreadOrdersQuestion } from './unreadOrdersQuestion.ts';

/** Answers the questions about payments that may be there already. */
export const sameAgainOption: OptionSpec = {
  flags: '--same-again',
  summary:
    'pay also what stands in the file twice, or was paid in the last seven days by orders that are there now, perhaps with another amount',
};

/** The same of a run that goes on. */
export const sameKnownOption: OptionSpec = {
  flags: '--same-again',
  summary:
    'book beside all orders of the last seven days that were there when the run began, not beside later ones',
};

/** What the user has said yes to. */
export type ConfirmedQuestions = {
  /** The keys of the questions about rows. */
  readonly keys: ReadonlySet<string>;
  /** The orders of the last seven days beside which they want to pay: those that were there when they were told so. */
  readonly beside: readonly string[];
  readonly bankDetails: BankDetailConfirmation;
  /** They want to pay although not even the list of the last seven days can be seen. */
  readonly unseenAccepted: boolean;
};

type AskedRow = RunQuestion & { readonly row: number };

/** What is asked of rows that can go. */
export const openRowQuestions = ({ judged }: Pick<PreparedPayments, 'judged'>): readonly AskedRow[] =>
  judged.flatMap(({ row, problems, questions }) =>
    problems.length > 0 ? [] : questions.map((question) => ({ row, ...question })),
  );

const isSameAgain = ({ kind }: RunQuestion): boolean => kind !== 'details-changed';
const isPaidLately = ({ kind }: RunQuestion): boolean => kind === 'paid-lately';
const isPaidBefore = (question: RunQuestion): boolean =>
  isPaidLately(question) || question.kind === 'paid-reference';

/** Where nobody answers, the good rows go without those that somebody would be asked about. */
const isLeftOut = ({ canAsk, options }: Invocation): boolean =>
  !canAsk && options.flag('goodRows') && !options.flag('sameAgain');

const confirmSameAgain = async (
  invocation: Invocation,
  questions: readonly AskedRow[],
): CommandResult<boolean> =>
  questions.length === 0 || isLeftOut(invocation)
    ? succeeded(questions.length === 0)
    : confirmCaution(invocation, {
        option: 'sameAgain',
        why: questions.map(({ row, message }) => `Row ${row}: ${message}`).join('\n'),
        question: 'Pay all of these all the same?',
        hint: 'Pay the others with --good-rows, or these as well with --same-again.',
        unconfirmed: {
          exit: exitCodes.usage,
          code: questions.some(isPaidBefore) ? 'paid-lately' : 'same-row',
        },
        refusal: {
          code: 'same-again',
          message: 'Nothing was booked.',
          hint: 'Pay the others with --good-rows --no-input.',
        },
      });

const confirmUnreadOrders = async (
  invocation: Invocation,
  connection: Pick<PaymentRunConnection, 'failureMessage'>,
  { loaded }: PreparedPayments,
): CommandResult<boolean> =>
  loaded.recentUnread === null
    ? succeeded(true)
    : confirmCaution(invocation, unreadOrdersQuestion(loaded.recentUnread, connection));

/** Asks what is open about the rows that can go, or reads the answers from the options. */
export const confirmRunQuestions = async (
  invocation: Invocation,
  connection: Pick<PaymentRunConnection, 'failureMessage'>,
  prepared: PreparedPayments,
): CommandResult<ConfirmedQuestions> => {
  const { judged, loaded } = prepared;
  const { options } = invocation;
  const open = openRowQuestions(prepared);
  const looked = await confirmUnreadOrders(invocation, connection, prepared);
  if (!looked.ok) return looked;
  const asked = open.filter(isSameAgain);
  const same = await confirmSameAgain(invocation, asked);
  if (!same.ok) return same;
  const paid = new Set(judged.flatMap(({ payment }) => (payment === null ? [] : [payment.payee.id])));
  const words = { nothing: 'Nothing was booked.', since: 'they were paid last' };
  const now =
    loaded.unread === null
      ? ({
          kind: 'read',
          accounts: [],
          questions: loaded.questions.filter(({ account }) => paid.has(account.beneficiaryId)),
        } as const)
      : ({ kind: 'unread', failure: loaded.unread } as const);
  const details = await confirmBankDetails(invocation, now, words);
  if (!details.ok) return details;
  const isDry = options.flag('dryRun');
  // A yes counts for orders only where they were named with the question.
  const isAgreed = options.flag('sameAgain') || (same.value && asked.some(isPaidLately));
  return succeeded({
    keys: new Set(
      open
        .filter(({ kind }) =>
          kind === 'details-changed'
            ? details.value.checked.length > 0 || isDry
            : same.value || (isDry && !isLeftOut(invocation)),
        )
        .map(({ key }) => key),
    ),
    beside: isAgreed ? loaded.known : [],
    // A yes to some orders that could not be read is none to a list that nobody saw.
    unseenAccepted:
      options.flag('unreadOrdersAccepted') ||
      (loaded.recentUnread?.count === null && (looked.value || isDry)),
    bankDetails: isDry ? noBankDetailConfirmation : details.value,
  });
};
