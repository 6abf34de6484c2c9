import type { AddOutcome } from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';

import { describe, expect, it } from 'vitest';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { userChangedFailure } from '../failures/userChangedFailure.ts';
import { makeInterruptedRowsReport, buildRowsReport } from './buildRowsReport.ts';

const judged = ['Fern', 'Rimu', 'Totara'].map((name, at) => ({
  row: at + 2,
  name,
  id: `id-${at}`,
  key: name,
  savedAs: null,
}));
const call = ({ messages }: CallFailure) => messages.join(' ') || 'It went wrong.';
const words = {
  call,
  row: (_row: unknown, failure: CallFailure) =>
    failure.status === 409 ? 'It was changed since.' : call(failure),
};
const saved: AddOutcome = { kind: 'saved', id: 'id-9' };
const notTried: AddOutcome = { kind: 'not-tried' };
const refusedWith = (more: Parameters<typeof callFailure>[2]): AddOutcome => ({
  kind: 'refused',
  failure: callFailure('refused', '/beneficiaries', { status: 400, listed: true, ...more }),
});

const report = (
  outcomes: readonly AddOutcome[],
  more: Partial<Parameters<typeof buildRowsReport>[2]> = {},
) => {
  const outcome = buildRowsReport(words, judged, { outcomes, stopped: null, leftByUser: false, ...more });
  if (!outcome.ok || outcome.value === null) throw new Error('There is a report always.');
  return outcome.value;
};

describe('the report of several beneficiaries that were added', () => {
  it('says what was done where all were saved', () => {
    expect(report([saved, saved, saved])).toMatchObject({ failure: null, done: 'Saved 3 beneficiaries.' });
  });

  it('ends with 7 where the partner refused some, each with its row and reason', () => {
    const { failure } = report([saved, refusedWith({ messages: ['No PO box.'] }), saved]);
    expect(failure).toMatchObject({
      exit: exitCodes.refused,
      code: 'not-all-saved',
      message: 'Saved: rows 2 and 4. Refused: row 3.',
      hint: expect.stringContaining('Row 3, Rimu: No PO box.'),
    });
  });

  it('ends as the call that stopped it, with what was saved and what was not tried', () => {
    const { failure } = report([saved, refusedWith({ status: 429, messages: [] }), notTried]);
    expect(failure).toMatchObject({ exit: exitCodes.refused, code: 'too-many-calls' });
    expect(failure?.message).toContain('Saved: row 2. Not tried: rows 3 and 4.');
    const stopped = commandFailure(exitCodes.pending, 'busy', 'Another fxg is at it.');
    expect(report([saved, notTried, notTried], { stopped }).failure).toMatchObject({
      exit: exitCodes.pending,
      message: 'Another fxg is at it. Saved: row 2. Not tried: rows 3 and 4.',
    });
  });

  it('does not say that nothing was sent where another user signed in after some rows', () => {
    const messageOf = (first: AddOutcome) =>
      report([first, notTried, notTried], { stopped: userChangedFailure }).failure?.message;
    expect(messageOf(saved)).toContain('nothing more was sent. Saved: row 2.');
    expect(messageOf(notTried)).toContain('nothing was sent. Not tried');
  });

  it.each([
    ['gateway-refused', 1, /Run the same command again/],
    ['missing-configuration', 1, /Run the same command again/],
    ['token-refused', 4, /fxg login(.|\n)*Run the same command again/],
    ['session-lost', 4, /fxg login(.|\n)*Run the same command again/],
  ] as const)('ends as itself where %s stopped a file, in its only row too', (kind, exit, hint) => {
    const outcome: AddOutcome = { kind: 'refused', failure: callFailure(kind, '/beneficiaries') };
    const only = buildRowsReport(words, judged.slice(0, 1), {
      outcomes: [outcome],
      stopped: null,
      leftByUser: false,
    });
    const { failure } = report([saved, outcome, notTried]);
    for (const ended of [failure, only.ok ? only.value?.failure : null])
      expect(ended).toMatchObject({ exit, hint: expect.stringMatching(hint) });
    expect(failure?.code).not.toBe('not-all-saved');
    expect(failure?.message).toMatch(/Saved: row 2\. Not tried: rows 3 and 4\.$/);
  });

  it('says of a refusal what it means for that row', () => {
    const { data } = report([
      saved,
      refusedWith({ status: 409, messages: ['There is another beneficiary with this id.'] }),
      saved,
    ]);
    expect(data).toMatchObject({
      rows: [{}, { status: 'refused', message: 'It was changed since.' }, {}],
    });
  });

  it('gives every row also where the user leaves while one is on its way', () => {
    const { failure, report: shown } = makeInterruptedRowsReport(words, judged, {
      place: 1,
      before: [refusedWith({ messages: ['No.'] })],
    });
    expect(shown.data).toMatchObject({
      rows: [{ status: 'refused' }, { status: 'unknown' }, { status: 'not-tried' }],
    });
    expect(failure).toMatchObject({
      exit: exitCodes.interrupted,
      message: 'Interrupted while Rimu (row 3) was on its way: it may have been saved.',
      hint: expect.stringMatching(/^Refused: row 2\. Not tried: row 4\.\n/),
    });
  });

  it('ends with 130 where the user left between two of them', () => {
    expect(report([saved, notTried, notTried], { leftByUser: true }).failure).toMatchObject({
      exit: exitCodes.interrupted,
      message: 'Interrupted. Saved: row 2. Not tried: rows 3 and 4.',
    });
  });
});
