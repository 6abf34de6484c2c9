import { expect, it } from 'vitest';
import { keptBooking, keptDeal, keptRun } from '../../../test/keptRun.ts';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { plainPaint } from '../../../test/plainPaint.ts';
import { commandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { reportRun } from './runReportOutput.ts';

const noFees = { partner: { readFees: null } };
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
  const reported = await reportRun(fakeInvocation(null).invocation, noFees, run);
  if (!reported.ok) throw new Error('nothing was reported');
  return { view: reported.value.view(plainPaint), data: reported.value.data };
};

it('the amount of a row that did not go stands in the report of a terminal as it was given (RUN-11)', async () => {
  const { view, data } = await reportOf({ ...keptRun(waiting), held: [inKroner] });
  expect(view).toMatch(/3 +Fjord AS +125000 NOK /);
  expect(data.rows[1]).toMatchObject({ amount: null, written: '125000 NOK' });
});

it('the last line on stderr of a command that pays says what was booked, instructed, unpaid and in doubt (RUN-15)', async () => {
  const made = { booking: keptBooking, order: { number: '901', reference: '' } };
  const paid = keptDeal({ kind: 'paid', requestId: null, ...made });
  const lost = keptDeal({ kind: 'booking', booking: keptBooking }, { id: '3' });
  const run = { ...keptRun(paid, keptDeal(waiting.state, { id: '2' }), lost), held: [inKroner] };
  const stands =
    'In all of this run: booked 1 deal with 1 payment, instructed 1 deal with 1 payment, unpaid 2 payments, in doubt 1 deal with 1 payment.';
  const refused = commandFailure(exitCodes.refused, 'refused', 'No.', { hint: 'Mend it.' });
  const failing = await reportRun(fakeInvocation(null).invocation, noFees, run, refused, keptRun(waiting));
  expect(failing.ok && failing.value.failure?.hint).toBe(`Mend it.\n${stands}`);
  const done = await reportRun(fakeInvocation(null).invocation, noFees, run, null, keptRun(waiting));
  expect(done.ok && done.value.done).toMatch(new RegExp(`\\n${stands}$`));
});
