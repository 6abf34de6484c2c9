import { settingLocation, type CauseRows } from './causeRow.ts';

/** An address says where a token is sent, and not by which header. */
const namesHeaders = (setting: string): boolean => setting.includes('headers');

/** What a service answers in place of the origin that asks. */
const insteadText = (origin: string, instead: string | null): string => {
  if (instead === null) return '';
  if (instead === '') return ': it answers no access-control-allow-origin';
  return `: it answers access-control-allow-origin: ${instead}${instead === `${origin}/` ? ', with a slash that no origin has' : ''}`;
};

/** Why services that answer let nobody in, or let pages do less than the product needs. */
export const accessCauses = {
  'missing-address': {
    cause: ({ seen }) => `No address of ${seen} is set, and this user pays through it.`,
    change: ({ setting }) => `set ${setting} in config.json.`,
  },
  'clock-here': {
    cause: ({ seen }) => seen,
    change: () => 'the clock of this machine: let it be set by a time server.',
  },
  'clock-there': {
    cause: ({ seen }) => `The clock of one service is wrong: ${seen}`,
    change: ({ setting }) => `the clock of what ${settingLocation(setting)} leads to.`,
  },
  'unknown-client': {
    cause: () => 'The user pool does not know the client of the application.',
    change: ({ setting }) => `${settingLocation(setting)} to the id of the client without a secret.`,
  },
  'client-secret': {
    cause: () => 'The client of the user pool has a secret, which no page can keep.',
    change: ({ setting }) => `${settingLocation(setting)} to a client without a secret.`,
  },
  'no-password-proof': {
    cause: () => 'The client of the user pool takes no password that is proved by SRP.',
    change: () => 'allow ALLOW_USER_SRP_AUTH at the client of the user pool.',
  },
  'tells-strangers': {
    cause: () => 'The client of the user pool tells strangers whether a user exists.',
    change: () => 'set PreventUserExistenceErrors to ENABLED at the client of the user pool.',
  },
  'unknown-oauth-client': {
    cause: () => 'The partner knows no client of this id, so no customer can authorize the product there.',
    change: ({ setting }) => `${settingLocation(setting)} to the id that the partner gave to the product.`,
  },
  region: {
    hides: ['unknown-client', 'unknown-user-pool', 'unknown-identity-pool'],
    cause: ({ seen }) => `The regions do not agree: ${seen}`,
    change: ({ setting }) => `${settingLocation(setting)}: pools, gateways and signature are of one region.`,
  },
  'unknown-user-pool': {
    cause: ({ seen }) => `The identity service knows no user pool ${seen}.`,
    change: ({ setting }) => `${settingLocation(setting)} to the pool that the client belongs to.`,
  },
  'wrong-password': {
    cause: () => 'The user pool is there and refused the e-mail or the password.',
    change: () =>
      'the e-mail after --as, or the password. If they are right elsewhere, identity.userPoolId names another pool than that of the client.',
  },
  'unknown-identity-pool': {
    cause: () => 'The identity service does not know the identity pool.',
    change: ({ setting }) => `${settingLocation(setting)}.`,
  },
  'identity-pool-refuses': {
    cause: () => 'The identity pool takes no sign-in of this user pool and client.',
    change: ({ setting, said }) =>
      /audience/i.test(said ?? '')
        ? `add the client of identity.userPoolClientId to the provider of the identity pool (its App client ID), or correct ${settingLocation(setting)}.`
        : /access to identity .*forbidden/i.test(said ?? '')
          ? `the rules and roles of the identity pool that ${settingLocation(setting)} names: it gives this user none.`
          : `${settingLocation(setting)} to the pool that has this user pool and client for its provider, or add them there.`,
  },
  'header-dropped': {
    once: true,
    cause: ({ seen, said }) =>
      `Something on the way takes the header ${seen} off${said === null ? '' : `: ${said}`}.`,
    change: ({ seen, setting }) =>
      `let what stands at ${settingLocation(setting)} pass ${seen} on${setting.includes('Endpoint') ? ', or remove that address: without it the pool is called itself' : ''}.`,
  },
  'no-such-stage': {
    hides: ['no-such-route'],
    cause: ({ seen }) =>
      `The gateway sees no signature (${seen}): it says that of a path or a stage that it does not have, and where something on the way takes the header authorization off.`,
    change: ({ setting }) =>
      `the path in ${settingLocation(setting)}, such as the stage of the gateway; or let the proxy before it pass authorization on.`,
  },
  'foreign-credentials': {
    cause: ({ seen }) =>
      `The gateway does not know the credentials that the identity pool gave (${seen}): they are of another account or environment.`,
    change: ({ setting }) =>
      `${settingLocation(setting)}: gateway and identity pool are of one account; where they are, let the proxy before the gateway pass x-amz-security-token on.`,
  },
  'credentials-ended': {
    cause: ({ seen }) =>
      `The credentials that the identity pool gives have ended when they are used (${seen}).`,
    change: () =>
      "how long the credentials of the identity pool's role live, or the clock of the identity service.",
  },
  'signature-changed': {
    cause: ({ seen }) =>
      `The gateway reckons another signature (${seen}): something on the way changes host, path or headers of the calls.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the address of the gateway itself; or let the proxy before it pass Host, the path and the headers on unchanged (at nginx: proxy_set_header Host $host).`,
  },
  'resource-policy': {
    hides: ['no-permission'],
    cause: ({ seen }) =>
      `The resource policy of the gateway lets the calls not in, whatever the role of the user may: it answers 403 to every signed call (${seen}).`,
    change: ({ setting, instead }) =>
      `the resource policy of the gateway that ${settingLocation(setting)} leads to: ${instead === 'denied' ? 'take out the Deny that these calls meet (aws:SourceIp, aws:SourceVpce)' : 'let it allow execute-api:Invoke to these calls (addresses, networks, accounts)'}, and deploy its stage again. Only while customers are well it is for the network address of this machine, or of its proxy or VPN, alone: then call from an address that it allows.`,
  },
  'no-permission': {
    cause: ({ seen }) =>
      `Whoever signs in gets a role that may not call this gateway: it answers 403 to every signed call (${seen}).`,
    change: ({ seen, setting, instead }) => {
      const [, api = ''] = /:(\w+)\/[^:]*$/.exec(seen) ?? [];
      const of =
        api === ''
          ? ''
          : ` to allow execute-api:Invoke on the API ${api} (its parameters in docs/deploy/identity.json)`;
      if (instead === 'role')
        return `the policy of the identity pool's role${of}: take a Deny for it out there, where one stands.`;
      return instead === 'denied'
        ? `take the Deny out of the resource policy of the gateway that ${settingLocation(setting)} leads to (its addresses or networks), of the identity pool's role, or of the organization.`
        : `the policy of the identity pool's role${of}, or the resource policy of the gateway that ${settingLocation(setting)} leads to.`;
    },
  },
  'plain-forbidden': {
    cause: () =>
      'The gateway knows the signature, and refuses every signed call by the one word Forbidden (403 ForbiddenException): so it does where its methods ask for an API key of a usage plan, or a web firewall (WAF) stands before it.',
    change: ({ setting }) =>
      `set "API key required" to false at the methods of the gateway that ${settingLocation(setting)} leads to, and deploy its stage again: the product has no such key; where none is asked for, the rule of its WAF.`,
  },
  'other-authorizer': {
    hides: ['integration-key', 'token-refused', 'token-not-taken', 'no-account'],
    cause: ({ said }) =>
      `The gateway takes no signature: it answers ${said} to calls that are signed as to those that nobody signed, as one does whose authorizer asks for another token (COGNITO_USER_POOLS, JWT).`,
    change: ({ setting }) =>
      `set the authorization of the methods of the gateway that ${settingLocation(setting)} leads to back to AWS_IAM, and deploy its stage again.`,
  },
  'header-unknown': {
    cause: ({ seen }) => `The gateway does not know the header ${seen}: no page may send it.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the name that the gateway has for it, or let the gateway allow it.`,
  },
  'headers-exchanged': {
    hides: ['key-ended', 'key-refused', 'key-missing', 'mesh-refuses'],
    cause: ({ seen }) =>
      `Every call with a token is refused, and by their names the headers of the token and of the client code look exchanged: ${seen}.`,
    change: ({ setting }) =>
      `exchange accessToken and clientCode of ${settingLocation(setting)}: each is to have the name that the partner takes it by.`,
  },
  'token-refused': {
    hides: ['key-ended', 'key-refused', 'key-missing', 'oauth-scope', 'oauth-client', 'oauth-grant'],
    cause: ({ seen, said }) =>
      `The token arrives, and every call that carries it is refused: ${said}.${seen === '' ? '' : ` Without a token the answer is another one: ${seen}.`}`,
    change: ({ setting }) =>
      `ask the partner for ${setting}: no setting of config.json is why${setting === 'the reason' ? ', unless the token and the address are of different environments (test and live)' : ''}.`,
  },
  'token-of-another-environment': {
    hides: ['key-ended', 'key-refused', 'key-missing', 'mesh-refuses', 'oauth-client', 'oauth-grant'],
    cause: ({ said }) =>
      `The token arrives, and the partner does not know it for its own: ${said}. Token and address are of different environments of the partner.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} and the partner's address from which the accounts service gets its tokens: both to the same environment of the partner (test or live).`,
  },
  'token-not-taken': {
    hides: ['mesh-refuses', 'key-missing', 'key-refused'],
    cause: ({ seen, setting }) =>
      `A token is given, and every call that carries it is refused (${seen}): ${namesHeaders(setting) ? 'the partner takes it by another name, or ' : ''}something on the way takes the header off.`,
    change: ({ seen, setting }) =>
      namesHeaders(setting)
        ? `${settingLocation(setting)} to what the partner takes its token by; or, where that is right, let the proxy before the gateway pass these headers on.`
        : `let the proxy before what ${settingLocation(setting)} leads to pass ${seen} on.`,
  },
  'rates-key': {
    cause: ({ seen }) =>
      `The rates service does not take the key that the accounts service gave, or it is dropped on the way: ${seen}.`,
    change: () =>
      'the key of the rates service in the accounts service (ratesKey); or let the proxy before the rates pass queries on.',
  },
  preflight: {
    cause: ({ seen }) => `The question that browsers ask before a call is refused ${seen}.`,
    change: ({ setting }) =>
      `let OPTIONS through without a signature, for pages of this origin, at ${settingLocation(setting)}.`,
  },
  'preflight-redirected': {
    cause: ({ seen }) =>
      `The question that browsers ask before a call is answered with a redirect ${seen}, and no browser follows it.`,
    change: ({ setting }) =>
      `let what ${settingLocation(setting)} leads to answer OPTIONS at the path that is asked, without leading to another one, such as to the same with a slash at its end.`,
  },
  'sent-twice': {
    cause: ({ seen }) =>
      `The header ${seen} is sent twice, and browsers take neither: pages cannot read the answers.`,
    change: ({ seen, setting }) =>
      `let only one send ${seen} at ${settingLocation(setting)}: the service, or the proxy before it.`,
  },
  'origin-not-allowed': {
    cause: ({ seen, setting, instead }) =>
      `Pages of ${seen} may not call what ${setting} leads to${insteadText(seen, instead)}.`,
    change: ({ seen, setting }) =>
      `let what ${settingLocation(setting)} leads to answer access-control-allow-origin: ${seen} (at gateways of docs/deploy/gateway.json it is one of WebOrigins).`,
  },
  'answer-unreadable': {
    hides: ['refusal-unreadable'],
    cause: ({ seen, setting }) =>
      `Pages of ${seen} cannot read what ${setting} leads to: the question before a call is answered well, and the answers themselves carry no access-control-allow-origin.`,
    change: ({ seen, setting }) =>
      `let the service behind what ${settingLocation(setting)} leads to send access-control-allow-origin: ${seen} with every answer, beside access-control-expose-headers: a gateway passes the headers of a service (HTTP_PROXY, AWS_PROXY) on and adds none.`,
  },
  'header-not-allowed': {
    cause: ({ seen, instead }) =>
      `Pages may not send the header ${seen}${instead === null ? '' : `: the answer says access-control-allow-headers: ${instead}, and a star does not cover ${seen}`}.`,
    change: ({ seen, setting }) =>
      `add ${seen} to access-control-allow-headers at ${settingLocation(setting)}.`,
  },
  'method-not-allowed': {
    cause: ({ seen }) => `Pages may not send ${seen}.`,
    change: ({ seen, setting }) =>
      `add ${seen} to access-control-allow-methods at ${settingLocation(setting)}.`,
  },
  'header-hidden': {
    cause: ({ seen }) =>
      `Pages cannot read ${seen}, so they take an ended sign-in or a wrong clock for a lost network.`,
    change: ({ seen, setting }) =>
      `add ${seen} to access-control-expose-headers at ${settingLocation(setting)}, also for what the gateway refuses itself.`,
  },
  'let-in': {
    cause: ({ seen }) => `${seen}, though nobody signed in: what is there is open to strangers.`,
    change: ({ setting }) =>
      `let what ${settingLocation(setting)} leads to ask for a signature or a token at every call, before customers come.`,
  },
  attribute: {
    cause: ({ seen }) => `The client of the user pool may not read ${seen}, or this user has none.`,
    change: ({ seen }) => `let the client read ${seen}, or give it to the user.`,
  },
  'no-renewal': {
    cause: ({ seen }) =>
      `The user pool renews no session (${seen}): customers are signed out within the hour.`,
    change: ({ setting }) =>
      `let the client that ${settingLocation(setting)} names renew by refresh tokens, and rotate them.`,
  },
  'no-revocation': {
    cause: ({ seen }) => `The user pool ends no session (${seen}): who signs out stays signed in elsewhere.`,
    change: ({ setting }) =>
      `turn the revocation of tokens on at the client that ${settingLocation(setting)} names.`,
  },
} as const satisfies CauseRows;
