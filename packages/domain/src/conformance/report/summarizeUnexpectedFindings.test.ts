import { describe, expect, it } from 'vitest';
import type { DoctorFinding } from './doctorFinding.ts';
import { summarizeUnexpectedFindings } from './summarizeUnexpectedFindings.ts';
import { findUnjudgedSettings } from './findUnjudgedSettings.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  refusedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const finding = (call: string, judged: ExplainedVerdict): DoctorFinding => ({
  look: 'answer',
  service: 's',
  call,
  place: null,
  ...judged,
});

const many = (count: number) =>
  summarizeUnexpectedFindings(
    Array.from({ length: count }, (_, place) => finding('x', differsVerdict(`f${place + 1}`, ''))),
  );

const signIn = (judged: ExplainedVerdict): readonly DoctorFinding[] => [
  { look: 'setting', service: 'identity', call: 'sign-in', place: null, ...judged },
  finding('b', notTriedVerdict('no-sign-in')),
];

describe('what a run found, in few words', () => {
  it('is nothing where all is as expected or was not tried', () =>
    expect(
      summarizeUnexpectedFindings([
        finding('a', asExpectedVerdict()),
        finding('b', notTriedVerdict('changes')),
      ]),
    ).toBeNull());

  it('is each field that differs once, and each call that was refused or not answered', () =>
    expect(
      summarizeUnexpectedFindings([
        finding('GET /a', refusedVerdict()),
        finding('GET /b', differsVerdict('clock', '')),
        finding('GET /c', differsVerdict('clock', '')),
        finding('GET /d', unansweredVerdict),
      ]),
    ).toBe('Differs: clock. No answer: s GET /d. Refused: s GET /a.'));

  it('is the field of an address that nobody answers at, and none of its calls', () => {
    const at = (call: string, place: string): DoctorFinding => ({
      ...finding(call, unansweredVerdict),
      place,
    });
    expect(
      summarizeUnexpectedFindings([
        at('GET /a', 'apis.accounts'),
        at('GET /b', 'rates.baseUrl'),
        at('address', 'apis.accounts'),
        finding('GET /c', unansweredVerdict),
      ]),
    ).toBe('No answer: s GET /b, apis.accounts, s GET /c.');
  });

  it('is at most five of a kind, and how many more', () => {
    expect(many(5)).toBe('Differs: f1, f2, f3, f4, f5.');
    expect(many(7)).toBe('Differs: f1, f2, f3, f4, f5 and 2 more.');
  });
});

it('a run says what it could not judge only where nobody signed in', () => {
  expect(findUnjudgedSettings(signIn(notTriedVerdict('no-sign-in')))).toEqual([
    'identity.userPoolId',
    'identity.identityPoolId',
    'signing',
  ]);
  expect(findUnjudgedSettings(signIn(asExpectedVerdict()))).toEqual([]);
  expect(findUnjudgedSettings(signIn(refusedVerdict()))).toEqual([]);
});
