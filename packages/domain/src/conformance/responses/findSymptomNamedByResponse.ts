import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import type { SymptomKind } from '../causes/causeTable.ts';
import { textMember } from './probeResponse.ts';
import { readReferenceNumber, readVisibleTextOfPage } from './readVisibleTextOfPage.ts';
import { describeStatusAndRefusal, type RefusalResponse } from './describeRefusal.ts';

type Family = readonly [pattern: RegExp, kind: SymptomKind, setting?: string | null, seen?: string];

const client = 'identity.userPoolClientId';

/** What services, and what stands before them, say in words of their own, and what that shows; the first that fits. */
const families: readonly Family[] = [
  [/^511 |network authentication required|captive portal/i, 'network-sign-in'],
  [/\bunknown ?operation/i, 'header-dropped', null, 'x-amz-target'],
  [/requires existence of either a 'X-Amz-Date'/i, 'header-dropped', null, 'x-amz-date'],
  [/secret[_ ]?hash|configured (?:with|for) secret/i, 'client-secret', client],
  [
    /\b(?:USER_SRP_AUTH|USER_PASSWORD_AUTH|auth flow)\b.*not (?:enabled|supported)/i,
    'no-password-proof',
    'ALLOW_USER_SRP_AUTH',
  ],
  [
    /user pool client .*does not exist|\w+Exception: .*\bclient .*(?:disabled|not active)\b/i,
    'unknown-client',
    client,
  ],
  [
    /identity pool .*configuration|assigned IAM roles|sts:AssumeRoleWithWebIdentity/i,
    'identity-pool-role',
    'identity.identityPoolId',
  ],
  [
    /user is disabled|password attempts exceeded|log ?in because of security reasons|temporary password has expired/i,
    'user-unready',
    '--as',
  ],
  [
    /lambda(?:validation|response|exception)|(?:Pre|Post)(?:Authentication|SignUp|TokenGeneration|Confirmation)\w* (?:failed|invocation)|(?:Define|Create|Verify)AuthChallenge/i,
    'trigger-refuses',
    'LambdaConfig',
  ],
  [
    /\berror(?: code)?:? 1009\b|(?:country|region|location|territor)\w*.{0,40}(?:block|not available|not allowed|restrict|denied|forbidden)|(?:block\w*|restrict\w*|not available|access) (?:from|in|for) your (?:country|region|location)|^451 /i,
    'place-blocked',
  ],
  [
    /\b(?:IP\b|address \W?(?:\d{1,3}\.){3}).{0,60}(?:block|not (?:allowed|permitted|authorized|whitelisted|allowlisted|registered|(?:on|in) (?:the|our|your|any|an?)\b.{0,20}\blist)|denied|banned|restricted|rejected)|(?:block|ban|den)\w*.{0,40}\bIP\b|\b10(?:06|07|08)\b.*access denied|\b(?:IP|address|host|caller|network|source)\b.{0,60}(?:white|allow)list|(?:white|allow)list.{0,60}\b(?:IP|address|host|caller|network|source)\b/i,
    'address-blocked',
  ],
  [/\b1015\b.*rate|rate limited/i, 'throttled'],
  [
    /\bWAF\b|waf-action|web application firewall|request blocked|you have been blocked|attention required! \| cloudflare|just a moment|checking your browser|cf-mitigated|incapsula|imperva|edgesuite|errors\.edgekey|requested url was rejected|support id|mod_?security|not acceptable!|sucuri|\baccess denied\b.*\breference ?#|security policy.*(?:block|violat)|\berror(?: code)?:? 1020\b/i,
    'web-firewall',
  ],
  [
    /^429 |limit ?exceeded|too ?many ?requests|throttl|rate ?(?:limit|exceeded)|usage_limit|quota|limit (?:has been )?(?:reached|exhausted)|request volume|slow ?down|code 104\b/i,
    'throttled',
  ],
  [/integration_?missing|account is not connected to/i, 'integration-missing'],
  [
    /redirect_?_?uri|redirect (?:url|address)|callback (?:url|uri)|not an? (?:address|url) that the application registered/i,
    'oauth-redirect',
  ],
  [/\binvalid_scope\b|scope .*(?:invalid|unknown|not allowed)/i, 'oauth-scope'],
  [
    /\binvalid_grant\b|refresh token .*(?:expired|revoked|invalid)|(?:expired|revoked) refresh token/i,
    'oauth-grant',
    '--as',
  ],
  [
    /\b(?:invalid_client|unauthorized_client)\b|client authentication failed|unknown client|unsupported_grant_type/i,
    'oauth-client',
  ],
  [
    /(?:key|licen[sc]e|subscription)\b.{0,40}(?:expired|inactive|not active|disabled|revoked|suspended|deactivated)|(?:expired|inactive|revoked|disabled) (?:api[ _-]?|access[ _-]?)?(?:key|subscription|account)|inactive_user|\bcode 102\b/i,
    'key-ended',
  ],
  [/\bcode 103\b|invalid_api_function/i, 'no-such-endpoint'],
  [
    /_restricted\b|not (?:included|available|supported) (?:in|on|by|with) your (?:current )?(?:plan|subscription)|\bcode 105\b|upgrade your/i,
    'plan-too-small',
  ],
  [
    /^(?!.*\b(?:invalid|wrong|incorrect)\b).*(?:\b(?:missing|no) (?:\w+ )?(?:api|access|subscription)[ _-]?key|failed to resolve api key|(?:api|access|subscription)[ _-]?key (?:is |was )?(?:missing|required|absent|not (?:found|supplied|provided|sent|present))|not supplied an? (?:api|access)|authorization field missing|unregistered callers)/i,
    'key-missing',
  ],
  [/(?:invalid|missing|no|unknown|wrong)[ _-](?:api|access|subscription)[ _-]?key/i, 'key-refused'],
  [
    /rbac: access denied|\bjwt (?:is missing|is expired|issuer|verification|audience)|jwks|ext_authz|audiences in jwt/i,
    'mesh-refuses',
  ],
  [
    /maintenance|scheduled down|temporarily (?:offline|closed|down)|(?:we'll|we will) be (?:right )?back|back (?:soon|shortly)|under construction/i,
    'maintenance',
  ],
  [
    /default backend|no route matched|404 page not found|route_not_found|\bunknown (?:site|host|domain)\b|invalid hostname|http error 404\.0|no such app|application not found|there isn't a .*here|cannot (?:get|post|options) \/|\bfault filter\b|no application is configured|direct ip access|host header|misdirected/i,
    'no-route',
  ],
  [
    /\bversion\b.{0,40}\b(?:retired|no longer|unsupported|not supported|deprecated|sunset|removed|shut down)/i,
    'version-retired',
  ],
  [/not authorized to perform:? (?!execute-api)[a-z\d-]+:\w+/i, 'backend-not-allowed'],
  [/could not be satisfied.*bad request\b/i, 'no-route'],
  [
    /getaddrinfo|\bE(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH)\b|connection refused|no such host|no route to host|name or service not known|unknownhostexception|connect ?timed? ?out|unable to (?:verify the first|get local issuer) certificate|self[- ]signed certificate|certificate has expired/i,
    'backend-unreached',
  ],
  // What a gateway of AWS says where it cannot call, or make an answer of, what stands behind it.
  [/^50[02] InternalServerErrorException: Internal server error/i, 'integration-fails'],
  [
    /upstream|no healthy|bad gateway|gateway time-?out|service (?:temporarily )?unavailable|backend fetch failed|endpoint request timed out|error communicating with endpoint|connect to the origin|could ?n[o']t connect|web server is down|connection timed out|origin (?:is unreachable|dns|error)|failed to contact the origin|ssl handshake failed|\b52[0-7]\b|no server is available|app offline|application failed to respond|failure_?to_?connect|http error 50[023]/i,
    'nothing-behind',
  ],
  [
    /certificate (?:required|expired|was not sent|error)|client certificate|no required ssl certificate/i,
    'client-certificate',
  ],
  [
    /header (?:fields )?(?:or cookie )?too (?:large|long)|request header or cookie|^431 /i,
    'headers-too-large',
  ],
  [/method not allowed|unsupported media type|payload too large|entity too large/i, 'request-not-passed'],
];

/** Causes by which something before a service lets the one who asks not through, whatever is asked. */
const firewalls: ReadonlySet<SymptomKind> = new Set<SymptomKind>([
  'web-firewall',
  'address-blocked',
  'place-blocked',
  'network-sign-in',
]);

/** Whether a firewall, or the network here, answered in place of who was asked. */
export const isFirewallSymptom = ({ kind }: Symptom): boolean => firewalls.has(kind);

/** Headers of those who stand before services, which say more than a page does. */
const tellingHeaders = [
  'x-amzn-waf-action',
  'cf-mitigated',
  'x-envoy-response-flags',
  'x-iinfo',
  'x-sucuri-block',
];

const heardWhole = (heard: RefusalResponse): string => {
  const headers = tellingHeaders.flatMap((name) =>
    heard.headers[name] === undefined
      ? []
      : [`${name === 'x-iinfo' ? 'incapsula' : name} ${heard.headers[name]}`],
  );
  const text = readVisibleTextOfPage(heard.text ?? '');
  return [describeStatusAndRefusal(heard), ...headers, text].join(' ').replaceAll(/\s+/g, ' ');
};

/** An address of the internet, of four or of eight numbers. */
const addressPattern = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){2,7}:?[\da-f]{1,4}\b/i;

/** A partner that lists its errors by keys is called by its gateway, and sees the address of that, not of who called it. */
const isOfPartner = ({ body }: RefusalResponse): boolean => {
  const listed: unknown = Reflect.get(Object(body), 'errors');
  return Array.isArray(listed) && listed.some((one) => textMember(one, 'key') !== '');
};

/**
 * The cause that an answer names itself, by the words of the services and proxies that are known; null where it says
 * nothing, or something that nobody knows.
 */
export const findSymptomNamedByResponse = (heard: RefusalResponse): Symptom | null => {
  const whole = heardWhole(heard);
  const family = families.find(([pattern]) => pattern.test(whole));
  // A country that a partner speaks of is not that of who calls.
  if (family === undefined || (family[1] === 'place-blocked' && isOfPartner(heard))) return null;
  const [, kind, setting = null, seen = ''] = family;
  const number = firewalls.has(kind) ? readReferenceNumber(readVisibleTextOfPage(heard.text ?? '')) : '';
  const words = describeStatusAndRefusal(heard);
  const said = number === '' || words.includes(number) ? words : `${words} (${number})`;
  return kind === 'address-blocked' && isOfPartner(heard)
    ? { ...makeSymptom('egress-blocked', addressPattern.exec(whole)?.[0] ?? ''), said }
    : { ...makeSymptom(kind, seen, setting), said };
};
