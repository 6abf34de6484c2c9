import { createHash, createHmac } from 'node:crypto';
import type { TemporaryCredentials } from '../../identity/temporaryCredentials.ts';

type Unsigned = {
  readonly method: string;
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const order = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** As the identity library signs a path: what stands in the address, encoded once more. */
const canonicalPath = (path: string): string => encodeURIComponent(path).replaceAll('%2F', '/');

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => order(a, b) || order(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/**
 * The headers of a request with its signature (IDENT-12), version 4 for `execute-api`, as the identity library makes it:
 * for calls with credentials that an earlier run left, which need no more of that library.
 */
export const signRequest = (
  { method, address, headers, body }: Unsigned,
  { accessKeyId, secretAccessKey, sessionToken }: Omit<TemporaryCredentials, 'expires'>,
  region: string,
  now: number,
): Readonly<Record<string, string>> => {
  const moment = new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const own: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    'x-amz-date': moment,
    'x-amz-security-token': sessionToken,
  };
  // The connection sends the host by itself.
  const sent: Readonly<Record<string, string>> = { ...own, host: address.host };
  const names = Object.keys(sent).toSorted();
  const request = [
    method,
    canonicalPath(address.pathname),
    canonicalQuery(address.searchParams),
    ...names.map((name) => `${name}:${(sent[name] ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    hash(body),
  ].join('\n');
  const scope = [day, region, 'execute-api', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(
    (before, step) => createHmac('sha256', before).update(step).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', moment, scope.join('/'), hash(request)].join('\n'))
    .digest('hex');
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${[accessKeyId, ...scope].join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
};
