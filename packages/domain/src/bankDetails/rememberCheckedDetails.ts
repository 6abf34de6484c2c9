import type { Clock } from '../ports/clock.ts';
import type { ConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import type { BankDetailQuestion } from './readBankDetailsAndQuestions.ts';

/** Notes that bank details were checked as they were shown; what cannot be noted is asked about once more. */
export const rememberCheckedDetails = async (
  {
    confirmedAccounts,
    clock,
  }: {
    readonly confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'confirm'>;
    readonly clock: Pick<Clock, 'now'>;
  },
  questions: readonly BankDetailQuestion[],
): Promise<void> => {
  for (const { account, print } of questions)
    if (print !== null)
      await confirmedAccounts.confirm(account.beneficiaryId, print, clock.now()).catch(() => undefined);
};
