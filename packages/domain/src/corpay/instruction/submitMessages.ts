import {
  lastFourCharacters,
  formatAccountEndingInWords,
  type PayeeAccount,
} from '../../bankDetails/payeeAccount.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';

/** The partner names no fee before an instruction, and sets one with it. */
export const feeBeforeSubmitText = 'Corpay sets the fee when you submit.';

/** An account in the partner's words, which may end with a full stop, as a part of a sentence. */
const named = (account: string): string => account.replace(/\.$/, '');

/**
 * What a press of Submit does: `Sends £5,000.00 to Quay, account ending 4821. $6,400.00 and Corpay's fee are settled from
 * USD Wire ...8987.`
 */
export const submitSendsMessage = ({
  amount,
  payee,
  account,
  settlement,
  isPart,
  settledFrom,
  feeFrom,
}: {
  readonly amount: Money;
  readonly payee: string;
  /** The account that is paid; null where it is not known. */
  readonly account: Pick<PayeeAccount, 'account'> | null;
  /** What the whole deal takes; null where that is not known. */
  readonly settlement: Money | null;
  /** Less is sent than was booked: all of it is settled nevertheless. */
  readonly isPart: boolean;
  /** The settlement account in the partner's words. */
  readonly settledFrom: string;
  /** The account that settles the fee; null where it is the same. */
  readonly feeFrom: string | null;
}): string => {
  const ending = lastFourCharacters(account?.account ?? '');
  const paidTo = ending === '' ? payee : `${payee}, ${formatAccountEndingInWords(ending)}`;
  const whole = isPart ? ' for the whole deal' : '';
  const taken = settlement === null ? 'The whole deal' : `${formatMoney(settlement)}${whole}`;
  const settled =
    feeFrom === null
      ? `${taken} and Corpay's fee are settled from ${named(settledFrom)}.`
      : `${taken} is settled from ${named(settledFrom)}, and Corpay's fee from ${named(feeFrom)}.`;
  return `Sends ${formatMoney(amount)} to ${paidTo}. ${settled}`;
};
