import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { SigningCredentials } from '../signedCall.ts';

type Unsigned = {
  readonly method: string;
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Source = string | ArrayBuffer | ArrayBufferView;

const readable = (source: Source): string | Uint8Array => {
  if (typeof source === 'string') return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
};

/** The hash of Node, as the signer wants it. */
class Sha256 {
  readonly #hash;

  constructor(secret?: Source) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', readable(secret));
  }

  update(data: Source): void {
    this.#hash.update(readable(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

/**
 * The headers of a request with its signature (IDENT-12), as the identity library makes it in a browser. `now` in
 * milliseconds.
 */
export const signRequest = async (
  { method, address, headers, body }: Unsigned,
  credentials: SigningCredentials,
  region: string,
  now: number,
): Promise<Readonly<Record<string, string>>> => {
  const signer = new SignatureV4({
    service: 'execute-api',
    region,
    credentials,
    sha256: Sha256,
    applyChecksum: false,
  });
  const { host, hostname, pathname, protocol, searchParams } = address;
  const request = {
    method,
    protocol,
    hostname,
    path: pathname,
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
    headers: { ...headers, host },
    body,
  };
  // The connection sends the host by itself.
  const { host: _host, ...signed } = (await signer.sign(request, { signingDate: new Date(now) })).headers;
  return signed;
};
