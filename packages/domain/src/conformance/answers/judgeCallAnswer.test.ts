import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import { judgeCallAnswer } from './judgeCallAnswer.ts';
import {
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

/** Without what it shows of a cause. */
const told = (judged: ExplainedVerdict): ExplainedVerdict => ({ ...judged, symptom: null });
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('an answer', () => {
  const answered = {
    kind: 'answered',
    status: 200,
    requestId: 'r-1',
    refusal: null,
    differing: null,
  } as const;
  it('is as expected, differs in its first member, or is a refusal that names only its status', () => {
    expect(judgeCallAnswer(answered)).toEqual(asExpectedVerdict());
    expect(textOf(judgeCallAnswer({ ...answered, differing: 'fees[].amount' }))).toBe(
      'differs: fees[].amount',
    );
    expect(told(judgeCallAnswer({ ...answered, status: 404 }))).toEqual(
      refusedVerdict({ note: 'It answered with status 404.', requestId: 'r-1' }),
    );
    expect(told(judgeCallAnswer({ ...answered, refusal: 'code 104', differing: 'success' }))).toEqual(
      refusedVerdict({ note: 'It answered with code 104.', requestId: 'r-1' }),
    );
    // Why no call is let in is told by its cause alone.
    expect(judgeCallAnswer({ kind: 'not-admitted', status: 403, requestId: null }).note).toBe(
      'The call is not let in (status 403).',
    );
    expect(judgeCallAnswer({ kind: 'wrong-clock', ahead: 600, requestId: null }).note).toContain(
      '10 minutes ahead',
    );
    expect(judgeCallAnswer({ kind: 'missing-configuration' })).toEqual(notTriedVerdict('not-configured'));
  });
});
