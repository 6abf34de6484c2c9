import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgeUnsignedCallRefusal } from './judgeUnsignedCallRefusal.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  refusedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const origin = 'https://fx.example.com';
const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
/** Without what it shows of a cause. */
const told = (judged: ExplainedVerdict): ExplainedVerdict => ({ ...judged, symptom: null });
const textOf = ({ verdict }: ExplainedVerdict): string => formatVerdict(verdict);

describe('a call that nobody signed', () => {
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'date, x-amzn-errortype, x-amzn-requestid',
  };

  it.each<[string, string | null, Partial<ProbeResponse>]>([
    ['as expected', origin, { status: 403, headers }],
    ['as expected', null, { status: 403 }],
    ['differs: authorization', origin, { status: 200, headers }],
    ['differs: access-control-allow-origin', origin, { status: 403 }],
    [
      'differs: access-control-expose-headers',
      origin,
      { status: 403, headers: { ...headers, 'access-control-expose-headers': 'date, x-amzn-requestid' } },
    ],
  ])('is judged as %s for a page of %s', (expected, page, more) =>
    expect(textOf(judgeUnsignedCallRefusal(page, heard(more)))).toBe(expected),
  );

  it.each([408, 404, 429, 500, 503])('that is answered with %i was let in by nobody', (status) =>
    expect(judgeUnsignedCallRefusal(null, heard({ status, headers: { 'x-amzn-requestid': 'r-1' } }))).toEqual(
      refusedVerdict({ note: `It answered with status ${status}.`, requestId: 'r-1', status }),
    ),
  );

  it('and has no token is refused with 401 or 403, and pages can read that', () => {
    const readable = { 'access-control-allow-origin': origin };
    const ofToken = (more: Partial<ProbeResponse>) => judgeUnsignedCallRefusal(origin, heard(more), 'token');
    expect(ofToken({ status: 401, headers: readable })).toEqual(asExpectedVerdict());
    expect(textOf(ofToken({ status: 401 }))).toBe('differs: access-control-allow-origin');
    expect(told(ofToken({ status: 200 }))).toEqual(
      differsVerdict('authorization', 'A call without a token was let in: it was answered with status 200.'),
    );
    expect(textOf(ofToken({ status: 302 }))).toBe('differs: authorization');
    expect(textOf(ofToken({ status: 404 }))).toBe('refused');
  });

  it('is answered by another kind of gateway where it is neither let in nor refused as unsigned', () => {
    expect(textOf(judgeUnsignedCallRefusal(null, heard({ status: 302 })))).toBe('differs: gateway');
    expect(textOf(judgeUnsignedCallRefusal(null, heard({ status: 400 })))).toBe('differs: gateway');
  });
});
