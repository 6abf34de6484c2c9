import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { namedFindings } from './namedFindings.ts';
import { unjudgedSettings } from './unjudgedSettings.ts';
import { asExpected, differs, notTried, refused, unanswered, type Judged } from '../spoken/verdict.ts';

const finding = (call: string, judged: Judged): Finding => ({
  look: 'answer',
  service: 's',
  call,
  place: null,
  ...judged,
});

const many = (count: number) =>
  namedFindings(Array.from({ length: count }, (_, place) => finding('x', differs(`f${place + 1}`, ''))));

const signIn = (judged: Judged): readonly Finding[] => [
  { look: 'setting', service: 'identity', call: 'sign-in', place: null, ...judged },
  finding('b', notTried('no-sign-in')),
];

describe('what a run found, in few words', () => {
  it('is nothing where all is as expected or was not tried', () =>
    expect(namedFindings([finding('a', asExpected()), finding('b', notTried('changes'))])).toBeNull());

  it('is each field that differs once, and each call that was refused or not answered', () =>
    expect(
      namedFindings([
        finding('GET /a', refused()),
        finding('GET /b', differs('clock', '')),
        finding('GET /c', differs('clock', '')),
        finding('GET /d', unanswered),
      ]),
    ).toBe('Differs: clock. No answer: s GET /d. Refused: s GET /a.'));

  it('is the field of an address that nobody answers at, and none of its calls', () => {
    const at = (call: string, place: string): Finding => ({ ...finding(call, unanswered), place });
    expect(
      namedFindings([
        at('GET /a', 'apis.accounts'),
        at('GET /b', 'rates.baseUrl'),
        at('address', 'apis.accounts'),
        finding('GET /c', unanswered),
      ]),
    ).toBe('No answer: s GET /b, apis.accounts, s GET /c.');
  });

  it('is at most five of a kind, and how many more', () => {
    expect(many(5)).toBe('Differs: f1, f2, f3, f4, f5.');
    expect(many(7)).toBe('Differs: f1, f2, f3, f4, f5 and 2 more.');
  });
});

it('a run says what it could not judge only where nobody signed in', () => {
  expect(unjudgedSettings(signIn(notTried('no-sign-in')))).toEqual([
    'identity.userPoolId',
    'identity.identityPoolId',
    'signing',
  ]);
  expect(unjudgedSettings(signIn(asExpected()))).toEqual([]);
  expect(unjudgedSettings(signIn(refused()))).toEqual([]);
});
