import type { SymptomKind } from '../causes/causeTable.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import {
  isAccepted,
  readErrorType,
  readRequestId,
  textMember,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import {
  asExpectedVerdict,
  differsWithSymptom,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  unjudgedVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import { findPoolFirewall } from './findPoolFirewall.ts';

const client = 'identity.userPoolClientId';

/** What is wrong with the client of the user pool, by the symptom that shows it. */
const clientFaults: Readonly<
  Partial<Record<SymptomKind, { readonly field: string; readonly note: string; readonly setting: string }>>
> = {
  'client-secret': {
    field: 'client secret',
    note: 'The client has a secret, which no page can keep.',
    setting: client,
  },
  'unknown-client': { field: client, note: 'The user pool does not know it.', setting: client },
  'no-password-proof': {
    field: 'ALLOW_USER_SRP_AUTH',
    note: 'The client does not take a password that is proved by SRP.',
    setting: 'ALLOW_USER_SRP_AUTH',
  },
  'tells-strangers': {
    field: 'PreventUserExistenceErrors',
    note: 'The client tells strangers whether a user exists.',
    setting: 'PreventUserExistenceErrors',
  },
};

/** What the name of an error says of the client, where a user whom nobody knows is asked for. */
const symptomsByErrorType: Readonly<Record<string, SymptomKind>> = {
  ResourceNotFoundException: 'unknown-client',
  UserNotFoundException: 'tells-strangers',
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
  const firewall = findPoolFirewall(heard);
  if (firewall !== null)
    return addSymptomToVerdict(
      refusedVerdict({ note: `It answered with ${firewall.said}.`, requestId }),
      firewall,
    );
  const kind = symptomsByErrorType[readErrorType(heard)] ?? findSymptomNamedByResponse(heard)?.kind;
  const fault = kind && clientFaults[kind];
  return kind && fault
    ? differsWithSymptom(fault.field, fault.note, makeSymptom(kind, '', fault.setting), requestId)
    : addServiceWordsToVerdict(
        addSymptomToVerdict(
          refusedVerdict({
            note: `It answered with status ${heard.status}.`,
            requestId,
            status: heard.status,
          }),
          makeSymptom('call-refused', `InitiateAuth is answered with status ${heard.status}`),
        ),
        heard,
      );
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
