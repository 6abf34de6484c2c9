import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import type { BankDetailsRecheckResult } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { partnerSaysMessage } from '@fx-gateway/domain/calls/partnerSaysMessage.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { howToSeeAccounts } from './howToSeeAccounts.ts';

/** Bank details that changed, or could not be read, between the plan and the call: nothing was sent. */
export const bankDetailsFailure = (
  found: Exclude<BankDetailsRecheckResult, { kind: 'clear' }>,
  since: string,
): CommandFailure => {
  const why =
    found.kind === 'details-unread'
      ? joinSentences(bankDetailMessages.unread, partnerSaysMessage(found.failure) ?? '')
      : found.questions.map((question) => bankDetailMessages.why(question, since)).join('\n');
  return commandFailure(exitCodes.usage, 'details-not-checked', `Nothing was sent. ${why}`, {
    hint: safeLines([
      'This came up after the plan was shown. Check the bank details with the beneficiary, then run this again.',
      ...(found.kind === 'details-unread' ? [] : howToSeeAccounts(found.questions)),
    ]),
    ...(found.kind === 'details-unread' ? { requestId: found.failure.requestId } : {}),
  });
};
