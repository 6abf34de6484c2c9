import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { JudgedRow, RunQuestion } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { describe, expect, it } from 'vitest';
import { preparedPayments } from '../../../test/preparedPayments.ts';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { confirmRunQuestions } from './confirmRunQuestions.ts';
import type { PreparedPayments } from './preparePayments.ts';

const question = (kind: RunQuestion['kind']): RunQuestion => ({
  kind,
  key: kind,
  field: 'payee',
  message: `It is ${kind}.`,
  tick: '',
});
const judged = (...questions: readonly RunQuestion[]): JudgedRow => ({
  row: 2,
  problems: [],
  questions,
  payee: null,
  amount: null,
  payment: null,
});
const prepared = (
  rows: readonly JudgedRow[],
  recentUnread: PreparedPayments['loaded']['recentUnread'] = null,
): PreparedPayments =>
  preparedPayments({
    judged: rows,
    loaded: { recentComplete: recentUnread === null, recentUnread, known: ['701', '702'] },
  });
const words = { failureMessage: () => 'The partner has trouble.' };
const confirm = (
  what: PreparedPayments,
  answers: readonly string[] | null,
  options: Readonly<Record<string, unknown>> = {},
) => confirmRunQuestions(fakeInvocation(answers, options).invocation, words, what);
const codeOf = (kind: RunQuestion['kind']) =>
  confirm(prepared([judged(question(kind))]), null, { yes: true });

describe('a yes to pay once more what was paid lately', () => {
  it('covers the orders that were there when it was asked, by --same-again or at a terminal', async () => {
    const lately = prepared([judged(question('paid-lately'))]);
    for (const said of [await confirm(lately, ['y']), await confirm(lately, null, { sameAgain: true })])
      expect(said).toMatchObject({ value: { keys: new Set(['paid-lately']), beside: ['701', '702'] } });
  });

  it('covers no order where nobody was told of one', async () => {
    expect(await confirm(prepared([judged()]), ['y'])).toMatchObject({ value: { beside: [] } });
    // An order with the same reference and another amount is no equal deal.
    for (const kind of ['same-row', 'paid-reference'] as const)
      expect(await confirm(prepared([judged(question(kind))]), ['y'])).toMatchObject({
        value: { keys: new Set([kind]), beside: [] },
      });
  });

  it('is missing with an error code of its own for what was paid, and for what stands there twice', async () => {
    expect(await codeOf('paid-lately')).toMatchObject({ failure: { exit: 2, code: 'paid-lately' } });
    expect(await codeOf('paid-reference')).toMatchObject({ failure: { exit: 2, code: 'paid-lately' } });
    expect(await codeOf('same-row')).toMatchObject({ failure: { exit: 2, code: 'same-row' } });
  });

  it('says nothing of orders that could not be looked at', async () => {
    const unread = prepared([judged()], { count: 2, failure: callFailure('server-trouble', '/deal/order') });
    expect(await confirm(unread, null, { yes: true, sameAgain: true })).toMatchObject({
      failure: { exit: 2, code: 'orders-not-read' },
    });
    expect(await confirm(unread, ['y'])).toMatchObject({ ok: true });
  });
});
