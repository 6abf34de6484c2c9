import type { ConfirmedAccounts } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayAccount.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { ChosenAccountStore } from '../../../bankDetails/ChosenAccountStore.ts';
import { maxEqualDealSearchMs } from '../../../quoting/booking/EqualDealStore.ts';
import { resultWithinMs } from '../../../quoting/booking/resultWithinMs.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly chosenAccount: ChosenAccountStore;
  readonly confirmedAccounts: ConfirmedAccounts;
  readonly timers: Timers;
};

/**
 * The account that is paid: as it was read beside the quote, or as it is read now where the press came before that.
 * Null where it does not come while equal deals are looked for.
 */
export const readAccountForBooking = async (
  { session, chosenAccount, confirmedAccounts, timers }: Sources,
  beneficiaryId: string,
): Promise<ChosenAccountStore['current']> => {
  if (chosenAccount.current !== null) return chosenAccount.current;
  return resultWithinMs(timers, maxEqualDealSearchMs, async () => {
    const answer = await readCorpayAccounts(session.corpay.beneficiaries)([beneficiaryId]);
    const [account = null] = answer.ok ? answer.value : [];
    return {
      beneficiaryId,
      account,
      print: account === null ? null : await confirmedAccounts.printOf(account),
    };
  });
};
