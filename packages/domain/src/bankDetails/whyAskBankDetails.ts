/** Why the user is asked whether bank details were checked with the beneficiary. */
export type BankDetailReason =
  /** They are not those of the moment when the deal was booked, or when the beneficiary was chosen. */
  | 'changed-since-then'
  /** They are not those that were confirmed on this device last. */
  | 'changed-since-confirmed'
  /** They were entered or changed on this device, and nobody has confirmed them. */
  | 'new-here'
  /** The partner says that the record changed lately, and nobody has confirmed it on this device. */
  | 'changed-lately';

const day = 24 * 60 * 60 * 1000;

/** A record that changed within these is not taken on trust. */
export const recentBankChangeMs = 30 * day;

type Known = {
  /** The fingerprint of the details as they are now; null where this device cannot make one. */
  readonly print: string | null;
  /** That of the moment when the deal was booked or the beneficiary chosen; null where it is not known. */
  readonly printThen: string | null;
  /** That of what was confirmed last on this device; null when nothing was. */
  readonly confirmed: string | null;
  readonly changedHere: boolean;
  readonly changedAt: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Null when nothing is asked; details that were confirmed on this device never are asked about again (PAYEE-1). */
export const whyAskBankDetails = ({
  print,
  printThen,
  confirmed,
  changedHere,
  changedAt,
  now,
}: Known): BankDetailReason | null => {
  if (print !== null && confirmed === print) return null;
  if (print !== null && printThen !== null && printThen !== print) return 'changed-since-then';
  if (print !== null && confirmed !== null) return 'changed-since-confirmed';
  if (changedHere) return 'new-here';
  return changedAt !== null && now - changedAt < recentBankChangeMs ? 'changed-lately' : null;
};
