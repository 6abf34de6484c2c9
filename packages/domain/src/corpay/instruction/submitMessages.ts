import { lastFourOf, spokenEnding, type PayeeAccount } from '../../bankDetails/payeeAccount.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/money.ts';

/** The partner names no fee before an instruction, and sets one with it. */
export const feeBeforeSubmit = 'Corpay sets the fee when you submit.';

/** What a press of Submit does: `Sends £5,000.00 to Quay, account ending 4821, settled from USD Wire ...8987.` */
export const submitSends = ({
  amount,
  payee,
  account,
  settledFrom,
}: {
  readonly amount: Money;
  readonly payee: string;
  /** The account that is paid; null where it is not known. */
  readonly account: Pick<PayeeAccount, 'account'> | null;
  /** The settlement account in the partner's words. */
  readonly settledFrom: string;
}): string => {
  const ending = lastFourOf(account?.account ?? '');
  const paidTo = ending === '' ? payee : `${payee}, ${spokenEnding(ending)}`;
  return `Sends ${formatMoney(amount)} to ${paidTo}, settled from ${settledFrom.replace(/\.$/, '')}.`;
};
