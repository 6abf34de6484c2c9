import { makeSymptom } from '../causes/makeSymptom.ts';
import type { RequiredCredential } from './judgeCrossOrigin.ts';
import { isAccepted, readRequestId, type ProbeResponse } from '../responses/heard.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  addSymptomToVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const allowOrigin = 'access-control-allow-origin';

/** What the client reads of every answer: without these a page cannot tell an ended session from a lost network. */
export const exposedHeaders = ['date', 'x-amzn-errortype', 'x-amzn-requestid'];

type Told = Pick<ProbeResponse, 'status' | 'headers'>;

/** The entries of a list, in lower case. */
const shownBy = ({ headers }: Told): readonly string[] =>
  (headers['access-control-expose-headers'] ?? '').split(',').map((entry) => entry.trim().toLowerCase());

/** The headers that the client reads, that came, and that a browser keeps from a page; empty where there is none. */
const hiddenOf = (heard: Told): string => {
  const shown = shownBy(heard);
  return exposedHeaders
    .filter((name) => heard.headers[name] !== undefined && !shown.includes(name) && !shown.includes('*'))
    .join(', ');
};

/**
 * Whether a browser gives a page of `origin` the answer of a service, by the headers of that answer: what was answered to
 * its question before says nothing of that.
 */
export const judgeAnswerReadableByPage = (
  origin: string,
  heard: Told,
  guard: RequiredCredential | null,
): ExplainedVerdict => {
  const requestId = readRequestId(heard);
  const allowed = heard.headers[allowOrigin];
  const differing = `A page of ${origin} cannot read the answer`;
  if (allowed === undefined)
    return addSymptomToVerdict(
      differsVerdict(allowOrigin, `${differing}: it carries none.`, requestId),
      makeSymptom(isAccepted(heard) ? 'answer-unreadable' : 'refusal-unreadable', origin),
    );
  if (allowed.includes(','))
    return addSymptomToVerdict(
      differsVerdict(allowOrigin, 'It is sent twice, and browsers take neither.', requestId),
      makeSymptom('sent-twice', allowOrigin),
    );
  if (allowed !== '*' && allowed !== origin)
    return addSymptomToVerdict(
      differsVerdict(allowOrigin, `${differing}: it allows ${allowed}.`, requestId),
      {
        ...makeSymptom('answer-of-another-origin', origin),
        instead: allowed,
      },
    );
  const hidden = guard === 'signature' ? hiddenOf(heard) : '';
  return hidden === ''
    ? asExpectedVerdict()
    : addSymptomToVerdict(
        differsVerdict(
          'access-control-expose-headers',
          `A page of ${origin} cannot read ${hidden}.`,
          requestId,
        ),
        makeSymptom('header-hidden', hidden),
      );
};
