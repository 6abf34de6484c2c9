import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './environmentFront.ts';

export const corpayUser = 'corpay@sandbox.test';
export const ofxUser = 'ofx@sandbox.test';
export const day = 86_400_000;

export const set =
  (section: string, member: string, value: unknown) =>
  (configuration: Record<string, unknown>): void => {
    const [outer = '', inner] = section.split('.');
    const whole = configuration[outer] as Record<string, unknown>;
    const place = inner === undefined ? whole : (whole[inner] as Record<string, unknown>);
    if (value === undefined) delete place[member];
    else place[member] = value;
  };

export const page = '<!doctype html><title>Welcome</title>';
export const html = { 'content-type': 'text/html; charset=utf-8' };
export const json = { 'content-type': 'application/json' };

/** Changes what one service answers, where `to` says so. */
export const at =
  (service: string, change: Partial<Answer> | ((given: Answer) => Partial<Answer>)) =>
  (given: Answer): Partial<Answer> => {
    if (!given.path.startsWith(`/services/${service}`)) return {};
    return typeof change === 'function' ? change(given) : change;
  };

export const signedOnly =
  (change: Partial<Answer>) =>
  ({ signed }: Answer): Partial<Answer> =>
    signed ? change : {};

/** Without the entries of a header that is a list. */
export const without = (headers: IncomingHttpHeaders, name: string, entry: string): IncomingHttpHeaders => ({
  ...headers,
  [name]: String(headers[name] ?? '')
    .split(/, */)
    .filter((one) => one.toLowerCase() !== entry.toLowerCase())
    .join(', '),
});

export const refusal = (status: number, type: string, message: string): Partial<Answer> => ({
  status,
  headers: { ...json, 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message }),
});

export const onOperation =
  (operation: string, change: Partial<Answer>) =>
  (given: Answer): Partial<Answer> =>
    given.operation === operation ? { ...change, headers: { ...given.headers, ...change.headers } } : {};

export const later = (headers: IncomingHttpHeaders, seconds: number): IncomingHttpHeaders => ({
  ...headers,
  date: new Date(Date.parse(String(headers.date)) + seconds * 1_000).toUTCString(),
});

export const isAsked = ({ method }: { readonly method: string }): boolean => method !== 'OPTIONS';

export const isDeep = (path: string): boolean => path.startsWith('/secure/');

export const isHtml = ({ headers }: Answer): boolean => String(headers['content-type']).includes('text/html');

export const fault = (faultstring: string, errorcode: string): string =>
  JSON.stringify({ fault: { faultstring, detail: { errorcode } } });
