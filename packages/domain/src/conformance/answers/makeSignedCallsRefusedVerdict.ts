import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import {
  readErrorType,
  isWebPage,
  readRequestId,
  textMember,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import { findSymptomNamedByResponse } from '../responses/findSymptomNamedByResponse.ts';
import { describeStatusAndRefusal, type RefusalResponse } from '../responses/describeRefusal.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { refusedVerdict, addSymptomToVerdict, type ExplainedVerdict } from '../responses/verdict.ts';

const messageOf = ({ body }: Pick<ProbeResponse, 'body'>): string =>
  textMember(body, 'message') || textMember(body, 'Message');

/** How a gateway refuses what nobody signed, and every path that it does not have. */
export const hasNoSignature = (heard: Pick<ProbeResponse, 'headers' | 'body'>): boolean =>
  readErrorType(heard) === 'MissingAuthenticationTokenException' ||
  /^missing authentication token/i.test(messageOf(heard));

/** Which gateway, by its id and stage, its words say that a role may not call; an account and a path stay untold. */
const permissionOf = (message: string): string => {
  const [, region, api, stage] =
    /\barn:aws[\w-]*:execute-api:([\w-]*):[\d*]*:(\w+)\/([\w$*-]+)/.exec(message) ?? [];
  if (api === undefined) return 'AccessDeniedException';
  const why = /\b(?:with an explicit deny|because no)[\w :-]*/i.exec(message)?.[0];
  return `AccessDeniedException: not authorized to perform execute-api:Invoke on arn:aws:execute-api:${region}:***:${api}/${stage}${why === undefined ? '' : `, ${why.trim()}`}`;
};

/** What a gateway says of a signed call that it does not let through; null where it says nothing that is known. */
const symptomOf = (heard: ProbeResponse): Symptom | null => {
  const type = readErrorType(heard);
  const message = messageOf(heard);
  const family = findSymptomNamedByResponse(heard);
  if (family?.kind === 'header-dropped') return family;
  if (hasNoSignature(heard)) return makeSymptom('no-such-stage', 'Missing Authentication Token');
  if (/valid region/i.test(message))
    return makeSymptom('region', 'the gateway takes no signature for this region.', 'region');
  if (type === 'ExpiredTokenException' || /security token .* is expired/i.test(message))
    return makeSymptom('credentials-ended', 'ExpiredTokenException', 'identity.identityPoolId');
  if (type === 'UnrecognizedClientException' || /security token .* is invalid/i.test(message))
    return makeSymptom('foreign-credentials', 'UnrecognizedClientException');
  if (/signature we calculated does not match/i.test(message))
    return makeSymptom('signature-changed', 'InvalidSignatureException');
  if (/resource-based policy/i.test(message))
    return {
      ...makeSymptom('resource-policy', permissionOf(message)),
      instead: /explicit deny/i.test(message) ? 'denied' : '',
    };
  if (type === 'AccessDeniedException' || /not authorized to (?:perform|access)/i.test(message))
    return {
      ...makeSymptom('no-permission', permissionOf(message)),
      instead: /identity-based policy/i.test(message)
        ? 'role'
        : /explicit deny/i.test(message)
          ? 'denied'
          : '',
    };
  if (type === 'ForbiddenException' && /^forbidden$/i.test(message)) return makeSymptom('plain-forbidden');
  // The service behind a gateway refuses in JSON of its own.
  return isWebPage(heard) || heard.body === undefined
    ? makeSymptom('signed-forbidden', `status ${heard.status}`)
    : null;
};

/** Where every signed call of an API is answered with 403: what the gateway says of one. */
export const makeSignedCallsRefusedVerdict = (heard: ProbeResponse): ExplainedVerdict =>
  addServiceWordsToVerdict(
    addSymptomToVerdict(
      refusedVerdict({
        note: `A signed call was answered with status ${heard.status}.`,
        requestId: readRequestId(heard),
        status: heard.status,
      }),
      symptomOf(heard),
    ),
    heard,
  );

const isUnauthorized = (heard: RefusalResponse): boolean =>
  heard.status === 401 && readErrorType(heard) === 'UnauthorizedException';

/** Where a gateway refuses what is signed and what nobody signed alike, by 401: it looks for something else. */
export const judgeOtherAuthorizer = ({
  statuses,
  unsigned,
  spoken,
}: {
  readonly statuses: readonly number[];
  readonly unsigned: readonly ProbeResponse[];
  readonly spoken: readonly RefusalResponse[];
}): ExplainedVerdict | null => {
  const [first] = spoken;
  if (first === undefined || !statuses.every((status) => status === 401)) return null;
  if (unsigned.length === 0 || ![...unsigned, ...spoken].every(isUnauthorized)) return null;
  return addSymptomToVerdict(
    refusedVerdict({
      note: 'Calls that are signed are refused as those that nobody signed.',
      requestId: readRequestId(first),
    }),
    { ...makeSymptom('other-authorizer'), said: describeStatusAndRefusal(first) },
  );
};
