/** The account that a beneficiary is paid on, as the partner has it. It stays in memory. */
export type PayeeAccount = {
  readonly beneficiaryId: string;
  /** Who is paid. */
  readonly name: string;
  readonly bank: string;
  /** The IBAN or the number, written in one; empty where there is none. */
  readonly account: string;
  /** Everything that says where the money goes, always in the same order. */
  readonly details: readonly string[];
  /** When the partner says that the record changed last, in milliseconds since 1970; null where it does not say. */
  readonly changedAt: number | null;
};

/** A number as it is compared: spaces, dashes and capitals are no difference. */
export const normalizeAccountNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** The last four characters of an account; empty for one that would be told whole. */
export const lastFourCharacters = (account: string): string => (account.length > 4 ? account.slice(-4) : '');

/** An account by its last four characters: `•••• 2345`. */
export const formatMaskedAccountEnding = (lastFour: string): string => `•••• ${lastFour}`.trim();

/** The same where it is spoken or part of a sentence: `account ending 2345`. */
export const formatAccountEndingInWords = (lastFour: string): string => `account ending ${lastFour}`;

/** Stands where an account is not known. */
export const unknownAccountText = 'not known';

/** Bank and last four characters, as they stand beside a deal: `Coral Bay Bank •••• 0076`; null is not known. */
export const formatBankAndAccountEnding = (known: Pick<PayeeAccount, 'bank' | 'account'> | null): string => {
  if (known === null) return unknownAccountText;
  const { bank, account } = known;
  const parts = [bank.trim(), account === '' ? '' : formatMaskedAccountEnding(lastFourCharacters(account))];
  return parts.filter((part) => part !== '').join(' ') || unknownAccountText;
};

/** When a partner wrote that a record changed; null where it wrote nothing that is a time. */
export const readChangeTime = (written: string): number | null => {
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : at;
};
