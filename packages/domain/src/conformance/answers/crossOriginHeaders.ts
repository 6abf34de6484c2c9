import { makeSymptom } from '../causes/makeSymptom.ts';
import { readHeaderEntries, readRequestId, type ProbeResponse } from '../responses/probeResponse.ts';
import { asExpectedVerdict, differsWithSymptom, type ExplainedVerdict } from '../responses/verdict.ts';

/** By which a browser knows whose pages may call, and read. */
export const allowOrigin = 'access-control-allow-origin';

type Told = Pick<ProbeResponse, 'status' | 'headers'>;

export const allowsOrigin = ({ headers }: Told, origin: string): boolean =>
  headers[allowOrigin] === '*' || headers[allowOrigin] === origin;

/** Browsers take a header of one value for none where it comes twice, whatever it says; null where it does not. */
export const judgeOriginSentTwice = (heard: Told): ExplainedVerdict | null =>
  (heard.headers[allowOrigin] ?? '').includes(',')
    ? differsWithSymptom(
        allowOrigin,
        'It is sent twice, and browsers take neither.',
        makeSymptom('sent-twice', allowOrigin),
        readRequestId(heard),
      )
    : null;

/** Pages of `origin` may not call: what is answered in place of that origin, or twice. */
export const originNotAllowedVerdict = (origin: string, heard: Told): ExplainedVerdict =>
  judgeOriginSentTwice(heard) ??
  differsWithSymptom(
    allowOrigin,
    `A page of ${origin} may not call.`,
    { ...makeSymptom('origin-not-allowed', origin), instead: heard.headers[allowOrigin] ?? '' },
    readRequestId(heard),
  );

/** What the client reads of every answer: without these a page cannot tell an ended session from a lost network. */
export const exposedHeaders = ['date', 'x-amzn-errortype', 'x-amzn-requestid'];

/** Whether a page may read the headers of these names. */
export const judgeExposedHeaders = (
  origin: string,
  heard: Told,
  names: readonly string[],
): ExplainedVerdict => {
  const shown = readHeaderEntries(heard, 'access-control-expose-headers');
  const hidden = names.filter((name) => !shown.includes(name) && !shown.includes('*')).join(', ');
  return hidden === ''
    ? asExpectedVerdict()
    : differsWithSymptom(
        'access-control-expose-headers',
        `A page of ${origin} cannot read ${hidden}.`,
        makeSymptom('header-hidden', hidden),
        readRequestId(heard),
      );
};
