import type { ConfirmedBankDetailsStore } from '../../bankDetails/confirmedAccounts.ts';
import type { StoredOfxBookingCall } from './ofxIntent.ts';

/**
 * Notes which accounts a deal is paid to, as they were read right before (PAYEE-3). What cannot be noted is told as not
 * known later, which is no reason to lose the answer.
 */
export const storePaidAccounts = async (
  { notePaid }: Pick<ConfirmedBankDetailsStore, 'notePaid'>,
  { parts, startedAt }: Pick<StoredOfxBookingCall, 'parts' | 'startedAt'>,
  dealId: string,
): Promise<void> => {
  const endings = parts.flatMap(({ beneficiaryId, accountEnding }) =>
    accountEnding === undefined ? [] : [[beneficiaryId, accountEnding] as const],
  );
  await notePaid(dealId, new Map(endings), startedAt).catch(() => undefined);
};
