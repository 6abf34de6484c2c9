import { expect, it } from 'vitest';
import { keptDeal, keptRun } from '../../../test/keptRun.ts';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { plainPaint } from '../../../test/plainPaint.ts';
import { reportRun } from './runReportOutput.ts';

const waiting = keptDeal({ kind: 'waiting', refusal: null });
const inKroner = {
  row: 3,
  ownId: '',
  payee: 'Fjord AS',
  amount: null,
  written: '125000 NOK',
  reference: '',
  reasons: ['NOK is not dealt in.'],
};

const reportOf = async (run: Parameters<typeof reportRun>[2]) => {
  const reported = await reportRun(fakeInvocation(null).invocation, { partner: { readFees: null } }, run);
  if (!reported.ok) throw new Error('nothing was reported');
  return { view: reported.value.view(plainPaint), data: reported.value.data };
};

it('the amount of a row that did not go stands in the report of a terminal as it was given (RUN-11)', async () => {
  const { view, data } = await reportOf({ ...keptRun(waiting), held: [inKroner] });
  expect(view).toMatch(/3 +Fjord AS +125000 NOK /);
  expect(data.rows[1]).toMatchObject({ amount: null, written: '125000 NOK' });
});
