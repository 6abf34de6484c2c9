import { isAccepted, requestIdOf, type Heard } from './heard.ts';
import { asExpected, differs, refused, unanswered, type Judged } from './verdict.ts';

const textMember = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

const hasMember = (body: unknown, name: string): boolean =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, name) === 'string';

const errorTypeOf = (heard: Heard): string =>
  (heard.headers['x-amzn-errortype'] ?? textMember(heard.body, '__type'))
    .split(/[:,]/)[0]
    ?.split('#')
    .at(-1) ?? '';

/** What each answer to a proof of a password that nobody has says of the client of the user pool. */
const clientFaults = (heard: Heard): readonly (readonly [wrong: boolean, field: string, note: string])[] => {
  const type = errorTypeOf(heard);
  const message = textMember(heard.body, 'message');
  return [
    [/secret/i.test(message), 'client secret', 'The client has a secret, which no page can keep.'],
    [type === 'ResourceNotFoundException', 'identity.userPoolClientId', 'The user pool does not know it.'],
    [
      /srp/i.test(message) && /not (?:enabled|supported)/i.test(message),
      'ALLOW_USER_SRP_AUTH',
      'The client does not take a password that is proved by SRP.',
    ],
    [
      type === 'UserNotFoundException',
      'PreventUserExistenceErrors',
      'The client tells strangers whether a user exists.',
    ],
  ];
};

/**
 * The client of the user pool, by its answer to a proof that begins for a user whom nobody knows: it has no secret, takes
 * SRP and does not say that there is no such user.
 */
export const judgeUserPoolClient = (heard: Heard | null): Judged => {
  if (heard === null) return unanswered;
  const requestId = requestIdOf(heard);
  if (isAccepted(heard)) {
    return textMember(heard.body, 'ChallengeName') === 'PASSWORD_VERIFIER'
      ? asExpected()
      : differs('ChallengeName', 'A password is not proved by PASSWORD_VERIFIER.', requestId);
  }
  const [fault] = clientFaults(heard).filter(([wrong]) => wrong);
  return fault === undefined
    ? refused({ note: `It answered with status ${heard.status}.`, requestId })
    : differs(fault[1], fault[2], requestId);
};

/** What the product reads of every user (USER-5); a registration writes what the user pool does not add itself. */
const neededAttributes = [
  'sub',
  'email',
  'email_verified',
  'preferred_username',
  'custom:fxpartner',
  'custom:so',
];

/** `names` are the attributes that the user pool shows of the user who is signed in. */
export const judgeAttributes = (names: readonly string[] | null): Judged => {
  if (names === null) return unanswered;
  const missing = neededAttributes.find((name) => !names.includes(name));
  return missing === undefined
    ? asExpected()
    : differs(missing, 'The client may not read it, or this user has none.');
};

/** Whether a refresh token renews the session, and whether the user pool changes it each time. */
export const judgeRenewal = (heard: Heard | null): Judged => {
  if (heard === null) return unanswered;
  const requestId = requestIdOf(heard);
  if (!isAccepted(heard))
    return refused({ note: `A refresh token renews nothing: status ${heard.status}.`, requestId });
  const result: unknown = Reflect.get(Object(heard.body), 'AuthenticationResult');
  const missing = ['AccessToken', 'IdToken'].find((name) => !hasMember(result, name));
  if (missing !== undefined) return differs(missing, 'A renewal does not bring it.', requestId);
  return asExpected({
    note: hasMember(result, 'RefreshToken') ? 'Refresh tokens rotate.' : 'Refresh tokens stay as they are.',
  });
};
