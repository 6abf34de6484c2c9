import { describe, expect, it } from 'vitest';
import { concludeFindings, formatVerdict, type DoctorFinding } from './report/doctorFinding.ts';
import type { ProbeResponse } from './responses/heard.ts';
import { judgeCallAnswer } from './answers/judgeCallAnswer.ts';
import { judgeClock } from './addresses/judgeClock.ts';
import { judgePreflight, judgeUnsignedCallRefusal } from './answers/judgeCrossOrigin.ts';
import { judgeSessionEnd } from './identity/judgeSessionEnd.ts';
import { judgeRegion } from './identity/judgeRegion.ts';
import { judgeRenewal, judgeUserPoolClient } from './identity/judgeUsers.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  refusedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from './responses/verdict.ts';

const origin = 'https://fx.example.com';
const heard = (more: Partial<ProbeResponse> = {}): ProbeResponse => ({
  status: 200,
  headers: {},
  body: undefined,
  ahead: null,
  ...more,
});
const refusal = (__type: string, message: string): Partial<ProbeResponse> => ({
  status: 400,
  body: { __type, message },
});
const finding = (judged: ExplainedVerdict): DoctorFinding => ({
  look: 'answer',
  service: 's',
  call: 'c',
  place: null,
  ...judged,
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

const clock = (aheads: readonly number[]) => judgeClock(new Map([['apis.accounts', aheads]]));

describe('a clock', () => {
  it.each([
    [[3, -8], 'as expected', '8 seconds behind'],
    [[1, 600], 'differs: clock', '10 minutes ahead'],
    [[-241], 'differs: clock', '4 minutes behind'],
  ])('that is %j seconds ahead of the services is judged as %s', (aheads, expected, note) => {
    expect(textOf(clock(aheads))).toBe(expected);
    expect(clock(aheads).note).toContain(note);
  });

  it('is told in one sentence, whichever way it is off', () => {
    expect(clock([-1_200]).note).toBe(
      'The clock of this device is 20 minutes behind the clock of the services.',
    );
    expect(clock([600]).note).toBe(
      'The clock of this device is 10 minutes ahead of the clock of the services.',
    );
  });

  it('of one service is wrong where the others agree with the one here', () => {
    const judged = judgeClock(
      new Map([
        ['apis.accounts', [1, 2]],
        ['apis.corpay', [600]],
      ]),
    );
    expect(judged.symptom).toMatchObject({ kind: 'clock-there', setting: 'apis.corpay' });
    expect(judgeClock(new Map([['apis.accounts', [600]]])).symptom).toMatchObject({ kind: 'clock-here' });
  });

  it('is known only where an answer has a date', () => expect(clock([])).toEqual(unansweredVerdict));
});

describe('the region', () => {
  const places = {
    region: 'us-west-2',
    userPoolId: 'us-west-2_abc',
    identityPoolId: 'us-west-2:1',
    apis: { 'apis.accounts': 'https://a1.execute-api.us-west-2.amazonaws.com/v1' },
  };
  it.each([
    [{}, 'as expected'],
    [{ region: 'eu-west-1' }, 'differs: region'],
    [{ identityPoolId: 'eu-west-1:1' }, 'differs: identity.identityPoolId'],
    [
      { apis: { 'apis.corpay': 'https://a1.execute-api.eu-west-1.amazonaws.com/v1' } },
      'differs: apis.corpay',
    ],
  ])('of a configuration with %j is judged as %s', (more, expected) =>
    expect(textOf(judgeRegion({ ...places, ...more }))).toBe(expected),
  );

  it('is wrong where it stands alone, and where no two agree all of them are listed', () => {
    expect(told(judgeRegion({ ...places, userPoolId: 'eu-west-1_abc' }))).toEqual(
      differsVerdict('identity.userPoolId', 'It is in eu-west-1, the others are in us-west-2.'),
    );
    expect(told(judgeRegion({ ...places, region: 'ca-central-1', userPoolId: 'eu-west-1_abc' }))).toEqual(
      differsVerdict(
        'region',
        'These do not agree: region is ca-central-1, identity.userPoolId is in eu-west-1, identity.identityPoolId is in us-west-2.',
      ),
    );
  });
});

describe('the client of the user pool', () => {
  it.each<[string, Partial<ProbeResponse>]>([
    ['as expected', { body: { ChallengeName: 'PASSWORD_VERIFIER' } }],
    ['differs: ChallengeName', { body: { ChallengeName: 'SELECT_CHALLENGE' } }],
    [
      'differs: client secret',
      refusal(
        'NotAuthorizedException',
        'Client 1 is configured with secret but SECRET_HASH was not received',
      ),
    ],
    [
      'differs: client secret',
      refusal('NotAuthorizedException', 'Unable to verify secret hash for client 1'),
    ],
    [
      'differs: ALLOW_USER_SRP_AUTH',
      refusal('InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.'),
    ],
    [
      'differs: identity.userPoolClientId',
      refusal('ResourceNotFoundException', 'User pool client 1 does not exist.'),
    ],
    ['differs: PreventUserExistenceErrors', refusal('UserNotFoundException', 'User does not exist.')],
    ['refused', refusal('TooManyRequestsException', 'Rate exceeded')],
  ])('is judged as %s by its answer to a stranger', (expected, more) =>
    expect(textOf(judgeUserPoolClient(heard(more)))).toBe(expected),
  );

  it('renews a session, and is told whether its refresh tokens rotate', () => {
    const tokens = { AccessToken: 'a', IdToken: 'i' };
    const renewal = (result: object) => judgeRenewal(heard({ body: { AuthenticationResult: result } }));
    expect(renewal(tokens)).toEqual(asExpectedVerdict({ note: 'Refresh tokens stay as they are.' }));
    expect(renewal({ ...tokens, RefreshToken: 'r' })).toEqual(
      asExpectedVerdict({ note: 'Refresh tokens rotate.' }),
    );
    expect(textOf(renewal({ AccessToken: 'a' }))).toBe('differs: IdToken');
    expect(textOf(judgeRenewal(heard({ status: 400 })))).toBe('refused');
  });
});

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

describe('an answer', () => {
  const answered = {
    kind: 'answered',
    status: 200,
    requestId: 'r-1',
    refusal: null,
    differing: null,
  } as const;
  it('is as expected, differs in its first member, or is a refusal that names only its status', () => {
    expect(judgeCallAnswer(answered)).toEqual(asExpectedVerdict());
    expect(textOf(judgeCallAnswer({ ...answered, differing: 'fees[].amount' }))).toBe(
      'differs: fees[].amount',
    );
    expect(told(judgeCallAnswer({ ...answered, status: 404 }))).toEqual(
      refusedVerdict({ note: 'It answered with status 404.', requestId: 'r-1' }),
    );
    expect(told(judgeCallAnswer({ ...answered, refusal: 'code 104', differing: 'success' }))).toEqual(
      refusedVerdict({ note: 'It answered with code 104.', requestId: 'r-1' }),
    );
    // Why no call is let in is told by its cause alone.
    expect(judgeCallAnswer({ kind: 'not-admitted', status: 403, requestId: null }).note).toBe(
      'The call is not let in (status 403).',
    );
    expect(judgeCallAnswer({ kind: 'wrong-clock', ahead: 600, requestId: null }).note).toContain(
      '10 minutes ahead',
    );
    expect(judgeCallAnswer({ kind: 'missing-configuration' })).toEqual(notTriedVerdict('not-configured'));
  });
});

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
