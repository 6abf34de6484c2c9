import type { PayeeAccount } from '../../bankDetails/payeeAccount.ts';
import type { BankDetailQuestion } from '../../bankDetails/readBankDetailsAndQuestions.ts';
import { succeeded } from '../../result/result.ts';
import type { RunRecentPayment } from '../judging/runContext.ts';
import type { RunPreparation, UnreadRecent } from './runPreparation.ts';

type Once<K, V> = (key: K, ask: () => Promise<V>, isKept: (value: V) => boolean) => Promise<V>;

/** Asks once for each key; what failed is asked again. */
const askOnce = <V>(): Once<string, V> => {
  const known = new Map<string, Promise<V>>();
  return async (key, ask, isKept) => {
    const asked = known.get(key) ?? ask();
    known.set(key, asked);
    const value = await asked;
    if (!isKept(value)) known.delete(key);
    return value;
  };
};

const bothUnread = (one: UnreadRecent | null, other: UnreadRecent | null): UnreadRecent | null =>
  one === null || other === null
    ? (one ?? other)
    : {
        count: one.count === null || other.count === null ? null : Math.max(one.count, other.count),
        failure: one.failure ?? other.failure,
      };

const isRead = ({ ok }: { readonly ok: boolean }): boolean => ok;

/**
 * The same, remembering what was told: rows are judged again after each change, and only what nobody asked for before is
 * asked for then. Another one is made where everything is to be read anew.
 */
export const rememberPreparation = (from: RunPreparation): RunPreparation => {
  const payees = askOnce<Awaited<ReturnType<RunPreparation['payees']>>>();
  const settlements = askOnce<Awaited<ReturnType<RunPreparation['settlementAccounts']>>>();
  const purposes = askOnce<Awaited<ReturnType<RunPreparation['purposes']>>>();
  const accountsOf = new Map<string, PayeeAccount | null>();
  const questionsOf = new Map<string, BankDetailQuestion>();
  const lookedFor = new Set<string>();
  const recent: RunRecentPayment[] = [];
  let unread: UnreadRecent | null = null;
  let known: readonly string[] | null = null;
  return {
    rememberChecked: (questions) => from.rememberChecked(questions),
    payees: () => payees('', () => from.payees(), isRead),
    settlementAccounts: () => settlements('', () => from.settlementAccounts(), isRead),
    purposes: (query) => purposes(`${query.country} ${query.method}`, () => from.purposes(query), isRead),
    readAccounts: async (ids) => {
      const missing = ids.filter((id) => !accountsOf.has(id));
      if (missing.length > 0) {
        const read = await from.readAccounts(missing);
        if (read.kind === 'unread') return read;
        for (const id of missing) accountsOf.set(id, null);
        for (const account of read.accounts) accountsOf.set(account.beneficiaryId, account);
        for (const question of read.questions) questionsOf.set(question.account.beneficiaryId, question);
      }
      const asked = [...new Set(ids)];
      return {
        kind: 'read',
        accounts: asked.flatMap((id) => accountsOf.get(id) ?? []),
        questions: asked.flatMap((id) => questionsOf.get(id) ?? []),
      };
    },
    recentPayments: async (among, everyone) => {
      const missing = among.filter(({ id }) => !lookedFor.has(id));
      if (missing.length > 0) {
        const found = await from.recentPayments(missing, everyone);
        if (!found.ok) return found;
        for (const { id } of missing) lookedFor.add(id);
        recent.push(...found.value.payments);
        unread = bothUnread(unread, found.value.unread);
        // What came after the first look may pay a row that was judged by then.
        known ??= found.value.known;
      }
      const ids = new Set(among.map(({ id }) => id));
      return succeeded({
        payments: recent.filter(({ payeeId }) => ids.has(payeeId)),
        unread,
        known: known ?? [],
      });
    },
  };
};
