import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/heard.ts';
import { judgePreflight, judgeUnsignedCallRefusal } from './judgeCrossOrigin.ts';
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

describe('a preflight', () => {
  const allowing = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'Authorization, X-Amz-Date',
  };
  const asked = { origin, method: 'PUT', headers: ['authorization', 'x-amz-date'] };

  it.each<[said: string, expected: string, method: string, headers: ProbeResponse['headers']]>([
    ['everything that is asked', 'as expected', 'PUT', allowing],
    [
      'another origin',
      'differs: access-control-allow-origin',
      'PUT',
      { ...allowing, 'access-control-allow-origin': 'https://other.example.com' },
    ],
    ['no such method', 'differs: access-control-allow-methods', 'DELETE', allowing],
    ['POST, which no browser asks for', 'as expected', 'POST', allowing],
    [
      'not every header',
      'differs: access-control-allow-headers',
      'PUT',
      { ...allowing, 'access-control-allow-headers': 'authorization' },
    ],
    [
      'a star, which is no leave to sign',
      'differs: access-control-allow-headers',
      'PUT',
      { ...allowing, 'access-control-allow-headers': '*' },
    ],
  ])('that allows %s is judged as %s', (_said, expected, method, headers) =>
    expect(textOf(judgePreflight({ ...asked, method }, heard({ headers })))).toBe(expected),
  );

  it('names the origin of the page in whatever it finds', () => {
    for (const more of [{ status: 404 }, { headers: {} }, { headers: allowing }, { status: 503 }])
      expect(judgePreflight({ ...asked, method: 'DELETE' }, heard(more)).note).toContain(origin);
    expect(judgePreflight(asked, null).note).toContain(origin);
  });

  it('that asks for a signature itself, or is not answered, lets no page call', () => {
    expect(textOf(judgePreflight(asked, heard({ status: 403, headers: allowing })))).toBe(
      'differs: preflight',
    );
    expect(textOf(judgePreflight(asked, null))).toBe('no answer');
  });

  it.each([429, 503])(
    'that meets a service in trouble, with %i, says nothing of the leave of pages',
    (status) => {
      expect(judgePreflight(asked, heard({ status }))).toEqual(
        refusedVerdict({ note: `It answered a page of ${origin} with status ${status}.`, status }),
      );
    },
  );
});

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

const symptomWhereAllowed = (allowed: string) =>
  judgePreflight(
    { origin, method: 'GET', headers: ['authorization'] },
    {
      status: 200,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': allowed },
      body: undefined,
      ahead: null,
    },
  ).symptom;

it('a star allows every header but the one that signs, and that is told of it', () => {
  expect(symptomWhereAllowed('*')).toMatchObject({
    kind: 'header-not-allowed',
    seen: 'authorization',
    instead: '*',
  });
  expect(symptomWhereAllowed('x-amz-date')?.instead).toBeUndefined();
  expect(symptomWhereAllowed('*, Authorization')).toBeNull();
});
