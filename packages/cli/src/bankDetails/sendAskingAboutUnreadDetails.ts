import type {
  BankDetailConfirmation,
  BankDetailsRecheckResult,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { confirmBankDetails } from './confirmBankDetails.ts';

type Unread = Extract<BankDetailsRecheckResult, { kind: 'details-unread' }>;

const isUnread = (outcome: { readonly kind: string }): outcome is Unread => outcome.kind === 'details-unread';

/**
 * Sends, and where the bank details could not be read right before, sends once more if the user wants that all the same,
 * or has said so by `--details-checked` (PAYEE-2). `again` tells that nothing was sent the first time.
 */
export const sendAskingAboutUnreadDetails = async <O extends { readonly kind: string }>(
  invocation: Invocation,
  said: BankDetailConfirmation,
  words: Parameters<typeof confirmBankDetails>[2],
  send: (said: BankDetailConfirmation, again: boolean) => CommandResult<O | Unread>,
): CommandResult<O | Unread> => {
  const sent = await send(said, false);
  if (!sent.ok || !isUnread(sent.value)) return sent;
  const { failure } = sent.value;
  const decided = await confirmBankDetails(invocation, { kind: 'unread', failure }, words);
  return decided.ok ? send({ ...said, unreadAccepted: true }, true) : decided;
};
