import { fxPartners } from '../../identity/user.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  isAccepted,
  isServiceInTrouble,
  readErrorType,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  differsWithSymptom,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const hasMember = (body: unknown, name: string): boolean =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, name) === 'string';

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
