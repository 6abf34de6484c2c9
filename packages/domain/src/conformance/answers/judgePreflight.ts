import { makeSymptom } from '../causes/makeSymptom.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import {
  readHeaderEntries,
  isAccepted,
  isServiceInTrouble,
  isRedirect,
  readRedirectTarget,
  readRequestId,
  type ProbeResponse,
} from '../responses/probeResponse.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  refusedVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import { allowsOrigin, originNotAllowedVerdict } from './crossOriginHeaders.ts';

/** What a page of an origin wants to send. */
type PageCall = {
  readonly origin: string;
  readonly method: string;
  /** The headers that a browser asks for first. */
  readonly headers: readonly string[];
  /** The fields that name headers of the gateway's own, by these headers in lower case. */
  readonly headerFields?: Readonly<Record<string, string>>;
};

/** Methods that browsers send without asking. */
const simpleMethods = ['GET', 'POST'];

/** A star allows every header but the one that signs. */
const allowsHeader = (allowed: readonly string[], name: string): boolean =>
  allowed.includes(name.toLowerCase()) || (allowed.includes('*') && name.toLowerCase() !== 'authorization');

/** Whether a browser would let a page make this call, by the answer to its preflight. */
export const judgePreflight = (
  { origin, method, headers, headerFields = {} }: PageCall,
  heard: ProbeResponse | null,
): ExplainedVerdict => {
  if (heard === null) return { ...unansweredVerdict, note: `No whole answer came to a page of ${origin}.` };
  const requestId = readRequestId(heard);
  if (isServiceInTrouble(heard))
    return refusedVerdict({
      note: `It answered a page of ${origin} with status ${heard.status}.`,
      requestId,
      status: heard.status,
    });
  if (isRedirect(heard)) {
    const seen = `(${heard.status}) to ${readRedirectTarget(heard, '')}`;
    return differsWithSymptom(
      'preflight',
      `A page of ${origin} was led on ${seen}.`,
      makeSymptom('preflight-redirected', seen),
      requestId,
    );
  }
  if (!isAccepted(heard))
    return addServiceWordsToVerdict(
      differsWithSymptom(
        'preflight',
        `A page of ${origin} was answered with status ${heard.status}.`,
        makeSymptom('preflight', `to pages of ${origin} with status ${heard.status}`),
        requestId,
      ),
      heard,
    );
  if (!allowsOrigin(heard, origin)) return originNotAllowedVerdict(origin, heard);
  const methods = readHeaderEntries(heard, 'access-control-allow-methods');
  const hasMethod = [method.toLowerCase(), '*'].some((name) => methods.includes(name));
  if (!hasMethod && !simpleMethods.includes(method))
    return differsWithSymptom(
      'access-control-allow-methods',
      `A page of ${origin} may not send ${method}.`,
      makeSymptom('method-not-allowed', method),
      requestId,
    );
  const allowed = readHeaderEntries(heard, 'access-control-allow-headers');
  const missing = headers.find((name) => !allowsHeader(allowed, name));
  if (missing === undefined) return asExpectedVerdict();
  const field = headerFields[missing.toLowerCase()];
  const others = headers.filter(
    (name) => !allowsHeader(allowed, name) && headerFields[name.toLowerCase()] === undefined,
  );
  return differsWithSymptom(
    'access-control-allow-headers',
    `A page of ${origin} may not send ${missing.toLowerCase()}.`,
    field === undefined
      ? {
          ...makeSymptom('header-not-allowed', others.map((name) => name.toLowerCase()).join(', ')),
          ...(allowed.includes('*') ? { instead: '*' } : {}),
        }
      : makeSymptom('header-unknown', missing, field),
    requestId,
  );
};
