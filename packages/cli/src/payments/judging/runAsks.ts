import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import type { EqualDealsOf } from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import type { RunQuestion } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { isOptionGiven, type Options } from '../../verbs/options.ts';
import { openRowQuestions } from './confirmRunQuestions.ts';
import type { PaymentRunConnection } from '../scope/paymentRunConnection.ts';
import type { PreparedPayments } from './preparePayments.ts';
import { unreadOrdersQuestion } from './unreadOrdersQuestion.ts';

/** What a run asks before it pays, and the option that answers it where nobody sits at a terminal. */
export type RunAsk = {
  /** With what a run ends that nobody answers. */
  readonly code: string;
  readonly option: string;
  readonly message: string;
  /** Empty where it is asked about all of them. */
  readonly rows: readonly number[];
};

/** The questions about rows that one option answers, and with what a run ends that nobody answers. */
const askedKinds: readonly (Pick<RunAsk, 'code' | 'option'> & {
  readonly of: readonly RunQuestion['kind'][];
})[] = [
  { of: ['paid-lately', 'paid-reference'], code: 'paid-lately', option: '--same-again' },
  { of: ['same-row', 'same-reference'], code: 'same-row', option: '--same-again' },
  { of: ['details-changed'], code: 'details-not-checked', option: '--details-checked' },
];

const rowAsks = (prepared: PreparedPayments): readonly RunAsk[] => {
  const open = openRowQuestions(prepared);
  return askedKinds.flatMap(({ of: kindsOf, code, option }) => {
    const asked = open.filter(({ kind }) => kindsOf.includes(kind));
    const [first] = asked;
    return first === undefined
      ? []
      : [{ code, option, message: first.tick, rows: [...new Set(asked.map(({ row }) => row))] }];
  });
};

/** All that a run of these payments asks and that the call does not answer by an option. */
export const findRunAsks = (
  options: Options,
  connection: Pick<PaymentRunConnection, 'failureMessage'>,
  prepared: PreparedPayments,
  {
    isFeeAccountOpen,
    equal,
  }: { readonly isFeeAccountOpen: boolean; readonly equal: readonly EqualDealsOf[] },
): readonly RunAsk[] => {
  const { recentUnread, unread } = prepared.loaded;
  const answers: Readonly<Record<string, string>> = {
    '--same-again': 'sameAgain',
    '--details-checked': 'detailsChecked',
    '--unread-orders-accepted': 'unreadOrdersAccepted',
  };
  const asks: readonly RunAsk[] = [
    ...(recentUnread === null
      ? []
      : [
          {
            code: 'orders-not-read',
            option: '--unread-orders-accepted',
            message: unreadOrdersQuestion(recentUnread, connection).why,
            rows: [],
          },
        ]),
    ...rowAsks(prepared),
    ...(unread === null
      ? []
      : [
          {
            code: 'details-not-checked',
            option: '--details-checked',
            message: bankDetailMessages.unread,
            rows: [],
          },
        ]),
    ...equal.map(({ dealId, equal: deals }) => ({
      code: 'booked-before',
      option: '--same-again',
      message: `Deal ${dealId}: ${joinSentences('it may be booked already.', ...deals.map(({ sentence }) => sentence))}`,
      rows: [],
    })),
    ...(isFeeAccountOpen
      ? [
          {
            code: 'fee-account-needed',
            option: '--fee-from',
            message: 'The fees of these deals are settled from one of your dollar accounts.',
            rows: [],
          },
        ]
      : []),
  ];
  return asks.filter(({ option }) => !isOptionGiven(options, answers[option] ?? ''));
};
