import { expect, it } from 'vitest';
import { goodTexts } from '../../../test/judgedSamples.ts';
import { runContext, runRow } from '../../../test/runSamples.ts';
import { ofxRunRules } from '../../ofx/payment-run/ofxRunRules.ts';
import { withoutReferenceMessage } from '../runMessages.ts';
import { createRunJudge } from './createRunJudge.ts';
import { findRowsWithoutReference } from './findRowsWithoutReference.ts';
import { selectRunPayments } from './selectRunPayments.ts';

it('rows that are paid without a reference are told where the partner sends references', () => {
  const rows = ['', 'INV 7', '', ''].map((reference, index) =>
    runRow({ ...goodTexts, reference, amount: index === 3 ? 'ten' : `${index + 1}` }, index + 2),
  );
  const { payments } = selectRunPayments(createRunJudge(runContext)(rows).rows, new Set());
  expect(findRowsWithoutReference(payments.toReversed(), runContext.rules)).toEqual([2, 4]);
  expect(findRowsWithoutReference(payments, ofxRunRules)).toEqual([]);
});

it.each([
  [[2], 'One payment has no reference: row 2.'],
  [[2, 4], '2 payments have no reference: rows 2 and 4.'],
  [
    Array.from({ length: 1_200 }, (_, index) => index + 2),
    '1,200 payments have no reference: rows 2, 3, 4, 5, 6, 7, 8, 9 and 1,192 more.',
  ],
])('they are named, the first ones where they are many: %j', (rows, message) => {
  expect(withoutReferenceMessage(rows)).toBe(message);
});
