import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import { judgePreflight } from './judgePreflight.ts';
import { refusedVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

const origin = 'https://fx.example.com';
const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
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
