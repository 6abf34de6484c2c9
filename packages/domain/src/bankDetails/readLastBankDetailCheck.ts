import type { ConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import type { PayeeAccount } from './payeeAccount.ts';

/** When the bank details of a beneficiary were last confirmed on this device; `at` is null where it was not noted. */
export type LastBankDetailCheck =
  | { readonly kind: 'never' }
  | { readonly kind: 'checked'; readonly at: number | null }
  /** They are others by now. */
  | { readonly kind: 'changed'; readonly at: number | null };

/** Reads what this device remembers; what it cannot say any more counts as never checked (PAYEE-5). */
export const readLastBankDetailCheck = async (
  confirmedAccounts: Pick<ConfirmedBankDetailsStore, 'confirmed' | 'confirmedAt' | 'printOf'>,
  account: PayeeAccount,
): Promise<LastBankDetailCheck> => {
  try {
    const confirmed = await confirmedAccounts.confirmed(account.beneficiaryId);
    const print = confirmed === null ? null : await confirmedAccounts.printOf(account);
    if (print === null) return { kind: 'never' };
    const at = await confirmedAccounts.confirmedAt(account.beneficiaryId);
    return { kind: print === confirmed ? 'checked' : 'changed', at };
  } catch {
    return { kind: 'never' };
  }
};

export const neverCheckedText = 'Not checked on this device yet';

/** The same for reading; `dayOf` writes the day of a moment as the clock on the wall has it. */
export const formatLastBankDetailCheck = (
  check: LastBankDetailCheck,
  dayOf: (moment: number) => string,
): string => {
  if (check.kind === 'never') return neverCheckedText;
  const day = check.at === null ? null : dayOf(check.at);
  return check.kind === 'checked'
    ? (day ?? 'Checked, on a day that was not noted')
    : `Changed since ${day ?? 'the last check'}, and not checked since then`;
};
