import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import { readCorpayAccounts } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import type { ChosenBeneficiaryAccountStore } from '../../../bankDetails/ChosenBeneficiaryAccountStore.ts';
import { maxDuplicateDealSearchMs } from '../../../quoting/booking/DuplicateDealStore.ts';
import { waitForResultWithinMs } from '../../../quoting/booking/waitForResultWithinMs.ts';
import type { CorpaySessionStore } from '../session/CorpaySessionStore.ts';

type Sources = {
  readonly session: CorpaySessionStore;
  readonly chosenAccount: ChosenBeneficiaryAccountStore;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly timers: Timers;
};

/**
 * The account that is paid: as it was read beside the quote, or as it is read now where the press came before that.
 * Null where it does not come while equal deals are looked for.
 */
export const readAccountForBooking = async (
  { session, chosenAccount, confirmedAccounts, timers }: Sources,
  beneficiaryId: string,
): Promise<ChosenBeneficiaryAccountStore['current']> => {
  if (chosenAccount.current !== null) return chosenAccount.current;
  return waitForResultWithinMs(timers, maxDuplicateDealSearchMs, async () => {
    const answer = await readCorpayAccounts(session.corpay.beneficiaries)([beneficiaryId]);
    const [account = null] = answer.ok ? answer.value : [];
    return {
      beneficiaryId,
      account,
      print: account === null ? null : await confirmedAccounts.printOf(account),
    };
  });
};
