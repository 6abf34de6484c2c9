import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, fault, json, ofxUser } from './environmentChanges.ts';
import type { Answer } from './environmentFront.ts';

const apigee = (status: number, faultstring: string, errorcode: string) => ({
  services: at('ofx/ofxrates', ({ method, signed }) => {
    if (method === 'OPTIONS') return {};
    return signed
      ? { status, headers: json, body: fault(faultstring, errorcode) }
      : { status: 401, headers: json, body: fault('Invalid access token', 'oauth.v2.InvalidAccessToken') };
  }),
});

const everything = (status: number, headers: Answer['headers'], body: string): Partial<Answer> => ({
  status,
  headers,
  body,
});

const noToken = (status: number, key: string, message: string) => ({
  services: ({ path, signed, headers }: Answer): Partial<Answer> =>
    signed && path.endsWith('/services/corpay/token')
      ? { status, headers: { ...headers, ...json }, body: JSON.stringify({ errors: [{ key, message }] }) }
      : {},
});

/** What a partner that takes tokens as RFC 6750 says answers: its words stand in a header. */
const bearer = (error: string, description: string) => ({
  services: at('ofx/ofxrates', ({ method, signed, headers }) =>
    method === 'OPTIONS'
      ? {}
      : {
          status: 401,
          headers: {
            ...headers,
            'www-authenticate': signed
              ? `Bearer error="${error}", error_description="${description}"`
              : 'Bearer',
          },
          body: '',
        },
  ),
});

/** Partners that refuse what they were asked with a token that arrives. */
export const refusingPartners: readonly BrokenEnvironment[] = [
  {
    name: 'the customer is not connected to Corpay',
    make: () => ({}),
    as: 'nopartner@sandbox.test',
    symptom: 'integration-missing',
    setting: 'apis.corpay',
    says: /^(?!.*The environment is well)This customer is not connected .*INTEGRATION_MISSING.* Change: an administrator runs fxg admin assign-integration nopartner@sandbox\.test --integration ID/,
  },
  {
    name: 'the customer is not connected to OFX',
    make: () => ({
      services: ({ path, method }) =>
        path.endsWith('/partners/ofx/token') && method === 'POST'
          ? {
              status: 400,
              headers: json,
              body: JSON.stringify({
                code: 'INTEGRATION_MISSING',
                message: 'Your account is not connected to OFX yet.',
              }),
            }
          : {},
    }),
    as: ofxUser,
    symptom: 'integration-missing',
    setting: 'apis.accounts',
    says: /not connected .*INTEGRATION_MISSING.* Change: let this customer complete the account setup/,
  },
  {
    name: 'the application lacks the product of the rates at the partner',
    make: () =>
      apigee(
        401,
        'Invalid API call as no apiproduct match found',
        'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound',
      ),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the API product of these calls',
    says: /apiproduct match found.* Change: ask the partner for the API product of these calls/,
  },
  {
    name: 'the token has not the scope of the rates',
    make: () => apigee(403, 'Insufficient scope', 'oauth.v2.InsufficientScope'),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the scope of these calls',
    says: /Insufficient scope.* ask the partner for the scope of these calls/,
  },
  {
    name: 'the partner says something of the token that nobody knows',
    make: () => apigee(403, 'Nay', 'x.y'),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the reason',
    says: /The token arrives.*Nay/,
  },
  {
    name: 'something takes the token of the rates off',
    make: () => apigee(401, 'Invalid access token', 'oauth.v2.InvalidAccessToken'),
    as: ofxUser,
    symptom: 'token-not-taken',
    setting: 'ofx.ratesUrl',
    says: /Invalid access token.* Change: let the proxy before what ofx\.ratesUrl in config\.json leads to pass authorization on/,
  },
  {
    name: 'the partner has suspended the customer',
    make: () => ({
      services: at('corpay', ({ method, sent }) =>
        method !== 'OPTIONS' && sent['cmg-accesstoken'] !== undefined
          ? {
              status: 403,
              headers: json,
              body: '{"errors":[{"key":"CLIENT_SUSPENDED","message":"The client account is suspended."}]}',
            }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'token-refused',
    setting: 'the end of the suspension',
    says: /CLIENT_SUSPENDED.* Change: ask the partner for the end of the suspension/,
  },
  {
    name: 'the partner does not know the client of the accounts service',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/partners/ofx/token')
          ? everything(400, json, '{"error":"invalid_client","error_description":"Unknown client_id"}')
          : {},
    }),
    as: 'ofx@sandbox.test',
    symptom: 'oauth-client',
    setting: 'apis.accounts',
    says: /does not take the client.*400 invalid_client: Unknown client_id/,
  },
  {
    name: 'the partner takes the authorization no more',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/partners/ofx/token')
          ? everything(400, json, '{"error":"invalid_grant"}')
          : {},
    }),
    as: 'ofx@sandbox.test',
    symptom: 'oauth-grant',
    setting: '--as',
    says: /400 invalid_grant.*authorize anew/,
  },
  {
    name: 'the token is one of the test environment of the partner, and the address that of the live one',
    make: () => bearer('invalid_token', "The issuer 'https://login.uat.ofx.example' is invalid"),
    as: ofxUser,
    symptom: 'token-of-another-environment',
    setting: 'ofx.ratesUrl',
    says: /invalid_token: The issuer 'https:\/\/login\.uat\.ofx\.example' is invalid.* Change: ofx\.ratesUrl in config\.json .*accounts service.*test or live/,
  },
  {
    name: 'the partner says in a header that the scope is missing',
    make: () => bearer('insufficient_scope', 'More is needed'),
    as: ofxUser,
    symptom: 'token-refused',
    setting: 'the scope of these calls',
    says: /insufficient_scope: More is needed/,
  },
  {
    name: 'something takes the token off, and the partner says nothing at all',
    make: () => ({
      services: at('ofx/ofxrates', ({ method, headers }) =>
        method === 'OPTIONS'
          ? {}
          : { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' }, body: '' },
      ),
    }),
    as: ofxUser,
    symptom: 'token-not-taken',
    setting: 'ofx.ratesUrl',
    says: /takes the header off\. Change: /,
  },
  {
    name: 'Corpay has another key for the API user of the integration',
    make: () => noToken(401, 'UNAUTHORIZED', 'Invalid API user or key.'),
    as: corpayUser,
    symptom: 'integration-key',
    setting: 'the integration of this customer',
    says: /Invalid API user or key.* Change: .*fxg admin update-integration --integration ID --key-stdin --yes < key\.txt/,
  },
  {
    name: 'Corpay says nothing of why it takes the key of the integration no more',
    make: () => noToken(401, '', ''),
    as: corpayUser,
    symptom: 'integration-key',
    setting: 'the integration of this customer',
    says: /Change: .*fxg admin update-integration/,
  },
  {
    name: 'Corpay has disabled the API user of the integration',
    make: () => noToken(403, 'USER_DISABLED', 'The API user is disabled.'),
    as: corpayUser,
    symptom: 'integration-suspended',
    setting: 'the integration of this customer',
    says: /API user is disabled.* Change: ask the partner/,
  },
  {
    name: 'Corpay knows no client of the integration',
    make: () => noToken(404, 'CLIENT_NOT_FOUND', 'Client not found.'),
    as: corpayUser,
    symptom: 'integration-unknown',
    setting: 'the integration of this customer',
    says: /Client not found.* Change: .*fxg admin assign-integration corpay@sandbox\.test --integration ID/,
  },
  {
    name: 'Corpay does not let the address of its gateway in',
    make: () => noToken(403, 'ACCESS_DENIED', 'Source IP 18.203.44.7 is not permitted'),
    as: corpayUser,
    symptom: 'egress-blocked',
    setting: 'apis.corpay',
    says: /^The partner does not let the service .* 18\.203\.44\.7 .* Change: have the partner allow 18\.203\.44\.7/,
    alone: true,
  },
  {
    name: 'the accounts service knows no account of who signed in',
    make: () => ({
      services: at('accounts', ({ signed, method, headers }) =>
        signed && method !== 'OPTIONS'
          ? { status: 404, headers: { ...headers, ...json }, body: '{"message":"Account not found"}' }
          : {},
      ),
    }),
    as: ofxUser,
    symptom: 'no-account',
    setting: 'apis.accounts',
    says: /^The accounts service .* no account of this user: 404 Account not found\. Change: .*registration/,
    alone: true,
  },
];
