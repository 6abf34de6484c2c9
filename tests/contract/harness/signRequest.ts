import { createHash, createHmac } from 'node:crypto';

/** Temporary credentials of a signed-in user. */
export type Credentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
};

type Unsigned = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly region: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers of a request signed by Signature Version 4 for service `execute-api`, the request's own included. */
export const signRequest = (
  { method, url, headers, body, region }: Unsigned,
  credentials: Credentials,
): Record<string, string> => {
  const moment = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${moment.slice(0, 8)}/${region}/execute-api/aws4_request`;
  const sent: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-date': moment,
    'x-amz-security-token': credentials.sessionToken,
  };
  const named = Object.entries(sent)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = named.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname.split('/').map(encodeURIComponent).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join('&'),
    ...named.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
