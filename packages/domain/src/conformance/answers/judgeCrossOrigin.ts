import { redirectedCallSymptom } from './judgeRedirectedCall.ts';
import { addServiceWordsToVerdict } from '../responses/addServiceWordsToVerdict.ts';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { exposedHeaders, judgeAnswerReadableByPage } from './judgeAnswerReadableByPage.ts';
import {
  readHeaderEntries,
  isAccepted,
  isServiceInTrouble,
  isNeitherJsonNorWebPage,
  isRedirect,
  readRedirectTarget,
  isWebPage,
  readRequestId,
  type ProbeResponse,
} from '../responses/heard.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  refusedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

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

const allowOrigin = 'access-control-allow-origin';

const allowsOrigin = (heard: ProbeResponse, origin: string): boolean => {
  const allowed = heard.headers[allowOrigin];
  return allowed === '*' || allowed === origin;
};

/** Browsers take a header of one value for none where it comes twice, whatever it says. */
const isTwice = ({ headers }: ProbeResponse, name: string): boolean => (headers[name] ?? '').includes(',');

const notAllowed = (origin: string, heard: ProbeResponse): ExplainedVerdict =>
  isTwice(heard, allowOrigin)
    ? addSymptomToVerdict(
        differsVerdict(allowOrigin, 'It is sent twice, and browsers take neither.', readRequestId(heard)),
        makeSymptom('sent-twice', allowOrigin),
      )
    : addSymptomToVerdict(
        differsVerdict(allowOrigin, `A page of ${origin} may not call.`, readRequestId(heard)),
        {
          ...makeSymptom('origin-not-allowed', origin),
          instead: heard.headers[allowOrigin] ?? '',
        },
      );

const refusedWith = (heard: ProbeResponse, whom = ''): ExplainedVerdict =>
  refusedVerdict({
    note: `It answered${whom} with status ${heard.status}.`,
    requestId: readRequestId(heard),
    status: heard.status,
  });

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
  if (isServiceInTrouble(heard)) return refusedWith(heard, ` a page of ${origin}`);
  if (isRedirect(heard)) {
    const seen = `(${heard.status}) to ${readRedirectTarget(heard, '')}`;
    return addSymptomToVerdict(
      differsVerdict('preflight', `A page of ${origin} was led on ${seen}.`, requestId),
      makeSymptom('preflight-redirected', seen),
    );
  }
  if (!isAccepted(heard))
    return addServiceWordsToVerdict(
      addSymptomToVerdict(
        differsVerdict(
          'preflight',
          `A page of ${origin} was answered with status ${heard.status}.`,
          requestId,
        ),
        makeSymptom('preflight', `to pages of ${origin} with status ${heard.status}`),
      ),
      heard,
    );
  if (!allowsOrigin(heard, origin)) return notAllowed(origin, heard);
  const methods = readHeaderEntries(heard, 'access-control-allow-methods');
  const hasMethod = [method.toLowerCase(), '*'].some((name) => methods.includes(name));
  if (!hasMethod && !simpleMethods.includes(method))
    return addSymptomToVerdict(
      differsVerdict(
        'access-control-allow-methods',
        `A page of ${origin} may not send ${method}.`,
        requestId,
      ),
      makeSymptom('method-not-allowed', method),
    );
  const allowed = readHeaderEntries(heard, 'access-control-allow-headers');
  const missing = headers.find((name) => !allowsHeader(allowed, name));
  if (missing === undefined) return asExpectedVerdict();
  const field = headerFields[missing.toLowerCase()];
  const others = headers.filter(
    (name) => !allowsHeader(allowed, name) && headerFields[name.toLowerCase()] === undefined,
  );
  return addSymptomToVerdict(
    differsVerdict(
      'access-control-allow-headers',
      `A page of ${origin} may not send ${missing.toLowerCase()}.`,
      requestId,
    ),
    field === undefined
      ? {
          ...makeSymptom('header-not-allowed', others.map((name) => name.toLowerCase()).join(', ')),
          ...(allowed.includes('*') ? { instead: '*' } : {}),
        }
      : makeSymptom('header-unknown', missing, field),
  );
};

/** What a call must carry to be let in. */
export type RequiredCredential = 'signature' | 'token';

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
    return addSymptomToVerdict(
      differsVerdict(
        'authorization',
        `${strangers[guard]} was let in: it was answered with status ${status}.`,
        requestId,
      ),
      makeSymptom('let-in', `${strangers[guard]} was answered with status ${status}`),
    );
  if (status !== 401 && status !== 403)
    return addServiceWordsToVerdict(
      addSymptomToVerdict(
        differsVerdict(
          guard === 'token' ? 'authorization' : 'gateway',
          `${strangers[guard]} was answered with status ${status}, not with 401 or 403.`,
          requestId,
        ),
        makeSymptom('call-refused', `${strangers[guard]} is answered with status ${status}`),
      ),
      heard,
    );
  if (origin === null) return asExpectedVerdict();
  // No gateway stands before what takes a token: the service itself refuses.
  if (guard === 'token') return judgeAnswerReadableByPage(origin, heard, guard);
  // Without any, its answers may well have one: a gateway adds none to what it refuses itself.
  if (heard.headers[allowOrigin] === undefined && !isWebPage(heard))
    return addSymptomToVerdict(
      differsVerdict(allowOrigin, `A page of ${origin} cannot read why it refuses.`, requestId),
      { ...makeSymptom('refusal-unreadable', origin), instead: 'gateway' },
    );
  if (!allowsOrigin(heard, origin)) return notAllowed(origin, heard);
  const shown = readHeaderEntries(heard, 'access-control-expose-headers');
  const hidden = exposedHeaders.filter((name) => !shown.includes(name) && !shown.includes('*')).join(', ');
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
