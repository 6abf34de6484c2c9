import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunRowTexts } from '../runRow.ts';
import { findSimilarPayees } from './findSimilarPayees.ts';
import type { RunPayeeIndex } from './indexRunPayees.ts';
import { hasAccountMark, readAccountMark } from './readAccountMark.ts';

/** Whom a row means, or why that cannot be told; `among` are those who can have been meant. */
export type FoundRunPayee =
  | { readonly kind: 'one'; readonly payee: RunPayee }
  | { readonly kind: 'nobody' | 'several'; readonly called: string; readonly among: readonly RunPayee[] }
  /** The account that the row names is another one than the payee's, or the payee's is not known. */
  | { readonly kind: 'account-differs' | 'account-unknown'; readonly payee: RunPayee };

type Named = { readonly called: string; readonly payees: readonly RunPayee[]; readonly mark: string | null };

const byIdOrName = (text: string, { byId, byName }: RunPayeeIndex): readonly RunPayee[] => {
  const payee = byId.get(text);
  return payee === undefined ? (byName.get(makeBeneficiaryNameKey(text)) ?? []) : [payee];
};

/** Those with this id or this whole name; else with the longest name with which it begins, where an account follows. */
const findNamed = (text: string, index: RunPayeeIndex): Named | null => {
  const whole = byIdOrName(text, index);
  if (whole.length > 0) return { called: text, payees: whole, mark: null };
  const gaps = [...text.matchAll(/[\s,;:(–-]+/g)];
  for (const { index: at } of gaps.toReversed()) {
    const called = text.slice(0, at);
    const mark = readAccountMark(text.slice(at));
    const payees = mark === null || called === '' ? [] : byIdOrName(called, index);
    if (payees.length > 0) return { called, payees, mark };
  }
  return null;
};

/** What stands in the column of accounts. What is no account cannot be the payee's; spreadsheets take zeros away in front. */
const markBeside = (account: string): string | null => {
  if (account === '') return null;
  const written = /^\d{1,3}$/.test(account) ? account.padStart(4, '0') : account;
  return readAccountMark(written) ?? written;
};

/** Whether a payee is paid to the account that each of these is; null where that is not known. */
const hasEach = (payee: RunPayee, marks: readonly string[]): boolean | null => {
  const verdicts = marks.map((mark) => hasAccountMark(payee, mark));
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
};

/**
 * Whom a row means: by id or whole name, and by the account or its end where it names one, beside the name or by itself. Of
 * several of one name the one is meant who is paid in the currency of the row. Nobody is paid whose account is another one
 * than the row's.
 */
export const findRunPayee = (
  { payee: text, account, currency }: Pick<RunRowTexts, 'payee' | 'account' | 'currency'>,
  index: RunPayeeIndex,
): FoundRunPayee => {
  const named = findNamed(text, index);
  if (named === null)
    return {
      kind: 'nobody',
      called: text,
      among: findSimilarPayees(text, index.payees, currency.toUpperCase()),
    };
  const { called, payees, mark } = named;
  const marks = [mark, markBeside(account)].filter((each) => each !== null);
  const inCurrency = payees.filter((payee) => payee.currency === currency.toUpperCase());
  const meant = inCurrency.length > 0 ? inCurrency : payees;
  const paidTo = meant.filter((payee) => hasEach(payee, marks) === true);
  const [payee = meant[0], ...others] = paidTo.length > 0 ? paidTo : meant;
  if (payee === undefined || others.length > 0) return { kind: 'several', called, among: meant };
  if (paidTo.length > 0) return { kind: 'one', payee };
  return { kind: hasEach(payee, marks) === null ? 'account-unknown' : 'account-differs', payee };
};
