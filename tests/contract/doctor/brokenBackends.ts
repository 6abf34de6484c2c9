import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, html, json, ofxUser, onOperation, refusal, set } from './environmentChanges.ts';
import type { Answer, Broken } from './environmentFront.ts';

/** What the calls of the user are answered at a service, where their path ends so. */
const answering = (service: string, change: Partial<Answer>, end = ''): Broken => ({
  services: at(service, ({ signed, method, path, headers }) =>
    signed && method !== 'OPTIONS' && path.endsWith(end)
      ? { ...change, headers: { ...headers, ...change.headers } }
      : {},
  ),
});

const saying = (status: number, message: string): Partial<Answer> => ({
  status,
  body: JSON.stringify({ message }),
});

const identityPool = (message: string): Broken => ({
  services: onOperation('GetId', refusal(400, 'NotAuthorizedException', message)),
});

/** Gateways and services that are set up, or fail, as they do most often. */
export const brokenBackends: readonly BrokenEnvironment[] = [
  {
    name: 'a path was added to the service, and its gateway was not deployed again',
    make: () =>
      answering(
        'corpay',
        {
          status: 403,
          headers: { ...json, 'x-amzn-errortype': 'MissingAuthenticationTokenException' },
          body: '{"message":"Missing Authentication Token"}',
        },
        '/settlementAccounts',
      ),
    as: corpayUser,
    symptom: 'no-such-route',
    setting: 'apis.corpay',
    says: /GET \/deal\/settlementAccounts .* no such path or method.* Change: add that path .*deploy its stage/,
    alone: true,
  },
  {
    name: 'the methods of the gateway ask for an API key',
    make: () =>
      answering('corpay', {
        status: 403,
        headers: { ...json, 'x-amzn-errortype': 'ForbiddenException' },
        body: '{"message":"Forbidden"}',
      }),
    as: corpayUser,
    symptom: 'plain-forbidden',
    setting: 'apis.corpay',
    says: /API key of a usage plan.* Change: set "API key required" to false/,
    alone: true,
  },
  {
    name: 'the authorizer of the gateway asks for a token of the user pool',
    make: () => ({
      services: at('corpay', ({ method, headers }) =>
        method === 'OPTIONS'
          ? {}
          : {
              status: 401,
              headers: { ...headers, ...json, 'x-amzn-errortype': 'UnauthorizedException' },
              body: '{"message":"Unauthorized"}',
            },
      ),
    }),
    as: corpayUser,
    symptom: 'other-authorizer',
    setting: 'apis.corpay',
    says: /takes no signature.* Change: set the authorization .* back to AWS_IAM/,
    alone: true,
  },
  {
    name: 'the gateway refuses without the headers that pages need',
    make: () => ({
      services: at('corpay', ({ method, status, headers }) => {
        const { 'access-control-allow-origin': _origin, ...others } = headers;
        return method !== 'OPTIONS' && status === 403 ? { headers: others } : {};
      }),
    }),
    as: corpayUser,
    symptom: 'refusal-unreadable',
    setting: 'apis.corpay',
    says: /cannot read why apis\.corpay refuses.* Change: .*DEFAULT_4XX/,
    alone: true,
  },
  {
    name: 'the gateway shows none of its headers to pages',
    make: () => ({
      services: at('accounts', ({ headers }) => {
        const { 'access-control-expose-headers': _shown, ...others } = headers;
        return { headers: others };
      }),
    }),
    symptom: 'header-hidden',
    setting: 'apis.accounts',
    says: /add date, x-amzn-errortype, x-amzn-requestid to access-control-expose-headers/,
    alone: true,
  },
  {
    name: 'the service behind the gateway does not reach its database',
    make: () => answering('accounts', saying(500, 'connect ECONNREFUSED 10.0.0.4:5432')),
    as: corpayUser,
    symptom: 'backend-unreached',
    setting: 'apis.accounts',
    says: /does not reach another one .*ECONNREFUSED.*config\.json is not why/,
  },
  {
    name: 'the accounts service does not find the partner',
    make: () => answering('accounts', saying(502, 'getaddrinfo ENOTFOUND api.ofx.com'), '/token'),
    as: ofxUser,
    symptom: 'backend-unreached',
    setting: 'apis.accounts',
    says: /does not reach another one .*ENOTFOUND/,
    alone: true,
  },
  {
    name: 'the function behind the gateway may not read its table',
    make: () =>
      answering(
        'accounts',
        saying(500, 'User: arn:aws:sts::1:assumed-role/f/x is not authorized to perform: dynamodb:GetItem'),
      ),
    as: corpayUser,
    symptom: 'backend-not-allowed',
    setting: 'apis.accounts',
    says: /by its own role.*dynamodb:GetItem.* Change: .*execution role/,
  },
  {
    name: 'the service has retired the version of its calls',
    make: () => answering('corpay', saying(410, 'API version v1 has been retired. Use v2.')),
    as: corpayUser,
    symptom: 'version-retired',
    setting: 'apis.corpay',
    says: /Use v2.* Change: the path in apis\.corpay in config\.json/,
  },
  {
    name: 'a gate shows a sign-in page to signed calls, with status 200',
    make: () =>
      answering('accounts', { status: 200, headers: html, body: '<title>Sign in - Intranet</title>' }),
    as: corpayUser,
    symptom: 'call-answered-by-page',
    setting: 'apis.accounts',
    says: /web page answers GET \/account .*Sign in - Intranet.* Change: .*gate/,
  },
  {
    name: 'the web server of another host answers 400 to everything',
    make: () => ({
      services: at('accounts', () => ({
        status: 400,
        headers: html,
        body: '<title>400 Bad Request</title>',
      })),
    }),
    symptom: 'other-service',
    setting: 'apis.accounts',
    says: /Something else answers .*400 Bad Request|Something else answers .*Bad Request/,
  },
  {
    name: 'a network of caches does not know the host',
    make: () => ({
      services: at('accounts', () => ({
        status: 403,
        headers: { ...html, server: 'CloudFront', 'x-cache': 'Error from cloudfront' },
        body: "<TITLE>ERROR: The request could not be satisfied</TITLE><H1>403 ERROR</H1>Bad request. We can't connect to the server for this app",
      })),
    }),
    symptom: 'no-route',
    setting: 'apis.accounts',
    says: /no rule for this host/,
  },
  {
    name: 'the service leads every call to its path with a slash, whoever asks',
    make: () => ({
      services: at('accounts', ({ path, method }) =>
        method === 'OPTIONS' ? {} : { status: 307, headers: { location: `${path}/` }, body: '' },
      ),
    }),
    symptom: 'call-redirected',
    setting: 'apis.accounts',
    says: /redirected \(307\) .* Change: .*slash/,
  },
  {
    name: 'the address of Corpay is that of the accounts service',
    make: ({ servicesUrl }) => ({ configure: set('apis', 'corpay', `${servicesUrl}/services/accounts`) }),
    as: corpayUser,
    symptom: 'same-address',
    setting: 'apis.corpay',
    says: /is that of apis\.accounts.* Change: apis\.corpay in config\.json/,
    alone: true,
  },
  {
    name: 'the names of the headers of Corpay are exchanged',
    make: () => ({
      configure: (configuration) => {
        const { headers } = configuration['apis'] as { headers: Record<string, unknown> };
        [headers['accessToken'], headers['clientCode']] = [headers['clientCode'], headers['accessToken']];
      },
    }),
    as: corpayUser,
    symptom: 'headers-exchanged',
    setting: 'apis.headers',
    says: /look exchanged: Client-Code and CMG-AccessToken.* Change: exchange accessToken and clientCode/,
    alone: true,
  },
  {
    name: 'the rates service says 401 in words of its own',
    make: () => ({
      services: at('rates', ({ method, headers }) =>
        method === 'OPTIONS'
          ? {}
          : { ...saying(401, 'Invalid authentication credentials'), headers: { ...headers, ...json } },
      ),
    }),
    as: corpayUser,
    symptom: 'rates-key',
    setting: 'ratesKey',
    says: /does not take the key .*Invalid authentication credentials/,
  },
  {
    name: 'the identity pool has another client of the user pool for its provider',
    make: () => identityPool('Invalid login token. Incorrect token audience.'),
    as: corpayUser,
    symptom: 'identity-pool-refuses',
    setting: 'identity.identityPoolId',
    says: /Incorrect token audience.* Change: add the client of identity\.userPoolClientId/,
    alone: true,
  },
  {
    name: 'the role of the identity pool does not trust the pool',
    make: () => identityPool('Not authorized to perform sts:AssumeRoleWithWebIdentity'),
    as: corpayUser,
    symptom: 'identity-pool-role',
    setting: 'identity.identityPoolId',
    says: /AssumeRoleWithWebIdentity.* Change: the roles of the pool/,
    alone: true,
  },
  {
    name: 'the user is disabled in the user pool',
    make: () => ({
      services: onOperation(
        'RespondToAuthChallenge',
        refusal(400, 'NotAuthorizedException', 'User is disabled.'),
      ),
    }),
    as: corpayUser,
    symptom: 'user-unready',
    setting: '--as',
    says: /User is disabled\. Change: enable this user/,
  },
  {
    name: 'the user pool is asked too often',
    make: () => ({
      services: onOperation('InitiateAuth', refusal(400, 'TooManyRequestsException', 'Rate exceeded')),
    }),
    as: corpayUser,
    symptom: 'throttled',
    setting: 'identity.userPoolEndpoint',
    says: /Rate exceeded/,
  },
  {
    name: 'one of three instances of Corpay answers 503 to signed calls, and the same call goes well again',
    make: () => {
      let calls = 0;
      return {
        services: at('corpay', ({ signed, method, headers }) =>
          signed && method !== 'OPTIONS' && ++calls % 3 === 0
            ? { status: 503, headers: { ...headers, ...html }, body: '<h1>503 Service Unavailable</h1>' }
            : {},
        ),
      };
    },
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /\d of \d+ calls ended with 503/,
    alone: true,
  },
];
