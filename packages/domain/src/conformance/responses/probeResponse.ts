/** What was heard of one request, by its headers; null in its place where no whole answer came. */
export type ProbeResponse = {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the answer is no JSON. */
  readonly body: unknown;
  /** How an answer begins that is no JSON. */
  readonly text?: string;
  /** By how many seconds the clock here is ahead of the service's; null where the answer has no date. */
  readonly ahead: number | null;
};

export const isAccepted = ({ status }: Pick<ProbeResponse, 'status'>): boolean =>
  status >= 200 && status < 300;

/** In trouble, or called too often: what it would say otherwise is not known. */
export const isServiceInTrouble = ({ status }: Pick<ProbeResponse, 'status'>): boolean =>
  status >= 500 || status === 408 || status === 429;

/** The entries of a header that is a list, in lower case. */
export const readHeaderEntries = (
  { headers }: Pick<ProbeResponse, 'headers'>,
  name: string,
): readonly string[] =>
  (headers[name] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');

/** By which services, and networks before them, name an answer for their support. */
const requestIds = [
  'x-amzn-requestid',
  'x-request-id',
  'x-correlation-id',
  'x-amz-cf-id',
  'cf-ray',
  'x-azure-ref',
];

/** The id by which the service's support finds an answer. */
export const readRequestId = ({ headers }: Pick<ProbeResponse, 'headers'>): string | null =>
  requestIds.map((name) => headers[name]).find((id) => id !== undefined) ?? null;

/** A page for readers, where a service should speak JSON. */
export const isWebPage = ({ headers }: Pick<ProbeResponse, 'headers'>): boolean =>
  (headers['content-type'] ?? '').toLowerCase().includes('text/html');

/** It is neither JSON nor a page, though it has a type. */
export const isNeitherJsonNorWebPage = (heard: ProbeResponse): boolean =>
  heard.body === undefined && heard.headers['content-type'] !== undefined && !isWebPage(heard);

/** How a cache on the way says that it gave the answer, such as `age: 259200`; null where none does. */
export const findCacheEvidence = ({ headers }: Pick<ProbeResponse, 'headers'>): string | null => {
  const signs = ['age', 'x-cache', 'cf-cache-status', 'x-proxy-cache', 'x-varnish-cache'].filter((name) =>
    name === 'age' ? Number(headers[name] ?? 0) > 0 : /\b(?:hit|stale|updating)\b/i.test(headers[name] ?? ''),
  );
  return signs.length === 0 ? null : signs.map((name) => `${name}: ${headers[name]}`).join(', ');
};

/** A cache on the way gave it; when the service gave it is not known. */
export const isAnswerFromCache = (heard: Pick<ProbeResponse, 'headers'>): boolean =>
  findCacheEvidence(heard) !== null;

/** It says where else to ask. */
export const isRedirect = ({ status, headers }: Pick<ProbeResponse, 'status' | 'headers'>): boolean =>
  status >= 300 && status < 400 && headers['location'] !== undefined;

/** A text of an answer's body; empty where there is none. */
export const textMember = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Under which name the service refuses. */
export const readErrorType = (heard: Pick<ProbeResponse, 'headers' | 'body'>): string =>
  (heard.headers['x-amzn-errortype'] ?? textMember(heard.body, '__type'))
    .split(/[:,]/)[0]
    ?.split('#')
    .at(-1) ?? '';

/** Where a redirect leads, without what may hold a secret; a path alone is one of `from`. */
export const readRedirectTarget = ({ headers }: Pick<ProbeResponse, 'headers'>, from: string): string => {
  const [location = ''] = (headers['location'] ?? '').split(/[?#]/);
  if (location.startsWith('/') && !location.startsWith('//')) return `${from}${location}`;
  return location.replace(/\/\/[^/]*@/, '//');
};
