import { describe, expect, it } from 'vitest';
import { concludeFindings, formatVerdict, type DoctorFinding } from './doctorFinding.ts';
import { judgeCallAnswer } from '../answers/judgeCallAnswer.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  refusedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const finding = (judged: ExplainedVerdict): DoctorFinding => ({
  look: 'answer',
  service: 's',
  call: 'c',
  place: null,
  ...judged,
});
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('a run', () => {
  it('ends with the worst that it found, and what was not tried is no fault', () => {
    const found = [asExpectedVerdict(), notTriedVerdict('moves-money')];
    const after = (...more: readonly ExplainedVerdict[]) =>
      concludeFindings([...found, ...more].map(finding));
    expect(after()).toBe('as-expected');
    expect(after(refusedVerdict())).toBe('refused');
    expect(textOf(refusedVerdict({ status: 403 }))).toBe('refused');
    expect(
      textOf(
        judgeCallAnswer({ kind: 'answered', status: 500, requestId: null, refusal: null, differing: null }),
      ),
    ).toBe('in trouble');
    expect(after(refusedVerdict(), unansweredVerdict)).toBe('unanswered');
    expect(after(unansweredVerdict, differsVerdict('clock', ''))).toBe('differs');
    expect(textOf(notTriedVerdict('moves-money'))).toBe('not tried (moves money)');
  });
});
