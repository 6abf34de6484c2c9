import type { JudgedRow, RunQuestion } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { expect, it } from 'vitest';
import { preparedPayments } from '../../../test/preparedPayments.ts';
import { readOptions } from '../../verbs/options.ts';
import { findRunAsks } from './runAsks.ts';

const question = (kind: RunQuestion['kind']): RunQuestion => ({
  kind,
  key: kind,
  field: 'payee',
  message: 'Is it?',
  tick: 'I want it.',
});
const row = (place: number, ...kinds: readonly RunQuestion['kind'][]): JudgedRow => ({
  row: place,
  problems: [],
  questions: kinds.map(question),
  payee: null,
  amount: null,
  payment: null,
});
const nothingOpen = { isFeeAccountOpen: false, equal: [] };

it('every question about a row is among what a check says that a run asks, each once by the option that answers it', () => {
  const judged = [
    row(2, 'same-row'),
    row(3, 'same-reference'),
    row(4, 'same-row', 'paid-lately'),
    row(5, 'details-changed'),
    row(6, 'paid-reference'),
  ];
  const asks = findRunAsks(
    readOptions({}),
    { failureMessage: () => '' },
    preparedPayments({ judged }),
    nothingOpen,
  );
  expect(asks.map(({ code, option, rows }) => [code, option, rows])).toEqual([
    ['paid-lately', '--same-again', [4, 6]],
    ['same-row', '--same-again', [2, 3, 4]],
    ['details-not-checked', '--details-checked', [5]],
  ]);
});
