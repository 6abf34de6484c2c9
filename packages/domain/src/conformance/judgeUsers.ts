import { symptom, type Symptom } from './causes/symptom.ts';
import { errorTypeOf, isAccepted, isInTrouble, requestIdOf, textMember, type Heard } from './spoken/heard.ts';
import { explained } from './spoken/explained.ts';
import { spokenAnswer } from './spoken/spokenWords.ts';
import {
  asExpected,
  differs,
  refused,
  showing,
  unanswered,
  unjudged,
  type Judged,
} from './spoken/verdict.ts';

const hasMember = (body: unknown, name: string): boolean =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, name) === 'string';

/** What each answer to a proof of a password that nobody has says of the client of the user pool. */
const clientFaults = (
  heard: Heard,
): readonly (readonly [wrong: boolean, field: string, note: string, shown: Symptom])[] => {
  const client = 'identity.userPoolClientId';
  const type = errorTypeOf(heard);
  const message = textMember(heard.body, 'message');
  return [
    [
      /secret/i.test(message),
      'client secret',
      'The client has a secret, which no page can keep.',
      symptom('client-secret', '', client),
    ],
    [
      type === 'ResourceNotFoundException',
      client,
      'The user pool does not know it.',
      symptom('unknown-client', '', client),
    ],
    [
      /srp/i.test(message) && /not (?:enabled|supported)/i.test(message),
      'ALLOW_USER_SRP_AUTH',
      'The client does not take a password that is proved by SRP.',
      symptom('no-password-proof', '', 'ALLOW_USER_SRP_AUTH'),
    ],
    [
      type === 'UserNotFoundException',
      'PreventUserExistenceErrors',
      'The client tells strangers whether a user exists.',
      symptom('tells-strangers', '', 'PreventUserExistenceErrors'),
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
      : showing(
          differs('ChallengeName', 'A password is not proved by PASSWORD_VERIFIER.', requestId),
          symptom('no-password-proof', '', 'ALLOW_USER_SRP_AUTH'),
        );
  }
  const [fault] = clientFaults(heard).filter(([wrong]) => wrong);
  // The pool itself forbids nobody to begin.
  if (errorTypeOf(heard) === 'ForbiddenException')
    return showing(refused({ note: `It answered with ${spokenAnswer(heard)}.`, requestId }), {
      ...symptom('web-firewall'),
      said: spokenAnswer(heard),
    });
  return fault === undefined
    ? explained(
        showing(
          refused({ note: `It answered with status ${heard.status}.`, requestId }),
          symptom('call-refused', `InitiateAuth is answered with status ${heard.status}`),
        ),
        heard,
      )
    : showing(differs(fault[1], fault[2], requestId), fault[3]);
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
    : showing(
        differs(missing, 'The client may not read it, or this user has none.'),
        symptom('attribute', missing, missing),
      );
};

/** Whether a refresh token renews the session, and whether the user pool changes it each time. */
export const judgeRenewal = (heard: Heard | null): Judged => {
  if (heard === null) return unanswered;
  const requestId = requestIdOf(heard);
  if (!isAccepted(heard))
    return explained(
      showing(
        refused({ note: `A refresh token renews nothing: status ${heard.status}.`, requestId }),
        isInTrouble(heard)
          ? symptom('call-refused', `A renewal is answered with status ${heard.status}`)
          : symptom(
              'no-renewal',
              errorTypeOf(heard) || `status ${heard.status}`,
              'identity.userPoolClientId',
            ),
      ),
      heard,
    );
  const result: unknown = Reflect.get(Object(heard.body), 'AuthenticationResult');
  const missing = ['AccessToken', 'IdToken'].find((name) => !hasMember(result, name));
  if (missing !== undefined) return differs(missing, 'A renewal does not bring it.', requestId);
  return asExpected({
    note: hasMember(result, 'RefreshToken') ? 'Refresh tokens rotate.' : 'Refresh tokens stay as they are.',
  });
};

/** Whether there is such a user pool, by the keys that every one shows to everybody. A sign-in has proved it already. */
export const judgeUserPool = (keys: Heard | null, id: string, isSignedIn: boolean): Judged => {
  const hasKeys = keys !== null && isAccepted(keys) && Array.isArray(Reflect.get(Object(keys.body), 'keys'));
  if (isSignedIn || hasKeys) return asExpected();
  if (keys === null) return unanswered;
  return keys.status === 404 || keys.status === 400
    ? showing(
        refused({ note: 'The identity service does not know it.', requestId: requestIdOf(keys) }),
        symptom('unknown-user-pool', id, 'identity.userPoolId'),
      )
    : unjudged(`It answered with status ${keys.status}, and shows no keys.`);
};
