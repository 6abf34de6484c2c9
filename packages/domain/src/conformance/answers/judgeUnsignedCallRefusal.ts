import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  isAccepted,
  isServiceInTrouble,
  isNeitherJsonNorWebPage,
  isRedirect,
  isWebPage,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import {
  allowOrigin,
  allowsOrigin,
  exposedHeaders,
  judgeExposedHeaders,
  originNotAllowedVerdict,
} from './crossOriginHeaders.ts';
import { judgeAnswerReadableByPage } from './judgeAnswerReadableByPage.ts';
import { redirectedCallSymptom } from './judgeRedirectedCall.ts';
import type { RequiredCredential } from './requiredCredential.ts';

const refusedWith = (heard: ProbeResponse): ExplainedVerdict =>
  refusedVerdict({
    note: `It answered with status ${heard.status}.`,
    requestId: readRequestId(heard),
    status: heard.status,
  });

const strangers: Readonly<Record<RequiredCredential, string>> = {
  signature: 'A call that nobody signed',
  token: 'A call without a token',
};

/**
 * How a call is refused that nobody signed, or that has no token: it must not reach the service, and a page of `origin`,
 * where that is another one, must be able to read why. Only a gateway has more to tell than the status.
 */
export const judgeUnsignedCallRefusal = (
  origin: string | null,
  heard: ProbeResponse | null,
  guard: RequiredCredential = 'signature',
  address = '',
): ExplainedVerdict => {
  if (heard === null) return unansweredVerdict;
  const requestId = readRequestId(heard);
  const { status } = heard;
  if (isRedirect(heard)) {
    const shown = redirectedCallSymptom(heard, address);
    return addSymptomToVerdict(refusedVerdict({ note: `It is redirected ${shown.seen}.`, requestId }), shown);
  }
  // A service in trouble, or without such a path, has let nobody in.
  if (isServiceInTrouble(heard) || status === 404) return refusedWith(heard);
  // Who shows a page, or says OK to everything, has let nobody in: it is not the service.
  if (isAccepted(heard) && (isWebPage(heard) || isNeitherJsonNorWebPage(heard)))
    return refusedVerdict({ note: 'It was no answer of the service.', requestId });
  if (isAccepted(heard))
    return differsWithSymptom(
      'authorization',
      `${strangers[guard]} was let in: it was answered with status ${status}.`,
      makeSymptom('let-in', `${strangers[guard]} was answered with status ${status}`),
      requestId,
    );
  if (status !== 401 && status !== 403)
    return addServiceWordsToVerdict(
      differsWithSymptom(
        guard === 'token' ? 'authorization' : 'gateway',
        `${strangers[guard]} was answered with status ${status}, not with 401 or 403.`,
        makeSymptom('call-refused', `${strangers[guard]} is answered with status ${status}`),
        requestId,
      ),
      heard,
    );
  if (origin === null) return asExpectedVerdict();
  // No gateway stands before what takes a token: the service itself refuses.
  if (guard === 'token') return judgeAnswerReadableByPage(origin, heard, guard);
  // Without any, its answers may well have one: a gateway adds none to what it refuses itself.
  if (heard.headers[allowOrigin] === undefined && !isWebPage(heard))
    return differsWithSymptom(
      allowOrigin,
      `A page of ${origin} cannot read why it refuses.`,
      { ...makeSymptom('refusal-unreadable', origin), instead: 'gateway' },
      requestId,
    );
  if (!allowsOrigin(heard, origin)) return originNotAllowedVerdict(origin, heard);
  return judgeExposedHeaders(origin, heard, exposedHeaders);
};
