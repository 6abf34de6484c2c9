import { cacheByList } from '../../lists/cacheByList.ts';
import type { Money } from '../../money/makeMoney.ts';
import { runQuestionMessages } from '../runMessages.ts';
import type { RunPayee } from '../runPayee.ts';
import { findAccountTwins } from './findAccountTwins.ts';
import type { RunQuestion } from './judgedRow.ts';
import type { RunContext, RunRecentPayment } from './runContext.ts';

const keyOf = (payeeId: string, { currency, minor }: Money): string =>
  JSON.stringify([payeeId, currency, String(minor)]);

const indexRecentPayments = cacheByList((payments: readonly RunRecentPayment[]) => {
  const index = new Map<string, RunRecentPayment[]>();
  for (const payment of payments) {
    const key = keyOf(payment.payeeId, payment.amount);
    index.set(key, [...(index.get(key) ?? []), payment]);
  }
  return index;
});

/** What is said of a payment of the last seven days, and which order it is. */
const paidBy = (
  { order }: RunRecentPayment,
  message: string,
): Pick<RunQuestion, 'message' | 'paidElsewhere'> => ({
  message,
  paidElsewhere: { ...order, sentence: message },
});

/** What is asked of a payment by whom it pays: whether it was paid lately, and whether their bank details were checked. */
export const findPayeeQuestions = (
  payee: RunPayee,
  amount: Money,
  { payees, recentPayments, changedPayees }: Pick<RunContext, 'payees' | 'recentPayments' | 'changedPayees'>,
): readonly RunQuestion[] => {
  const key = keyOf(payee.id, amount);
  const recent = indexRecentPayments(recentPayments).get(key) ?? [];
  const words = runQuestionMessages;
  const [last] = recent;
  const paid: RunQuestion[] =
    last === undefined
      ? []
      : [
          {
            kind: 'paid-lately',
            key: `paid-lately ${key} ${recent.map(({ named }) => named).join(' ')}`,
            field: 'amount',
            ...paidBy(last, words.paidLately(payee.name, amount, last)),
            tick: words.paidLatelyTick,
          },
        ];
  const twins = findAccountTwins(payee, payees).flatMap((twin) => {
    const [paidTo] = indexRecentPayments(recentPayments).get(keyOf(twin.id, amount)) ?? [];
    return paidTo === undefined
      ? []
      : [
          {
            kind: 'paid-lately',
            key: `paid-lately ${key} ${twin.id} ${paidTo.named}`,
            field: 'amount',
            ...paidBy(paidTo, words.paidAccountLately(payee.name, twin.name, amount, paidTo)),
            tick: words.paidLatelyTick,
          } as const,
        ];
  });
  const changed: RunQuestion[] = changedPayees.has(payee.id)
    ? [
        {
          kind: 'details-changed',
          key: `details-changed ${payee.id}`,
          field: 'payee',
          message: words.detailsChanged(payee.name),
          tick: words.detailsChangedTick,
        },
      ]
    : [];
  return [...paid, ...twins, ...changed];
};
