import { describe, expect, it } from 'vitest';
import type { ProbeResponse } from '../responses/probeResponse.ts';
import {
  judgeLink,
  judgeProbeResultsOfAddress,
  type AddressProbeResults,
} from './judgeProbeResultsOfAddress.ts';
import type { ReachResult } from '../probes/reached.ts';
import { formatVerdict } from '../report/doctorFinding.ts';

const day = 86_400_000;
const heard = (status: number, headers: ProbeResponse['headers'] = {}): ProbeResponse => ({
  status,
  headers,
  body: undefined,
  ahead: null,
});
const page = { 'content-type': 'text/html; charset=utf-8' };
const answered = (
  one: ProbeResponse,
  certificate: { begins: number; ends: number } | null = null,
): ReachResult => ({
  kind: 'answered',
  heard: one,
  text: '',
  certificate,
});

const judged = (more: Partial<AddressProbeResults>) => {
  const place: AddressProbeResults = {
    field: 'apis.corpay',
    target: 'https://pay.example.com:8443',
    reached: answered(heard(403)),
    unsigned: [],
    preflights: [],
    statuses: [],
    ...more,
  };
  const { verdict, symptom } = judgeProbeResultsOfAddress(place, 100 * day);
  return [verdict.kind, symptom?.kind ?? '', symptom?.seen ?? ''].join(' ').trim();
};

/** Every look without a sign-in is answered alike. */
const always = (one: ProbeResponse, more: Partial<AddressProbeResults> = {}) =>
  judged({ reached: answered(one), unsigned: [one, one], preflights: [one], ...more });

const ofLink = (one: ProbeResponse) =>
  formatVerdict(judgeLink('ofx.authorizeUrl', 'https://o', answered(one), 0).verdict);

const cutOf = (count: string) => `refused some-in-trouble ${count} calls got no whole answer`;

describe('an address', () => {
  it('that refuses what nobody signed and lets browsers ask is as expected', () => {
    expect(judged({ unsigned: [heard(403)], preflights: [heard(204)], statuses: [200, 403] })).toBe(
      'as-expected',
    );
  });

  it.each([
    ['200', heard(200, page)],
    ['404 of a network of caches', heard(404, { ...page, 'x-cache': 'Error from cloudfront' })],
  ])('that is well for who is signed in, and refuses with a page (%s), is the right one', (_status, one) => {
    const well = { query: [], status: 200, said: null };
    const preflights = [heard(204)];
    const seen = 'differs refusals-replaced pay.example.com:8443';
    expect(always(one, { preflights, statuses: [200], asked: [well] })).toBe(seen);
    expect(always(one, { preflights, statuses: [200], asked: [{ ...well, said: one }] })).not.toBe(seen);
    expect(always(one, { preflights })).not.toBe(seen);
  });

  it('that answers some calls with trouble is told by how many, and a single call of the user by its name', () => {
    expect(judged({ preflights: [heard(204), heard(502)], statuses: [200] })).toBe(
      'refused some-in-trouble 1 of 4 calls ended with 502',
    );
    expect(judged({ preflights: [heard(204)], statuses: [200, 502] })).toBe('as-expected');
  });

  it('that answers every call of the user with trouble is in trouble behind its gateway', () => {
    expect(judged({ unsigned: [heard(403)], preflights: [heard(204)], statuses: [502, 502, 502] })).toContain(
      'refused in-trouble',
    );
  });

  it.each([{ age: '172800' }, { 'x-cache': 'Hit from cloudfront' }, { 'x-cache': 'HIT' }])(
    'whose answers have %o is answered by a cache',
    (headers) => {
      expect(judged({ unsigned: [heard(403, headers)], preflights: [heard(204)] })).toBe(
        'differs cached-on-the-way',
      );
    },
  );

  it('whose answers say that no cache had them is answered by the service', () => {
    const fresh = heard(403, { age: '0', 'x-cache': 'Miss from cloudfront' });
    expect(judged({ unsigned: [fresh], preflights: [heard(204)] })).toBe('as-expected');
  });

  it('that answers 304, though nothing was asked with a condition, has a cache before it', () => {
    expect(always(heard(304))).toBe('refused not-modified');
    expect(judged({ preflights: [heard(204)], statuses: [304, 304] })).toBe('refused not-modified');
  });

  it('that is not reached is named by why, and by its host', () => {
    expect(judged({ reached: { kind: 'nothing-listens', seen: 'pay.example.com:8443' } })).toBe(
      'unanswered nothing-listens pay.example.com:8443',
    );
    expect(judged({ reached: { kind: 'broken', seen: 'pay.example.com' } })).toBe(
      'unanswered broken pay.example.com',
    );
  });

  it('that cut one connection and answered the rest is as expected', () => {
    expect(judged({ reached: { kind: 'broken', seen: '' }, unsigned: [heard(403)] })).toBe('as-expected');
  });

  it('whose connections are cut now and then has an instance that fails, or a balancer that keeps them too long', () => {
    const cut = { unsigned: 0, preflights: 0, calls: 0, begun: 0 };
    const mixed = { unsigned: [heard(403)], preflights: [heard(204), heard(204)], statuses: [200] };
    expect(judged({ ...mixed, cut: { ...cut, preflights: 2 } })).toBe(cutOf('2 of 7'));
    expect(judged({ ...mixed, cut: { ...cut, unsigned: 1, begun: 2 } })).toBe(cutOf('3 of 8'));
    expect(judged({ ...mixed, statuses: [200, 200], cut: { ...cut, calls: 3 } })).toBe(cutOf('3 of 9'));
    const broken: ReachResult = { kind: 'broken', seen: 'pay.example.com' };
    expect(
      judged({ reached: broken, preflights: [heard(204)], cut: { ...cut, unsigned: 2, preflights: 1 } }),
    ).toBe(cutOf('4 of 5'));
    expect(judged({ ...mixed, unsigned: [heard(502)], cut: { ...cut, preflights: 2 } })).toBe(
      'refused some-in-trouble 3 of 7 calls ended with 502, or got no whole answer',
    );
  });

  it('where one call alone, every question of browsers, or every long answer is cut is told by these', () => {
    const cut = { unsigned: 0, preflights: 0, calls: 0, begun: 0 };
    const well = { unsigned: [heard(403)], preflights: [heard(204)], statuses: [200, 200] };
    expect(judged({ ...well, cut: { ...cut, preflights: 1 } })).toBe('as-expected');
    expect(judged({ ...well, preflights: [], cut: { ...cut, preflights: 20 } })).toBe('as-expected');
    expect(judged({ ...well, cut: { ...cut, calls: 2 } })).toBe('as-expected');
    expect(judged({ ...well, cut: { ...cut, begun: 5 } })).toBe('as-expected');
  });

  it('that redirects every call is told with where to, without what may be secret', () => {
    const location = 'https://user:word@new.example.com/v2/token?key=secret#x';
    expect(always(heard(301, { location }))).toBe('differs redirected https://new.example.com/v2/token');
    expect(always(heard(302, { location: '/login?next=a' }))).toBe(
      'differs redirected https://pay.example.com:8443/login',
    );
    expect(judged({ reached: answered(heard(301, { location })), unsigned: [heard(403)] })).toBe(
      'as-expected',
    );
  });

  it('where a page answers with success is that of a site, and no open door', () => {
    expect(always(heard(200, page), { statuses: [200] })).toBe('differs web-page pay.example.com:8443');
    expect(judged({ reached: answered(heard(200, page)), unsigned: [heard(403)] })).toBe('as-expected');
  });

  it('where everything is 404, or all that a signed-in user asks, has another path', () => {
    expect(always(heard(404))).toBe('differs no-such-path pay.example.com:8443');
    expect(judged({ unsigned: [heard(401)], statuses: [404, 404] })).toBe(
      'differs no-such-path pay.example.com:8443',
    );
    expect(judged({ unsigned: [heard(401)], statuses: [404, 200] })).toBe('as-expected');
    expect(judged({ unsigned: [heard(401)], statuses: [404] }), 'one record may be missing').toBe(
      'as-expected',
    );
  });

  it('that tells a signed-in user that they have no account is at the right path', () => {
    const missing = { ...heard(404), body: { message: 'Account not found' } };
    expect(judged({ unsigned: [heard(403)], statuses: [404, 404], spoken: [missing, missing] })).toBe(
      'as-expected',
    );
  });

  it('is told in the words of the calls that show it, not of those that nobody signed', () => {
    const gateway = { ...heard(403), body: { message: 'Missing Authentication Token' } };
    const saidOf = (status: number, message: string) => {
      const spoken = { ...heard(status), body: { message } };
      return judgeProbeResultsOfAddress(
        {
          field: 'apis.corpay',
          target: 'https://pay.example.com',
          reached: answered(gateway),
          unsigned: [gateway],
          preflights: [heard(204)],
          statuses: [status, status, status],
          spoken: [spoken],
        },
        0,
      ).symptom?.said;
    };
    expect(saidOf(404, 'No such stage here')).toBe('No such stage here');
    expect(saidOf(500, 'The database sleeps')).toBe('The database sleeps');
  });

  it('that refuses even the question of browsers is closed by a firewall, unless it asks for a signature', () => {
    expect(always(heard(403))).toBe('differs forbidden pay.example.com:8443');
    expect(always(heard(403), { statuses: [200] })).toBe('as-expected');
    expect(always(heard(403, { 'x-amzn-errortype': 'MissingAuthenticationTokenException' }))).toBe(
      'as-expected',
    );
    expect(judged({ reached: answered(heard(403, page)), unsigned: [heard(403, page)] })).toBe(
      'differs forbidden pay.example.com:8443',
    );
  });

  it('that answers everything with trouble is in trouble', () => {
    expect(always(heard(503))).toBe('refused in-trouble pay.example.com:8443 answers with status 503');
    expect(always(heard(503), { statuses: [200] })).toBe(
      'refused some-in-trouble 4 of 5 calls ended with 503',
    );
  });

  it.each([
    [13.5, 90, 'differs certificate-ends pay.example.com:8443 ends in 13 days'],
    [1.5, 90, 'differs certificate-ends pay.example.com:8443 ends in 1 day'],
    [15, 90, 'as-expected'],
    [3, 6, 'as-expected'],
    [1.9, 6, 'differs certificate-ends pay.example.com:8443 ends in 1 day'],
  ])('whose certificate has %d of %d days left is %s', (left, of, expected) => {
    const certificate = { begins: (100 + left - of) * day, ends: (100 + left) * day };
    expect(judged({ reached: answered(heard(403), certificate) })).toBe(expected);
  });

  it('that users are sent to may show pages and redirect, and has to be there', () => {
    expect([ofLink(heard(200, page)), ofLink(heard(302, { location: '/' })), ofLink(heard(404))]).toEqual([
      'as expected',
      'as expected',
      'differs: ofx.authorizeUrl',
    ]);
  });
});
