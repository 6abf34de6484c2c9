import type { ConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import { formatMaskedAccountEnding, unknownAccountText } from './payeeAccount.ts';

/** The account that a payment of an order or deal went to, as far as it is known. */
export type PaidAccountEnding = {
  /** Who is paid; absent or empty where the partner does not say. */
  readonly beneficiaryId?: string;
  /** The last four characters of the account; absent where they are not known. */
  readonly accountEnding?: string;
};

/** A note without a name beside it belongs to a payment only where there is one of each. */
const notedFor = (
  { beneficiaryId = '' }: PaidAccountEnding,
  noted: ReadonlyMap<string, string>,
  alone: boolean,
): string | undefined => {
  if (beneficiaryId !== '') return noted.get(beneficiaryId);
  return alone && noted.size === 1 ? [...noted.values()][0] : undefined;
};

/**
 * The payments of an order or deal with the accounts that they went to: where the partner names none, what this device
 * noted when it instructed or booked (PAYEE-4). What cannot be read is not known.
 */
export const addAccountEndingsToPayments = async <Payment extends PaidAccountEnding>(
  { paidTo }: Pick<ConfirmedBankDetailsStore, 'paidTo'>,
  order: string,
  payments: readonly Payment[],
): Promise<readonly Payment[]> => {
  if (payments.every(({ accountEnding }) => accountEnding !== undefined)) return payments;
  const noted = await paidTo(order).catch(() => new Map<string, string>());
  return payments.map((payment) => {
    const accountEnding = payment.accountEnding ?? notedFor(payment, noted, payments.length === 1);
    return accountEnding === undefined ? payment : { ...payment, accountEnding };
  });
};

/** What stands beside a payment: `•••• 0076`, or that its account is not known. */
export const formatPaidAccount = ({ accountEnding }: PaidAccountEnding): string =>
  accountEnding === undefined ? unknownAccountText : formatMaskedAccountEnding(accountEnding);
