import type { CallFailure } from '../calls/callFailure.ts';
import type { Clock } from '../ports/clock.ts';
import type { Result } from '../result/result.ts';
import { rememberCheckedDetails } from './rememberCheckedDetails.ts';
import type { PendingBankDetailCheckStore } from './bankDetailChecks.ts';
import type { ConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import { lastFourCharacters, type PayeeAccount } from './payeeAccount.ts';
import { whyAskBankDetails, type BankDetailReason } from './whyAskBankDetails.ts';

/** Who is to be paid, and the fingerprint of their details when the deal was booked or they were chosen. */
export type PayeeToCheck = { readonly beneficiaryId: string; readonly printThen: string | null };

/** Bank details that the user is asked about. */
export type BankDetailQuestion = {
  readonly account: PayeeAccount;
  readonly print: string | null;
  readonly why: BankDetailReason;
  /** The last four characters of the account that it was before; absent where they are not known or the same. */
  readonly endingBefore?: string;
};

/** The bank details as the partner has them at this moment, and what is to be asked about them. */
export type CurrentBankDetails =
  | {
      readonly kind: 'read';
      readonly accounts: readonly PayeeAccount[];
      readonly questions: readonly BankDetailQuestion[];
    }
  | { readonly kind: 'unread'; readonly failure: CallFailure };

/** What the user has said before a press. */
export type BankDetailConfirmation = {
  /** The questions that were answered with yes, as they were shown. */
  readonly checked: readonly BankDetailQuestion[];
  /** The payment is wanted although the details cannot be read. */
  readonly unreadAccepted: boolean;
};

export const noBankDetailConfirmation: BankDetailConfirmation = { checked: [], unreadAccepted: false };

/** Where bank details are read and remembered. */
export type BankDetailPorts = {
  /** Gives the accounts of these beneficiaries; one whom the partner does not have is left out. */
  readonly readAccounts: (ids: readonly string[]) => Promise<Result<readonly PayeeAccount[], CallFailure>>;
  /** Who was added or changed here; absent where the partner dates every change. */
  readonly bankDetailChecks?: Pick<PendingBankDetailCheckStore, 'open'>;
  readonly confirmedAccounts: ConfirmedBankDetailsStore;
  readonly clock: Pick<Clock, 'now'>;
};

const questionOf = async (
  { bankDetailChecks, confirmedAccounts, clock }: BankDetailPorts,
  account: PayeeAccount,
  printThen: string | null,
): Promise<BankDetailQuestion | null> => {
  const { beneficiaryId, changedAt } = account;
  const [print, confirmed, changedHere] = await Promise.all([
    confirmedAccounts.printOf(account),
    confirmedAccounts.confirmed(beneficiaryId).catch(() => null),
    bankDetailChecks?.open(beneficiaryId).catch(() => true) ?? false,
  ]);
  const why = whyAskBankDetails({ print, printThen, confirmed, changedHere, changedAt, now: clock.now() });
  if (why === null) return null;
  const printBefore = why === 'changed-since-then' ? printThen : confirmed;
  const ending = await confirmedAccounts.endingOf(printBefore ?? '').catch(() => null);
  const isOther = ending !== null && ending !== lastFourCharacters(account.account);
  return { account, print, why, ...(isOther ? { endingBefore: ending } : {}) };
};

/**
 * Reads the bank details of those who are to be paid and says what must be asked (PAYEE-1). What this device cannot
 * remember any more counts as never confirmed.
 */
export const readBankDetailsAndQuestions = async (
  ports: BankDetailPorts,
  payees: readonly PayeeToCheck[],
): Promise<CurrentBankDetails> => {
  const read = await ports.readAccounts(payees.map(({ beneficiaryId }) => beneficiaryId));
  if (!read.ok) return { kind: 'unread', failure: read.failure };
  const asked = await Promise.all(
    read.value.map((account) => {
      const payee = payees.find(({ beneficiaryId }) => beneficiaryId === account.beneficiaryId);
      return questionOf(ports, account, payee?.printThen ?? null);
    }),
  );
  return { kind: 'read', accounts: read.value, questions: asked.filter((question) => question !== null) };
};

/** What a press found: nothing stands in its way, or nothing may be sent. */
export type BankDetailsRecheckResult =
  | {
      readonly kind: 'clear';
      /** The last four characters of each account that is paid, by beneficiary; nobody is in it who was not read. */
      readonly endings: ReadonlyMap<string, string>;
      /** The beneficiaries whom the partner does not have. */
      readonly missing: readonly string[];
      /** Whether the user was asked about this beneficiary and has said yes. */
      readonly confirmedNow: (beneficiaryId: string) => boolean;
    }
  /** One of these is open. */
  | { readonly kind: 'details-unchecked'; readonly questions: readonly BankDetailQuestion[] }
  | { readonly kind: 'details-unread'; readonly failure: CallFailure };

/** A yes is for the details that were shown: others, which came meanwhile, are asked about anew. */
const isAnswered = (
  { account, print }: BankDetailQuestion,
  checked: BankDetailConfirmation['checked'],
): boolean =>
  checked.some(
    (shown) =>
      shown.account.beneficiaryId === account.beneficiaryId &&
      (print === null
        ? JSON.stringify(shown.account.details) === JSON.stringify(account.details)
        : shown.print === print),
  );

/**
 * Right before money leaves: the details are read again, and nothing may be sent while a question is open
 * (PAYEE-1), or while they cannot be read and the user has not said that this does not matter (PAYEE-2). What the user
 * said was checked is remembered, and is not asked about again.
 */
export const recheckBankDetailsBeforeSend = async (
  ports: BankDetailPorts,
  payees: readonly PayeeToCheck[],
  { checked, unreadAccepted }: BankDetailConfirmation,
): Promise<BankDetailsRecheckResult> => {
  const now = await readBankDetailsAndQuestions(ports, payees);
  if (now.kind === 'unread')
    return unreadAccepted
      ? { kind: 'clear', endings: new Map(), missing: [], confirmedNow: () => false }
      : { kind: 'details-unread', failure: now.failure };
  // All of them, so that the next answer, which takes the place of this one, answers all.
  if (!now.questions.every((question) => isAnswered(question, checked)))
    return { kind: 'details-unchecked', questions: now.questions };
  await rememberCheckedDetails(ports, now.questions);
  const known = new Set(now.accounts.map(({ beneficiaryId }) => beneficiaryId));
  const asked = new Set(now.questions.map(({ account }) => account.beneficiaryId));
  return {
    kind: 'clear',
    endings: new Map(
      now.accounts.flatMap(({ beneficiaryId, account }) => {
        const lastFour = lastFourCharacters(account);
        return lastFour === '' ? [] : [[beneficiaryId, lastFour] as const];
      }),
    ),
    missing: payees.map(({ beneficiaryId }) => beneficiaryId).filter((id) => !known.has(id)),
    confirmedNow: (beneficiaryId) => asked.has(beneficiaryId),
  };
};
