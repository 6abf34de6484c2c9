import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgeSessionEnd } from './judgeSessionEnd.ts';
import {
  asExpectedVerdict,
  notTriedVerdict,
  refusedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
/** Without what it shows of a cause. */
const told = (judged: ExplainedVerdict): ExplainedVerdict => ({ ...judged, symptom: null });

describe('the end of the session of a run', () => {
  it('is as expected only where the service has confirmed it', () => {
    expect(judgeSessionEnd(heard())).toEqual(asExpectedVerdict());
    expect(judgeSessionEnd('no-session')).toEqual(notTriedVerdict('no-sign-in'));
    expect(told(judgeSessionEnd(heard({ status: 500, headers: { 'x-amzn-requestid': 'r-1' } })))).toEqual(
      refusedVerdict({
        note: 'It answered RevokeToken with status 500, so the session of this run may live on.',
        requestId: 'r-1',
        status: 500,
      }),
    );
    expect(formatVerdict(judgeSessionEnd(null).verdict)).toBe(formatVerdict(unansweredVerdict.verdict));
    expect(judgeSessionEnd(null).note).toContain('may live on');
  });
});
