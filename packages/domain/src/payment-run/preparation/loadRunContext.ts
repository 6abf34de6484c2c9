import type { BankDetailQuestion } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { lastFourCharacters, type PayeeAccount } from '../../bankDetails/payeeAccount.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { readFourAtOnce } from '../../calls/readFourAtOnce.ts';
import type { Currency } from '../../geography/currency.ts';
import { succeeded, type Result } from '../../result/result.ts';
import { findAccountTwins } from '../judging/findAccountTwins.ts';
import { createRunJudge } from '../judging/createRunJudge.ts';
import type { JudgedRow } from '../judging/judgedRow.ts';
import type { RunContext, RunPurposes } from '../judging/runContext.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunRow } from '../runRow.ts';
import type { RunPreparation, RunSettlementChoice, UnreadRecent } from './runPreparation.ts';

/** What the user has chosen for the whole run. */
export type RunSettings = {
  readonly settlementCurrency: Currency | null;
  /** The ids of the accounts to settle from of rows that name none, one for each currency at most. */
  readonly chosenAccounts: readonly string[];
  /** The ids of the purposes of rows that name none, by country and method. */
  readonly purposes: readonly Omit<RunPurposes, 'choices'>[];
  readonly isCommaDecimal: boolean;
};

/** What rows are judged by, with what was found out on the way. */
export type LoadedRunContext = {
  readonly context: RunContext;
  readonly accounts: readonly RunSettlementChoice[];
  /** What must be asked about the bank details of those who are paid. */
  readonly questions: readonly BankDetailQuestion[];
  /** Why their bank details could not be read; null where they were. */
  readonly unread: CallFailure | null;
  /** False where some payments of the last seven days could not be looked at. */
  readonly recentComplete: boolean;
  /** Which ones, and why; null where all were. */
  readonly recentUnread: UnreadRecent | null;
  /** The partner's deals of the last seven days. */
  readonly known: readonly string[];
};

/** Those whom the rows name, and those of one name among whom the user has to choose. */
const payeesNamedBy = (rows: readonly JudgedRow[], payees: readonly RunPayee[]): readonly RunPayee[] => {
  const ids = new Set(
    rows.flatMap(({ payee, problems }) => [
      ...(payee === null ? [] : [payee.id]),
      ...problems.flatMap(({ kind, choices }) =>
        choices
          // Who can be chosen by their id alone is told from others by the account.
          .filter(({ text, payeeId }) => kind === 'payee-several' || text === payeeId)
          .flatMap(({ payeeId }) => payeeId ?? []),
      ),
    ]),
  );
  return payees.filter(({ id }) => ids.has(id));
};

/** A payee with what their bank details tell them apart by. */
const withAccount = (payee: RunPayee, accounts: ReadonlyMap<string, PayeeAccount>): RunPayee => {
  const { account = '', bank = '' } = accounts.get(payee.id) ?? {};
  const ending = lastFourCharacters(account);
  return {
    ...payee,
    ...(bank === '' ? {} : { bank }),
    ...(ending === '' ? {} : { accountEnding: ending }),
    ...(/^[A-Z]{2}\d{2}/.test(account) ? { iban: account } : {}),
  };
};

const readPurposes = (
  { purposes }: RunPreparation,
  { asksPurpose }: RunPartnerRules,
  payees: readonly RunPayee[],
  chosen: RunSettings['purposes'],
): Promise<readonly RunPurposes[]> => {
  const pairs = new Map(
    payees.flatMap(({ country, methods: [method], currency }) =>
      method === undefined || !asksPurpose
        ? []
        : [[`${country} ${method}`, { country, method, currency }] as const],
    ),
  );
  return readFourAtOnce([...pairs.values()], async ({ country, method, currency }) => {
    const read = await purposes({ country, method, currency });
    const said = chosen.find((each) => each.country === country && each.method === method);
    return { country, method, choices: read.ok ? read.value : null, chosen: said?.chosen ?? null };
  });
};

/**
 * Reads everything by which the rows of a run are judged: the payees, the accounts to settle from, and of those whom the
 * rows name the bank details, what they were paid in the last seven days, and the purposes of their payments. It fails
 * where payees or accounts cannot be read; what else cannot is told.
 */
export const loadRunContext = async (
  preparation: RunPreparation,
  rules: RunPartnerRules,
  rows: readonly RunRow[],
  settings: RunSettings,
): Promise<Result<LoadedRunContext, CallFailure>> => {
  const [payees, accounts] = await Promise.all([preparation.payees(), preparation.settlementAccounts()]);
  if (!payees.ok) return payees;
  if (!accounts.ok) return accounts;
  const plain: RunContext = {
    rules,
    payees: payees.value,
    settlementCurrency: settings.settlementCurrency,
    chosenAccounts: settings.chosenAccounts,
    settlementAccounts: accounts.value.map(({ accountId, text, currency, preferred }) => ({
      id: accountId,
      text,
      currency,
      preferred,
    })),
    purposes: [],
    recentPayments: [],
    changedPayees: new Set(),
    isCommaDecimal: settings.isCommaDecimal,
  };
  const named = payeesNamedBy(createRunJudge(plain)(rows).rows, payees.value);
  const [details, recent, purposes] = await Promise.all([
    preparation.readAccounts(named.map(({ id }) => id)),
    // Where the list has accounts, whoever else has one of these may have been paid by it.
    preparation.recentPayments(
      [...new Set(named.flatMap((payee) => [payee, ...findAccountTwins(payee, payees.value)]))],
      payees.value,
    ),
    readPurposes(preparation, rules, named, settings.purposes),
  ]);
  const known = new Map(
    (details.kind === 'read' ? details.accounts : []).map((account) => [account.beneficiaryId, account]),
  );
  const questions = details.kind === 'read' ? details.questions : [];
  const recentUnread = recent.ok ? recent.value.unread : { count: null, failure: recent.failure };
  return succeeded({
    context: {
      ...plain,
      payees: payees.value.map((payee) => (known.has(payee.id) ? withAccount(payee, known) : payee)),
      purposes,
      recentPayments: recent.ok ? recent.value.payments : [],
      changedPayees: new Set(questions.map(({ account }) => account.beneficiaryId)),
    },
    accounts: accounts.value,
    questions,
    unread: details.kind === 'unread' ? details.failure : null,
    recentComplete: recentUnread === null,
    recentUnread,
    known: recent.ok ? recent.value.known : [],
  });
};
