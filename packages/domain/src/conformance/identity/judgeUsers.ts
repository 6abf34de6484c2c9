import { fxPartners } from '../../identity/user.ts';
import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import {
  readErrorType,
  isAccepted,
  isServiceInTrouble,
  readRequestId,
  textMember,
  type ProbeResponse,
} from '../responses/heard.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { describeStatusAndRefusal } from '../responses/describeRefusal.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  differsVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  unjudgedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const hasMember = (body: unknown, name: string): boolean =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, name) === 'string';

/** What each answer to a proof of a password that nobody has says of the client of the user pool. */
const clientFaults = (
  heard: ProbeResponse,
): readonly (readonly [wrong: boolean, field: string, note: string, shown: Symptom])[] => {
  const client = 'identity.userPoolClientId';
  const type = readErrorType(heard);
  const message = textMember(heard.body, 'message');
  return [
    [
      /secret/i.test(message),
      'client secret',
      'The client has a secret, which no page can keep.',
      makeSymptom('client-secret', '', client),
    ],
    [
      type === 'ResourceNotFoundException',
      client,
      'The user pool does not know it.',
      makeSymptom('unknown-client', '', client),
    ],
    [
      /srp/i.test(message) && /not (?:enabled|supported)/i.test(message),
      'ALLOW_USER_SRP_AUTH',
      'The client does not take a password that is proved by SRP.',
      makeSymptom('no-password-proof', '', 'ALLOW_USER_SRP_AUTH'),
    ],
    [
      type === 'UserNotFoundException',
      'PreventUserExistenceErrors',
      'The client tells strangers whether a user exists.',
      makeSymptom('tells-strangers', '', 'PreventUserExistenceErrors'),
    ],
  ];
};

/**
 * The client of the user pool, by its answer to a proof that begins for a user whom nobody knows: it has no secret, takes
 * SRP and does not say that there is no such user.
 */
export const judgeUserPoolClient = (heard: ProbeResponse | null): ExplainedVerdict => {
  if (heard === null) return unansweredVerdict;
  const requestId = readRequestId(heard);
  if (isAccepted(heard)) {
    return textMember(heard.body, 'ChallengeName') === 'PASSWORD_VERIFIER'
      ? asExpectedVerdict()
      : differsWithSymptom(
          'ChallengeName',
          'A password is not proved by PASSWORD_VERIFIER.',
          makeSymptom('no-password-proof', '', 'ALLOW_USER_SRP_AUTH'),
          requestId,
        );
  }
  const [fault] = clientFaults(heard).filter(([wrong]) => wrong);
  // The pool itself forbids nobody to begin.
  if (readErrorType(heard) === 'ForbiddenException')
    return addSymptomToVerdict(
      refusedVerdict({ note: `It answered with ${describeStatusAndRefusal(heard)}.`, requestId }),
      {
        ...makeSymptom('web-firewall'),
        said: describeStatusAndRefusal(heard),
      },
    );
  return fault === undefined
    ? addServiceWordsToVerdict(
        addSymptomToVerdict(
          refusedVerdict({
            note: `It answered with status ${heard.status}.`,
            requestId,
            status: heard.status,
          }),
          makeSymptom('call-refused', `InitiateAuth is answered with status ${heard.status}`),
        ),
        heard,
      )
    : differsWithSymptom(fault[1], fault[2], fault[3], requestId);
};

const partnerAttribute = 'custom:fxpartner';

/** What the product reads of every user (USER-5); a registration writes what the user pool does not add itself. */
const neededAttributes = [
  'sub',
  'email',
  'email_verified',
  'preferred_username',
  partnerAttribute,
  'custom:so',
];

/** What is told of a value that somebody typed: no more than shows the mistake. */
const shownValue = (value: string): string => (value.length > 20 ? `${value.slice(0, 19)}…` : value);

/** A value of `custom:fxpartner` that the product takes for its default partner, because it knows no such one. */
const judgePartnerAttribute = (value: string): ExplainedVerdict => {
  const known: readonly string[] = fxPartners;
  if (known.includes(value)) return asExpectedVerdict();
  const meant = value.trim().toLowerCase();
  return differsWithSymptom(partnerAttribute, `It is "${shownValue(value)}", and no partner has that name.`, {
    ...makeSymptom('partner-unknown', shownValue(value), partnerAttribute),
    instead: known.includes(meant) ? meant : '',
  });
};

/** `attributes` are those that the user pool shows of the user who is signed in, by their names. */
export const judgeAttributes = (attributes: Readonly<Record<string, string>> | null): ExplainedVerdict => {
  if (attributes === null) return unansweredVerdict;
  const missing = neededAttributes.find((name) => attributes[name] === undefined);
  return missing === undefined
    ? judgePartnerAttribute(attributes[partnerAttribute] ?? '')
    : differsWithSymptom(
        missing,
        'The client may not read it, or this user has none.',
        makeSymptom('attribute', missing, missing),
      );
};

/** Whether a refresh token renews the session, and whether the user pool changes it each time. */
export const judgeRenewal = (heard: ProbeResponse | null): ExplainedVerdict => {
  if (heard === null) return unansweredVerdict;
  const requestId = readRequestId(heard);
  if (!isAccepted(heard))
    return addServiceWordsToVerdict(
      addSymptomToVerdict(
        refusedVerdict({
          note: `A refresh token renews nothing: status ${heard.status}.`,
          requestId,
          status: heard.status,
        }),
        isServiceInTrouble(heard)
          ? makeSymptom('call-refused', `A renewal is answered with status ${heard.status}`)
          : makeSymptom(
              'no-renewal',
              readErrorType(heard) || `status ${heard.status}`,
              'identity.userPoolClientId',
            ),
      ),
      heard,
    );
  const result: unknown = Reflect.get(Object(heard.body), 'AuthenticationResult');
  const missing = ['AccessToken', 'IdToken'].find((name) => !hasMember(result, name));
  if (missing !== undefined) return differsVerdict(missing, 'A renewal does not bring it.', requestId);
  return asExpectedVerdict({
    note: hasMember(result, 'RefreshToken') ? 'Refresh tokens rotate.' : 'Refresh tokens stay as they are.',
  });
};

/** Whether there is such a user pool, by the keys that every one shows to everybody. A sign-in has proved it already. */
export const judgeUserPool = (
  keys: ProbeResponse | null,
  id: string,
  isSignedIn: boolean,
): ExplainedVerdict => {
  const hasKeys = keys !== null && isAccepted(keys) && Array.isArray(Reflect.get(Object(keys.body), 'keys'));
  if (isSignedIn || hasKeys) return asExpectedVerdict();
  if (keys === null) return unansweredVerdict;
  return keys.status === 404 || keys.status === 400
    ? addSymptomToVerdict(
        refusedVerdict({ note: 'The identity service does not know it.', requestId: readRequestId(keys) }),
        makeSymptom('unknown-user-pool', id, 'identity.userPoolId'),
      )
    : unjudgedVerdict(`It answered with status ${keys.status}, and shows no keys.`);
};
