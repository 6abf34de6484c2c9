import { cacheByList } from '../../lists/cacheByList.ts';
import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { runQuestionMessages } from '../runMessages.ts';
import type { RunPayee } from '../runPayee.ts';
import { compareReference } from '../isSameReference.ts';
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

const referenceKeyOf = (payeeId: string, reference: string): string => JSON.stringify([payeeId, reference]);

const indexReferences = cacheByList((payments: readonly RunRecentPayment[]) => {
  const index = new Map<string, RunRecentPayment[]>();
  for (const payment of payments) {
    const reference = compareReference(payment.reference ?? '');
    if (reference === '') continue;
    const key = referenceKeyOf(payment.payeeId, reference);
    const there = index.get(key);
    if (there === undefined) index.set(key, [payment]);
    else there.push(payment);
  }
  return index;
});

/** An invoice that was paid may stand in the sheet once more with another amount: each order that carries its reference is asked about. */
const askPaidReference = (
  payee: RunPayee,
  amount: Money,
  reference: string,
  recentPayments: readonly RunRecentPayment[],
): readonly RunQuestion[] =>
  (indexReferences(recentPayments).get(referenceKeyOf(payee.id, reference)) ?? [])
    .filter((paid) => !isSameMoney(paid.amount, amount))
    .map((paid) => {
      const words = runQuestionMessages;
      const sentence = words.paidReference(paid.reference ?? '', paid.amount, paid);
      return {
        kind: 'paid-reference',
        key: `paid-reference ${keyOf(payee.id, amount)} ${reference} ${paid.named}`,
        field: 'reference',
        message: `${sentence} ${words.paidReferenceQuestion}`,
        paidElsewhere: { ...paid.order, sentence },
        tick: words.sameRowTick,
      };
    });

/** What is said of a payment of the last seven days, and which order it is. */
const paidBy = (
  { order }: RunRecentPayment,
  message: string,
): Pick<RunQuestion, 'message' | 'paidElsewhere'> => ({
  message,
  paidElsewhere: { ...order, sentence: message },
});

/** What is asked of a payment by whom it pays: whether it, or its reference, was paid lately, and whether their bank details were checked. */
export const findPayeeQuestions = (
  payee: RunPayee,
  amount: Money,
  /** As references are compared; empty where there is none. */
  reference: string,
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
  return [...paid, ...twins, ...askPaidReference(payee, amount, reference, recentPayments), ...changed];
};
