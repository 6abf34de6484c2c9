import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What an Authorization header says about its signature. */
export type SignatureClaim = {
  readonly accessKeyId: string;
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
};

/** Reads an Authorization header; undefined when it is not a complete signature of version 4. */
export const readSignatureClaim = (authorization: string): SignatureClaim | undefined => {
  const [algorithm, ...rest] = authorization.trim().split(/\s+/);
  if (algorithm !== 'AWS4-HMAC-SHA256') return undefined;
  const parts = new Map(
    rest
      .join('')
      .split(',')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
  );
  const [accessKeyId, date, region, service, end, ...more] = (parts.get('Credential') ?? '').split('/');
  const signedHeaders = (parts.get('SignedHeaders') ?? '').split(';').filter(Boolean);
  const signature = parts.get('Signature') ?? '';
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request' || more.length > 0)
    return undefined;
  if (signedHeaders.length === 0 || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  return { accessKeyId, date, region, service, signedHeaders, signature };
};

/** A request as it came over the wire. */
export type SignedRequest = {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | null;
};

/** The signature that the holder of this secret key makes over the request. */
export const computeSignature = (
  request: SignedRequest,
  claim: SignatureClaim,
  secretKey: string,
): string => {
  const scope = `${claim.date}/${claim.region}/${claim.service}/aws4_request`;
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    headerOf(request.headers, 'x-amz-date'),
    scope,
    sha256(canonicalRequest(request, claim.signedHeaders)),
  ].join('\n');
  const key = [claim.date, claim.region, claim.service, 'aws4_request'].reduce<Buffer>(
    (previous, step) => createHmac('sha256', previous).update(step).digest(),
    Buffer.from(`AWS4${secretKey}`),
  );
  return createHmac('sha256', key).update(stringToSign).digest('hex');
};

const canonicalRequest = (
  { method, url, headers, body }: SignedRequest,
  signedHeaders: readonly string[],
) => {
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  return [
    method,
    encode(path).replaceAll('%2F', '/'),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${headerOf(headers, name)}`),
    '',
    signedHeaders.join(';'),
    sha256(body ?? ''),
  ].join('\n');
};

const canonicalQuery = (query: string) =>
  [...new URLSearchParams(query)]
    .map(([key, value]) => [encode(key), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => order(a, b) || order(x, y))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const headerOf = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replaceAll(/\s+/g, ' ');
};

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
