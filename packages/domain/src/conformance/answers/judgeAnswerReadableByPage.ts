import { makeSymptom } from '../causes/makeSymptom.ts';
import { isAccepted, readRequestId, type ProbeResponse } from '../responses/probeResponse.ts';
import { differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';
import {
  allowOrigin,
  allowsOrigin,
  exposedHeaders,
  judgeExposedHeaders,
  judgeOriginSentTwice,
} from './crossOriginHeaders.ts';
import type { RequiredCredential } from './requiredCredential.ts';

/**
 * Whether a browser gives a page of `origin` the answer of a service, by the headers of that answer: what was answered to
 * its question before says nothing of that.
 */
export const judgeAnswerReadableByPage = (
  origin: string,
  heard: Pick<ProbeResponse, 'status' | 'headers'>,
  guard: RequiredCredential | null,
): ExplainedVerdict => {
  const requestId = readRequestId(heard);
  const allowed = heard.headers[allowOrigin];
  const differing = `A page of ${origin} cannot read the answer`;
  if (allowed === undefined)
    return differsWithSymptom(
      allowOrigin,
      `${differing}: it carries none.`,
      makeSymptom(isAccepted(heard) ? 'answer-unreadable' : 'refusal-unreadable', origin),
      requestId,
    );
  const twice = judgeOriginSentTwice(heard);
  if (twice !== null) return twice;
  if (!allowsOrigin(heard, origin))
    return differsWithSymptom(
      allowOrigin,
      `${differing}: it allows ${allowed}.`,
      {
        ...makeSymptom('answer-of-another-origin', origin),
        instead: allowed,
      },
      requestId,
    );
  const sent = exposedHeaders.filter((name) => heard.headers[name] !== undefined);
  return judgeExposedHeaders(origin, heard, guard === 'signature' ? sent : []);
};
