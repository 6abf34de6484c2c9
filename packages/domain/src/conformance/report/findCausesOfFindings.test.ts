import { describe, expect, it } from 'vitest';
import { causeTable, type SymptomKind } from '../causes/causeTable.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { findCausesOfFindings } from './findCausesOfFindings.ts';
import type { DoctorFinding } from './doctorFinding.ts';
import { asExpectedVerdict, refusedVerdict, addSymptomToVerdict } from '../responses/verdict.ts';

const found = (
  place: string | null,
  kind: SymptomKind,
  seen = '',
  setting: string | null = null,
): DoctorFinding => ({
  look: 'setting',
  service: 'accounts',
  call: 'address',
  place,
  ...addSymptomToVerdict(refusedVerdict(), makeSymptom(kind, seen, setting)),
});

const said = (words: string): DoctorFinding => {
  const seen = 'to pages of o with status 404';
  return {
    ...found('apis.corpay', 'preflight'),
    symptom: { ...makeSymptom('preflight', seen), said: words },
  };
};

const told = (...findings: readonly DoctorFinding[]) =>
  findCausesOfFindings(findings).map(({ symptom: kind, settings }) => `${kind}: ${settings.join(', ')}`);

describe('the cause of what was found', () => {
  it('is none where nothing shows one', () => {
    expect(
      findCausesOfFindings([
        { look: 'setting', service: 's', call: 'c', place: 'region', ...asExpectedVerdict() },
      ]),
    ).toEqual([]);
  });

  it('is told with the setting to change and where that stands', () => {
    expect(findCausesOfFindings([found('apis.corpay', 'no-such-host', 'pay.example.com')])).toEqual([
      {
        symptom: 'no-such-host',
        settings: ['apis.corpay'],
        cause: 'The host pay.example.com does not exist: no name server knows it.',
        change: 'the host in apis.corpay in config.json, or the name server that this machine asks.',
      },
    ]);
    expect(
      findCausesOfFindings([found('https://fx.example.com', 'no-nosniff', '', 'x-content-type-options')]),
    ).toEqual([expect.objectContaining({ settings: ['x-content-type-options'] })]);
  });

  it('is one where one change mends all that was found', () => {
    const missing = ['a', 'b', 'c'].map((file) =>
      found('https://fx.example.com', 'asset-missing', file, 'assets'),
    );
    expect(findCausesOfFindings(missing).map(({ cause }) => cause)).toEqual([
      'A file that the application needs is not there: a. So it is with 2 more.',
    ]);
    const headers = [
      found('https://fx.example.com', 'no-policy'),
      found('https://fx.example.com', 'no-nosniff'),
    ];
    expect(findCausesOfFindings(headers)).toHaveLength(1);
    expect(findCausesOfFindings(headers)[0]?.cause).toMatch(/without a Content-Security-Policy.* nosniff/);
    expect(
      told(found(null, 'region', 'us-east-1', 'region'), found('identity.userPoolId', 'unknown-client')),
    ).toEqual(['region: region']);
  });

  it('is told once where one change mends it, also by the words of a service, which end in one full stop', () => {
    const words = ['Loading...', 'Sign in'].map((text) => {
      const one = found('apis.accounts', 'web-page');
      return { ...one, symptom: { ...makeSymptom('web-page', 'h', 'apis.accounts'), said: text } };
    });
    const causes = findCausesOfFindings(words);
    expect(causes).toHaveLength(1);
    expect(causes[0]?.cause).toMatch(/ It says: Loading\. /);
  });

  it('is the first of the table, whatever was found first', () => {
    expect(
      told(
        found('https://fx.example.com', 'no-policy'),
        found('apis.corpay', 'origin-not-allowed', 'https://fx.example.com'),
        found(null, 'region', '', 'region'),
      ),
    ).toEqual(['region: region', 'origin-not-allowed: apis.corpay', 'no-policy: https://fx.example.com']);
  });

  it('of a place that is not reached hides what else was found there, and nothing elsewhere', () => {
    expect(
      told(
        found('apis.accounts', 'origin-not-allowed', 'o'),
        found('apis.accounts', 'web-page', 'a'),
        found('apis.accounts', 'no-such-path', 'a'),
        found('apis.corpay', 'origin-not-allowed', 'o'),
      ),
    ).toEqual(['web-page: apis.accounts', 'origin-not-allowed: apis.corpay']);
  });

  it('is told once for all places that it is seen at alike, and apart where it is seen otherwise', () => {
    expect(
      told(
        found('apis.accounts', 'no-such-host', 'gone.example.com'),
        found('apis.corpay', 'no-such-host', 'gone.example.com'),
        found('rates.baseUrl', 'no-such-host', 'rates.example.com'),
      ),
    ).toEqual(['no-such-host: apis.accounts, apis.corpay', 'no-such-host: rates.baseUrl']);
  });

  it('is told once, with how many calls, where the words of the service differ only by the path or an id', () => {
    const causes = findCausesOfFindings([
      said('404 No such path: /services/corpay/deals'),
      said('404 No such path: /services/corpay/orders'),
      said('404 No such path: ***'),
      said('404 Request 7f3a9c21 is unknown'),
      said('404 Request 8b12d777 is unknown'),
    ]);
    expect(causes).toHaveLength(1);
    expect(causes[0]?.cause.split(/It says: /).slice(1)).toEqual([
      expect.stringMatching(/^404 No such path: \/services\/corpay\/deals\. So it is with 3 calls\./),
      '404 Request 7f3a9c21 is unknown. So it is with 2 calls.',
    ]);
  });

  it('of some calls in trouble hides what a single one of them says of its proxy, at its own place only', () => {
    expect(
      told(
        found('apis.corpay', 'nothing-behind'),
        found('apis.corpay', 'some-in-trouble', '2 of 4 calls ended with 502'),
        found('apis.accounts', 'nothing-behind'),
      ),
    ).toEqual(['nothing-behind: apis.accounts', 'some-in-trouble: apis.corpay']);
  });

  it('ends with one full stop, also where the words of the service end with one', () => {
    const seen = 'InitiateAuth is answered with 400: Unknown operation (none named).';
    const [cause] = findCausesOfFindings([found('apis.corpay', 'call-refused', seen)]);
    expect(cause?.cause).toBe(
      'InitiateAuth is answered with 400: Unknown operation (none named), and nothing else there says why.',
    );
  });

  it('is told as unexplained where something is wrong and nothing shows why', () => {
    const one = { ...found('apis.corpay', 'slow', 'corpay is slow: 6 s a call'), symptom: null };
    const wrong: DoctorFinding = { ...one, verdict: { kind: 'unanswered' }, note: 'No whole answer came.' };
    expect(told({ ...one, verdict: { kind: 'as-expected' } })).toEqual([]);
    expect(told(wrong)).toEqual(['unexplained: apis.corpay']);
    expect(told(wrong, found('apis.accounts', 'web-page', 'a'))).toEqual(['web-page: apis.accounts']);
  });

  it('is a single refused call only where nothing else is known of the place', () => {
    const call = found('apis.corpay', 'call-refused', 'GET /deal/orders is answered with status 500');
    expect(told(call)).toEqual(['call-refused: apis.corpay']);
    expect(told(call, found('apis.corpay', 'token-not-taken', 'Client-Code', 'apis.headers'))).toEqual([
      'token-not-taken: apis.headers',
    ]);
  });
});

describe('every cause', () => {
  it.each(causeTable.map(([kind, row]) => [kind, row] as const))(
    '%s is a sentence, and says what to change',
    (_kind, row) => {
      const seen = {
        seen: 'seen there',
        setting: 'apis.corpay',
        said: '429 Slow down',
        where: null,
        instead: null,
        by: 'by its time',
      };
      expect(row.cause(seen)).toMatch(/^(?:[A-Z]|seen there)/);
      expect(row.change(seen)).toMatch(/\.$/);
      // That reads as if no change were needed.
      expect(row.change(seen)).not.toMatch(/^nothing/i);
    },
  );

  it('that hides others stands before them', () => {
    const whole = causeTable.map(([, row]) => row.whole === true);
    expect(whole.lastIndexOf(true)).toBeLessThan(whole.indexOf(false));
  });
});
