import type { BrokenEnvironment } from './brokenEnvironment.ts';
import {
  at,
  corpayUser,
  html,
  isAsked,
  json,
  onOperation,
  refusal,
  signedOnly,
} from './environmentChanges.ts';
import type { Answer } from './environmentFront.ts';

const everything = (status: number, headers: Answer['headers'], body: string): Partial<Answer> => ({
  status,
  headers,
  body,
});

const plain = { 'content-type': 'text/plain' };

/** Services, and what stands before them, that say themselves why they refuse. */
export const spokenServices: readonly BrokenEnvironment[] = [
  {
    name: 'the usage plan of the gateway is used up',
    make: () => ({
      services: at(
        'corpay',
        signedOnly({
          status: 429,
          headers: { ...json, 'x-amzn-errortype': 'LimitExceededException', 'x-amzn-requestid': 'f0-1' },
          body: '{"message":"Limit Exceeded"}',
        }),
      ),
    }),
    as: corpayUser,
    symptom: 'throttled',
    setting: 'apis.corpay',
    says: /quota is used up: 429 LimitExceededException: Limit Exceeded\. Change: the limit/,
  },
  {
    name: 'a trigger of the user pool refuses the sign-in',
    make: () => ({
      services: onOperation(
        'RespondToAuthChallenge',
        refusal(400, 'UserLambdaValidationException', 'PreAuthentication failed with error no tenant.'),
      ),
    }),
    as: corpayUser,
    symptom: 'trigger-refuses',
    setting: 'LambdaConfig',
    says: /trigger of the user pool refuses.*PreAuthentication failed with error no tenant/,
  },
  {
    name: 'the user pool asks for a second factor',
    make: () => ({
      services: onOperation('RespondToAuthChallenge', {
        status: 200,
        headers: json,
        body: '{"ChallengeName":"SOFTWARE_TOKEN_MFA","ChallengeParameters":{},"Session":"s"}',
      }),
    }),
    as: corpayUser,
    symptom: 'second-factor',
    setting: 'MfaConfiguration of the user pool to OFF',
    says: /second step after the password \(SOFTWARE_TOKEN_MFA\).* MfaConfiguration of the user pool to OFF/,
  },
  {
    name: 'a web firewall stands before the user pool',
    make: () => ({
      services: onOperation(
        'InitiateAuth',
        refusal(400, 'ForbiddenException', 'Request not allowed due to WAF block.'),
      ),
    }),
    as: corpayUser,
    symptom: 'web-firewall',
    setting: 'identity.userPoolEndpoint',
    says: /web firewall.*400 ForbiddenException: Request not allowed due to WAF block/,
  },
  {
    name: 'the firewall of OFX lets this machine call nothing there, the page for authorizing neither',
    make: () => {
      let calls = 0;
      return {
        services: at('ofx', () =>
          everything(
            403,
            html,
            `<TITLE>Access Denied</TITLE><H1>Access Denied</H1>You don't have permission.<P>Reference&#32;&#35;18&#46;2f6b1402&#46;${1764409543 + ++calls}</P>`,
          ),
        ),
      };
    },
    as: 'ofx@sandbox.test',
    symptom: 'web-firewall',
    setting: 'ofx.baseUrl',
    says: /web firewall.*403 Access Denied \(Reference #18\.2f6b1402\.17644095\d\d\).* its log names the rule, by that number/,
    alone: true,
  },
  {
    name: 'a web firewall asks a challenge before the accounts service',
    make: () => ({
      services: at('accounts', (given) =>
        isAsked(given) ? everything(202, { ...html, 'x-amzn-waf-action': 'challenge' }, '') : {},
      ),
    }),
    as: corpayUser,
    symptom: 'web-firewall',
    setting: 'apis.accounts',
    says: /web firewall.*202 x-amzn-waf-action challenge/,
  },
  ...(
    [
      [
        'Envoy reaches no upstream',
        503,
        plain,
        'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
        'nothing-behind',
        /upstream connect error/,
      ],
      [
        'a mesh refuses by its policy',
        403,
        plain,
        'RBAC: access denied',
        'mesh-refuses',
        /RBAC: access denied/,
      ],
      [
        'an ingress has no rule for the host',
        404,
        plain,
        'default backend - 404',
        'no-route',
        /no rule for this host.*default backend - 404/,
      ],
      [
        'Cloudflare blocks',
        403,
        { ...html, server: 'cloudflare' },
        '<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1>',
        'web-firewall',
        /Attention Required!/,
      ],
      [
        'Akamai refuses',
        403,
        html,
        "<TITLE>Access Denied</TITLE><H1>Access Denied</H1>You don't have permission. Reference #18.2 https://errors.edgesuite.net/18.2",
        'web-firewall',
        /Access Denied/,
      ],
      [
        'the country of the caller is blocked',
        403,
        html,
        '<title>ERROR: The request could not be satisfied</title>The Amazon CloudFront distribution is configured to block access from your country.',
        'place-blocked',
        /refuses the country/,
      ],
      [
        'the address of the caller is not on the list',
        403,
        json,
        '{"message":"IP 203.0.113.7 is not allowed"}',
        'address-blocked',
        /203\.0\.113\.7 is not allowed/,
      ],
      [
        'a page says that the service is maintained',
        503,
        html,
        '<title>Scheduled maintenance</title><h1>We will be back soon</h1>',
        'maintenance',
        /closed for maintenance: 503 Scheduled maintenance/,
      ],
      [
        'the gateway waits for the service in vain',
        504,
        json,
        '{"message":"Endpoint request timed out"}',
        'nothing-behind',
        /504 Endpoint request timed out/,
      ],
    ] as const
  ).map(([name, status, headers, body, symptom, says]): BrokenEnvironment => ({
    name,
    make: () => ({
      services: at('accounts', (given) => (isAsked(given) ? everything(status, headers, body) : {})),
    }),
    as: corpayUser,
    symptom,
    setting: 'apis.accounts',
    says,
  })),
  {
    name: 'what a service says repeats who asked, and that is told to nobody',
    make: () => ({
      services: at(
        'corpay',
        signedOnly(
          everything(
            400,
            json,
            '{"message":"Customer ana@example.com, account 1234567890, is 4,500.00 short"}',
          ),
        ),
      ),
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'apis.corpay',
    says: /with 400 Customer \*\*\*, account \*\*\*, is \*\*\* short/,
  },
];
