import type { SymptomKind } from '@fx-gateway/domain/conformance/causes/causeTable.ts';
import { makeSymptom } from '@fx-gateway/domain/conformance/causes/makeSymptom.ts';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unjudgedVerdict,
  type ExplainedVerdict,
} from '@fx-gateway/domain/conformance/responses/verdict.ts';
import { describe, expect, it } from 'vitest';
import { plainPaint } from '../../test/plainPaint.ts';
import { buildDoctorReport } from './buildDoctorReport.ts';

const unsigned = (call: string, judged: ReturnType<typeof asExpectedVerdict>): DoctorFinding => ({
  look: 'unsigned',
  service: 'accounts',
  call,
  place: null,
  ...judged,
});
const signIn: DoctorFinding = {
  look: 'setting',
  service: 'identity',
  call: 'sign-in',
  place: null,
  ...notTriedVerdict('no-sign-in'),
};

const report = (findings: readonly DoctorFinding[], all = true, profile: string | null = null) => {
  const { value } = buildDoctorReport({ name: 'Sandbox', kind: 'sandbox' }, findings, { all, profile });
  return { lines: (value.view?.(plainPaint) ?? '').split('\n'), failure: value.failure, data: value.data };
};

const at = (place: string, kind: SymptomKind): DoctorFinding => ({
  ...unsigned('GET /a', addSymptomToVerdict(refusedVerdict(), makeSymptom(kind, 'there'))),
  place,
});

/** Where a note stands in the table, and not in the cause before it. */
const rows = (lines: readonly string[]) =>
  lines.filter((line) => line.includes('status 404') && !line.startsWith('Most likely'));

const triedAs = (judged: ExplainedVerdict): DoctorFinding => ({
  look: 'setting',
  service: 'identity',
  call: 'sign-in',
  place: null,
  ...judged,
});

describe('the report of a look at an environment', () => {
  it('repeats at its end what differs and what is refused', () => {
    const { failure } = report([
      unsigned('GET /a', differsVerdict('gateway', 'Otherwise.')),
      unsigned('GET /b', refusedVerdict()),
    ]);
    expect(failure).toMatchObject({ exit: 1, hint: 'Differs: gateway. Refused: accounts GET /b.' });
    expect(report([unsigned('GET /b', refusedVerdict())]).failure).toMatchObject({
      exit: 7,
      hint: 'Refused: accounts GET /b.',
    });
  });

  it('says in one line what was found alike of many calls', () => {
    const alike = Array.from({ length: 40 }, (_, place) =>
      unsigned(
        `GET /${place}`,
        refusedVerdict({ note: 'It answered with status 404.', requestId: `r-${place}` }),
      ),
    );
    const { lines } = report(alike);
    expect(rows(lines)).toHaveLength(1);
    expect(lines.join('\n')).toContain('every call (40)');
    const mixed = report([...alike, unsigned('GET /fine', asExpectedVerdict())]).lines;
    expect(rows(mixed)).toHaveLength(1);
    expect(mixed.join('\n')).toContain('GET /0 and 39 more');
    expect(mixed.join('\n')).toContain('GET /fine');
  });

  it('says in one line why many answers were not tried, and shows each that came', () => {
    const answers: readonly DoctorFinding[] = [
      ...Array.from({ length: 9 }, (_, place) => ({
        ...unsigned(`GET /${place}`, notTriedVerdict('other-partner')),
        look: 'answer' as const,
      })),
      { ...unsigned('GET /x', asExpectedVerdict()), look: 'answer' },
      { ...unsigned('GET /y', asExpectedVerdict()), look: 'answer' },
    ];
    const { lines } = report(answers);
    expect(lines.filter((line) => line.includes('another partner'))).toHaveLength(1);
    expect(lines.filter((line) => /GET \/[xy] .*as expected/.test(line))).toHaveLength(2);
  });

  it('begins with what is switched off for a bad day, before any cause (OPS-6)', () => {
    const off: DoctorFinding = {
      ...unsigned('operations.bookingsOff', unjudgedVerdict('Our clients send no booking.')),
      look: 'setting',
      service: 'configuration',
      place: 'operations.bookingsOff',
    };
    const { lines, failure } = report([at('there', 'missing-address'), off], false);
    expect(failure).not.toBeNull();
    expect(lines[1]).toBe('Switched on in config.json: operations.bookingsOff. Our clients send no booking.');
    expect(lines.findIndex((line) => line.startsWith('Most likely'))).toBeGreaterThan(1);
    expect(lines.filter((line) => line.startsWith('No fault'))).toEqual([]);
  });

  it('ends with what the host of the site lacks without fault, and what to do (SITE-4)', () => {
    const lacking: DoctorFinding = {
      ...unsigned('/healthz', unjudgedVerdict('It is answered with status 404: give the file.')),
      look: 'page',
      service: 'fx.example.com',
    };
    const { lines, failure } = report([lacking, unsigned('GET /a', asExpectedVerdict())], false);
    expect(failure).toBeNull();
    expect(lines.at(-1)).toBe(
      'No fault: fx.example.com /healthz. It is answered with status 404: give the file.',
    );
  });

  it('repeats at its end also why a sign-in was refused where something else differs', () => {
    const refusedSignIn: DoctorFinding = { ...signIn, ...refusedVerdict({ note: 'Another user pool.' }) };
    expect(report([refusedSignIn, unsigned('GET /a', differsVerdict('gateway', ''))]).failure?.hint).toBe(
      'Differs: gateway. Refused: identity sign-in. Another user pool.',
    );
  });

  it('ends with the service that the user has not authorized, and how to, for scripts and for readers', () => {
    const { lines, failure, data } = report([
      { ...unsigned('GET /token', notTriedVerdict('no-authorization')), look: 'answer' },
      { ...unsigned('GET /deals', notTriedVerdict('no-token')), look: 'answer', service: 'pays' },
    ]);
    expect(lines.at(-1)).toBe(
      'The user has not authorized pays, so nothing is known of what it answers. Authorize as them with fxg partner authorize, then run this again.',
    );
    expect(failure).toBeNull();
    expect(data).toMatchObject({ conclusion: 'as-expected', unjudged: ['pays, not authorized'] });
  });

  it('without a sign-in ends with what nothing is known of, for scripts and for readers', () => {
    const { lines, failure, data } = report([signIn, unsigned('GET /a', asExpectedVerdict())]);
    expect(lines.slice(-2)).toEqual([
      'All that was looked at is as expected.',
      'Nobody signed in, so nothing is known of: identity.userPoolId, identity.identityPoolId, signing.',
    ]);
    expect(failure).toBeNull();
    expect(data).toMatchObject({ unjudged: ['identity.userPoolId', 'identity.identityPoolId', 'signing'] });
    expect(report([unsigned('GET /a', asExpectedVerdict())]).lines.at(-1)).toBe(
      'All that was looked at is as expected.',
    );
  });

  it('says that the sign-in of a profile that is named is not used, and what looks further', () => {
    expect(report([signIn, unsigned('GET /a', asExpectedVerdict())], true, 'mine').lines.at(-1)).toBe(
      'Nobody signed in for this run (the sign-in of the profile mine is not used), so nothing is known of: identity.userPoolId, identity.identityPoolId, signing. Only --as EMAIL looks further.',
    );
  });

  it('says the causes first, three of them, and the setting that each names', () => {
    const { lines, data } = report([
      at('region', 'preflight'),
      at('rates.baseUrl', 'nothing-listens'),
      at('apis.accounts', 'web-page'),
      at('a.b', 'no-policy'),
    ]);
    expect(lines.slice(1, 10)).toEqual([
      'Most likely: Nothing listens at there: the connection was refused.',
      'Change: host and port in rates.baseUrl in config.json, or start the service there.',
      '',
      'Also: A web page answered at there, where a service should.',
      expect.stringContaining('Change: apis.accounts in config.json'),
      '',
      expect.stringContaining('Also: The question that browsers ask'),
      expect.stringContaining('Change: let OPTIONS through'),
      '',
    ]);
    expect(lines[10]).toBe('1 more: --json has them.');
    expect(data.causes.map(({ settings }) => settings)).toEqual([
      ['rates.baseUrl'],
      ['apis.accounts'],
      ['region'],
      ['a.b'],
    ]);
  });

  it('begins with what is most likely wrong, and has a line for each service unless all is asked for', () => {
    const findings = [
      ...['GET /a', 'GET /b'].map((call) => unsigned(call, asExpectedVerdict())),
      unsigned('POST /c', notTriedVerdict('moves-money')),
      { ...unsigned('key', unjudgedVerdict('Ask the partner.')), service: 'pays' },
      ...['GET /d', 'GET /f'].map((call) => ({
        ...unsigned(call, refusedVerdict({ note: 'It answered with status 500.', status: 500 })),
        service: 'pays',
      })),
      { ...unsigned('GET /e', asExpectedVerdict()), service: 'rates' },
    ];
    const { lines, failure } = report(findings, false);
    expect(lines.slice(1, 8)).toEqual([
      'Most likely: Why is not known, only what: pays GET /d: It answered with status 500.',
      'Unexplained: no change is known for it: look at --all first, then tell whoever runs what pays leads to, who finds why in its log, by the time of this run, for the answer has no request id.',
      '',
      'Service   Found        Note',
      'accounts  as expected  2 looked at, 1 not tried',
      'pays      in trouble   It answered with status 500. (2 of 2 looked at)',
      'rates     as expected  1 looked at',
    ]);
    expect(lines.at(-1)).toBe('No fault, not judged: pays key; see --all.');
    expect(failure).toMatchObject({
      exit: 7,
      code: 'refused',
      message: 'A service is in trouble: it fails where it should answer.',
      hint: 'In trouble: pays GET /d, pays GET /f.',
    });
  });

  it('says of calls that need credentials whether nobody was named for them, or none were had', () => {
    const untried = unsigned('GET /a', notTriedVerdict('no-sign-in'));
    const noteOf = (judged: ExplainedVerdict) =>
      report([triedAs(judged), untried], false).lines.find((line) => line.startsWith('accounts'));
    expect(noteOf(notTriedVerdict('no-sign-in'))).toMatch(/1 need --as$/);
    expect(noteOf(refusedVerdict({ note: 'No.' }))).toMatch(/1 without credentials$/);
  });
});
