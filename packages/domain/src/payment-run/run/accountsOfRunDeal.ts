import { formatMaskedAccountEnding } from '../../bankDetails/payeeAccount.ts';
import type { RunDeal, RunInstruction } from './paymentRun.ts';

type PaidPayee = { readonly payee: string; readonly accountEnding?: string | null };

/** From which account a deal is settled, and its fees where that is another one; null where it is not known. */
export const settledFromText = ({ settledFrom }: Pick<RunDeal, 'settledFrom'>): string | null => {
  if (settledFrom === undefined) return null;
  const { account, feeAccount } = settledFrom;
  return account === feeAccount ? account : `${account}, its fees from ${feeAccount}`;
};

/** Who is paid, with the last four characters of the account where they are known: `Olive Export •••• 2345`. */
export const payeeWithEnding = ({ payee, accountEnding = null }: PaidPayee): string =>
  accountEnding === null ? payee : `${payee} ${formatMaskedAccountEnding(accountEnding)}`;

/** The deal with the accounts as they were looked at right before its call: what is told of them is what was paid. */
export const withEndings = (deal: RunDeal, endings: RunInstruction['endings']): RunDeal => ({
  ...deal,
  payments: deal.payments.map((payment) => {
    const ending = endings[payment.payeeId] ?? '';
    return ending === '' ? payment : { ...payment, accountEnding: ending };
  }),
});
