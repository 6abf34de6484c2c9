import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import {
  noBankDetailConfirmation,
  type BankDetailConfirmation,
  type CurrentBankDetails,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { partnerSaysMessage } from '@fx-gateway/domain/calls/partnerSaysMessage.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { safeLines } from '../safe-text/safeText.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmCaution } from '../verbs/confirmCaution.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import { howToSeeAccounts } from './howToSeeAccounts.ts';

const howToCheck = 'by calling a telephone number you already knew';

/** Answers the question about bank details where the command cannot ask; `--yes` does not. */
export const detailsCheckedOption: OptionSpec = {
  flags: '--details-checked',
  summary: `you checked bank details that are new, changed or cannot be read with the beneficiary ${howToCheck}`,
};

/**
 * Money leaves only after the user has said that bank details were checked which are new or have changed, or that it is
 * wanted although they cannot be read (PAYEE-1). `nothing` says what has not happened after a no, `since` since when they
 * are compared.
 */
export const confirmBankDetails = async (
  invocation: Invocation,
  now: CurrentBankDetails,
  { nothing, since }: { readonly nothing: string; readonly since: string },
): CommandResult<BankDetailConfirmation> => {
  const refusal = {
    code: 'details-not-checked',
    message: nothing,
    hint: `Check the bank details with the beneficiary ${howToCheck}.`,
  };
  const hint = `Check them with the beneficiary ${howToCheck}, then add --details-checked.`;
  if (now.kind === 'unread') {
    const accepted = await confirmCaution(invocation, {
      option: 'detailsChecked',
      why: joinSentences(bankDetailMessages.unread, partnerSaysMessage(now.failure) ?? ''),
      question: bankDetailMessages.unreadTick,
      hint,
      refusal,
    });
    return accepted.ok ? succeeded({ checked: [], unreadAccepted: accepted.value }) : accepted;
  }
  const { questions } = now;
  if (questions.length === 0) return succeeded(noBankDetailConfirmation);
  const checked = await confirmCaution(invocation, {
    option: 'detailsChecked',
    why: questions.map((question) => bankDetailMessages.why(question, since)).join('\n'),
    question: bankDetailMessages.tick,
    help: safeLines(howToSeeAccounts(questions)),
    hint: safeLines([hint, ...howToSeeAccounts(questions)]),
    refusal,
  });
  return checked.ok ? succeeded({ checked: checked.value ? questions : [], unreadAccepted: false }) : checked;
};
