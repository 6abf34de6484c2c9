import {
  noBankDetailConfirmation,
  type BankDetailConfirmation,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { RunQuestion } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { confirmBankDetails } from '../bankDetails/confirmBankDetails.ts';
import { confirmCaution } from '../verbs/confirmCaution.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import type { PreparedPayments } from './preparePayments.ts';

/** Answers the questions about payments that may be there already. */
export const sameAgainOption: OptionSpec = {
  flags: '--same-again',
  summary:
    'pay also what stands in the file twice, perhaps with another amount, or was paid in the last seven days',
};

/** What the user has said yes to. */
export type ConfirmedQuestions = {
  /** The keys of the questions about rows. */
  readonly keys: ReadonlySet<string>;
  readonly bankDetails: BankDetailConfirmation;
};

/** Where nobody answers, the good rows go without those that somebody would be asked about. */
const isLeftOut = ({ canAsk, options }: Invocation): boolean =>
  !canAsk && options.flag('goodRows') && !options.flag('sameAgain');

const confirmSameAgain = async (
  invocation: Invocation,
  questions: readonly (RunQuestion & { readonly row: number })[],
): CommandResult<boolean> =>
  questions.length === 0 || isLeftOut(invocation)
    ? succeeded(questions.length === 0)
    : confirmCaution(invocation, {
        option: 'sameAgain',
        why: questions.map(({ row, message }) => `Row ${row}: ${message}`).join('\n'),
        question: 'Pay all of these all the same?',
        hint: 'Pay the others with --good-rows, or these as well with --same-again.',
        refusal: {
          code: 'same-again',
          message: 'Nothing was booked.',
          hint: 'Pay the others with --good-rows --no-input.',
        },
      });

/** Asks what is open about the rows that can go, or reads the answers from the options. */
export const confirmRunQuestions = async (
  invocation: Invocation,
  { judged, loaded }: PreparedPayments,
): CommandResult<ConfirmedQuestions> => {
  const open = judged.flatMap(({ row, problems, questions }) =>
    problems.length > 0 ? [] : questions.map((question) => ({ row, ...question })),
  );
  const same = await confirmSameAgain(
    invocation,
    open.filter(({ kind }) => kind !== 'details-changed'),
  );
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
  const isDry = invocation.options.flag('dryRun');
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
    bankDetails: isDry ? noBankDetailConfirmation : details.value,
  });
};
