import { describe, expect, it } from 'vitest';
import type { SymptomKind } from '../causes/causeTable.ts';
import { findSymptomNamedByResponse } from './findSymptomNamedByResponse.ts';
import { removeIdsFromWords } from './removeIdsFromWords.ts';
import { describeStatusAndRefusal, describeRefusal, type RefusalResponse } from './describeRefusal.ts';

const json = (status: number, body: unknown, headers: RefusalResponse['headers'] = {}): RefusalResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const page = (status: number, text: string, headers: RefusalResponse['headers'] = {}): RefusalResponse => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: undefined,
  text,
});
const plain = (status: number, text: string): RefusalResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: undefined,
  text,
});
const partner = (message: string): RefusalResponse =>
  json(403, { errors: [{ key: 'ACCESS_DENIED', message }] });
const cognito = (type: string, message: string): RefusalResponse => json(400, { __type: type, message });

describe('what a service says of why it refuses', () => {
  it.each<[RefusalResponse, string]>([
    [
      json(429, { message: 'Limit Exceeded' }, { 'x-amzn-errortype': 'LimitExceededException' }),
      '429 LimitExceededException: Limit Exceeded',
    ],
    [json(400, { error: 'invalid_client', error_description: 'Unknown' }), '400 invalid_client: Unknown'],
    [
      json(200, { success: false, error: { code: 104, type: 'usage_limit_reached', info: 'No more.' } }),
      '200 usage_limit_reached, code 104: No more.',
    ],
    [json(403, { errors: [{ code: 'E7', detail: 'Not\n now' }] }), '403 E7: Not now'],
    [
      json(401, {
        fault: { faultstring: 'Invalid access token', detail: { errorcode: 'oauth.v2.Invalid' } },
      }),
      '401 oauth.v2.Invalid: Invalid access token',
    ],
    [page(502, '<title>502 Bad Gateway</title>'), '502 Bad Gateway'],
    [json(404, { type: 'about:blank', title: 'Gone', status: 404 }), '404 about:blank: Gone'],
    [page(503, '<html><title>Closed</title><h1>Back &amp; soon</h1>'), '503 Closed: Back soon'],
    [plain(404, 'default backend - 404\n'), '404 default backend - 404'],
    [page(202, '', { 'x-amzn-waf-action': 'challenge' }), '202 x-amzn-waf-action challenge'],
    [json(500, {}), '500'],
    [plain(500, '\u{0}\u{1}\u{FFFD}'), '500'],
  ])('%j is told as one line: %s', (heard, words) => expect(describeStatusAndRefusal(heard)).toBe(words));

  it.each([
    ['ana.lima@example.com has none', '*** has none'],
    ['User: arn:aws:sts::123456789012:assumed-role/x/y may not', 'User: arn:*** may not'],
    ['4,500.00 is short', '*** is short'],
    ['IBAN DE89370400440532013000 is no account', 'IBAN *** is no account'],
    ['"Ana Lima" is nobody', '*** is nobody'],
    ['Token eyJhbGciOiJSUzI1NiIsImtpZCI6.abc is bad', 'Token *** is bad'],
    ['IP 203.0.113.7 is blocked', 'IP 203.0.113.7 is blocked'],
  ])('%s is told without what belongs to a customer', (message, words) =>
    expect(describeRefusal(json(400, { message }))).toBe(words),
  );

  it('is shortened where it is long', () =>
    expect(describeRefusal(json(400, { message: 'much '.repeat(100) })).length).toBeLessThanOrEqual(160));
});

describe('a cause that a service names itself', () => {
  it.each<[RefusalResponse, SymptomKind | null]>([
    [json(429, {}), 'throttled'],
    [cognito('TooManyRequestsException', 'Rate exceeded'), 'throttled'],
    [cognito('UserLambdaValidationException', 'PreSignUp failed with error x.'), 'trigger-refuses'],
    [cognito('InvalidLambdaResponseException', 'Unrecognizable lambda output'), 'trigger-refuses'],
    [cognito('NotAuthorizedException', 'User is disabled.'), 'user-unready'],
    [
      cognito('NotAuthorizedException', 'Client 1a is configured for secret but secret was not received'),
      'client-secret',
    ],
    [
      cognito('InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.'),
      'no-password-proof',
    ],
    [
      cognito('InvalidIdentityPoolConfigurationException', 'Check assigned IAM roles for this pool.'),
      'identity-pool-role',
    ],
    [cognito('NotAuthorizedException', 'Incorrect username or password.'), null],
    [json(400, { error: 'invalid_grant' }), 'oauth-grant'],
    [json(401, { error: 'unauthorized_client' }), 'oauth-client'],
    [json(400, { error: 'redirect_uri_mismatch' }), 'oauth-redirect'],
    [json(400, { error: 'invalid_scope' }), 'oauth-scope'],
    [json(403, { message: 'API key expired' }), 'key-ended'],
    [json(401, { message: 'Invalid API key' }), 'key-refused'],
    [json(401, { message: 'Invalid or missing API key' }), 'key-refused'],
    [json(401, { message: 'No API key found in request' }), 'key-missing'],
    [json(401, { message: 'Access denied due to missing subscription key.' }), 'key-missing'],
    [json(401, { error: 'Authorization field missing' }), 'key-missing'],
    [cognito('UnknownOperationException', ''), 'header-dropped'],
    [json(200, { error: { code: 103, type: 'invalid_api_function' } }), 'no-such-endpoint'],
    [json(200, { error: { code: 105, type: 'base_currency_access_restricted' } }), 'plan-too-small'],
    [json(451, {}), 'place-blocked'],
    [
      page(
        403,
        '<title>Access denied | x used Cloudflare to restrict access</title>Error 1015 You are being rate limited',
      ),
      'throttled',
    ],
    [page(403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }), 'web-firewall'],
    [page(200, '<html>Request unsuccessful. Incapsula incident ID: 1-2</html>'), 'web-firewall'],
    [
      page(200, '<title>Request Rejected</title>The requested URL was rejected. Your support ID is: 1'),
      'web-firewall',
    ],
    [plain(503, 'no healthy upstream'), 'nothing-behind'],
    [page(502, '<title>502 Bad Gateway</title><center>nginx</center>'), 'nothing-behind'],
    [page(503, '<title>503 Service Temporarily Unavailable</title>'), 'nothing-behind'],
    [page(522, '<title>x | 522: Connection timed out</title>', { server: 'cloudflare' }), 'nothing-behind'],
    [page(403, '<title>ERROR: The request could not be satisfied</title>Request blocked.'), 'web-firewall'],
    [plain(401, 'Jwt is missing'), 'mesh-refuses'],
    [plain(404, '404 page not found'), 'no-route'],
    [json(404, { message: 'no Route matched with those values' }), 'no-route'],
    [page(400, '<h2>Bad Request - Invalid Hostname</h2>'), 'no-route'],
    [page(400, '<title>400 No required SSL certificate was sent</title>'), 'client-certificate'],
    [page(405, '<title>405 Method Not Allowed</title>'), 'request-not-passed'],
    [json(500, { message: 'Internal server error' }), null],
    [
      json(500, { message: 'Internal server error' }, { 'x-amzn-errortype': 'InternalServerErrorException' }),
      'integration-fails',
    ],
    [page(400, '<title>400 Request Header Or Cookie Too Large</title>'), 'headers-too-large'],
    [page(431, ''), 'headers-too-large'],
    [
      json(403, { message: 'Your IP 203.0.113.7 is not on the list of allowed addresses' }),
      'address-blocked',
    ],
    [partner('Source IP 203.0.113.7 is not permitted'), 'egress-blocked'],
    [partner('Address 203.0.113.7 is not in our list.'), 'egress-blocked'],
    [partner('You may not see this order.'), null],
    [partner('The address of this beneficiary is not allowed.'), null],
    [json(404, { message: 'Order not found' }), null],
    [json(404, { message: 'Order 1009 not found' }), null],
    [json(403, { message: 'Batch 1020 is of somebody else' }), null],
    [page(403, '<title>Access denied</title><span>Error</span><span>1020</span>'), 'web-firewall'],
    [plain(403, 'error code: 1009'), 'place-blocked'],
    [partner('Payments to this country are not allowed.'), null],
    [partner('This beneficiary is not whitelisted.'), null],
    [plain(403, 'Host not in allowlist'), 'address-blocked'],
    [partner('The client is disabled.'), null],
    [cognito('NotAuthorizedException', 'Client 1a is disabled.'), 'unknown-client'],
    [page(403, '<title>Blocked</title>This page was closed to you for security reasons.'), null],
    [cognito('NotAuthorizedException', 'Unable to login because of security reasons.'), 'user-unready'],
    [json(404, { message: 'Address not found' }), null],
    [json(403, { message: 'Forbidden' }), null],
  ])('of %j is %s', (heard, kind) => expect(findSymptomNamedByResponse(heard)?.kind ?? null).toBe(kind));
});

it('an address that a partner behind its gateway refuses is named, where it says one', () => {
  expect(findSymptomNamedByResponse(partner('Source IP 203.0.113.7 is not permitted'))?.seen).toBe(
    '203.0.113.7',
  );
  expect(findSymptomNamedByResponse(partner('IP 2001:db8::17 is blocked'))?.seen).toBe('2001:db8::17');
  expect(findSymptomNamedByResponse(partner('This IP is blocked'))?.seen).toBe('');
});

const akamai = (reference: string) =>
  page(
    403,
    `<TITLE>Access Denied</TITLE><H1>Access Denied</H1>You don't have permission to access "http&#58;&#47;&#47;api" on this server.<P>Reference&#32;&#35;${reference.replaceAll('.', '&#46;')}</P>`,
  );

it.each([
  [
    akamai('18.2f6b1402.1764409543.1a2b3c4d'),
    '403 Access Denied (Reference #18.2f6b1402.1764409543.1a2b3c4d)',
  ],
  [
    page(200, '<title>Request Rejected</title>Your support ID is: <b>1234567890123456789</b>'),
    '200 Request Rejected (support ID 1234567890123456789)',
  ],
  [page(403, '<title>Request blocked by the WAF</title>'), '403 Request blocked by the WAF'],
])('a firewall is told with the number by which its owner finds the refusal: %j', (heard, words) => {
  expect(findSymptomNamedByResponse(heard)).toMatchObject({ kind: 'web-firewall', said: words });
});

const alike = (reference: string) =>
  removeIdsFromWords(findSymptomNamedByResponse(akamai(reference))?.said ?? '');

it('refusals of a firewall are alike whatever their numbers are', () => {
  expect(alike('18.2f6b1402.1764409543.1a2b3c4d')).toBe(alike('18.aabbccdd.1764409544.abcdefab'));
});

const saidOf = (message: string) => describeRefusal({ status: 404, headers: {}, body: { message } });

it('the path that a service does not have is shown, and what is long and secret is not', () => {
  expect(saidOf('No such path: /services/corpay/v9/token')).toBe('No such path: /services/corpay/v9/token');
  expect(saidOf('No such path: /a/eyJhbGciOiJSUzI1NiIsInR5cCI')).toBe('No such path: /a/***');
  expect(saidOf('No such token: abc/def+ghi1jkl2mno3pqr4')).toBe('No such token: ***');
});
