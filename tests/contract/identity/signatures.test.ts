import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signRequest } from '../../../packages/adapters/src/http/node/signRequest.ts';
import {
  readSignatureClaim,
  computeSignature,
} from '../../../packages/sandbox/src/identity/signatures/signatureV4.ts';

/** SHA-256 as the signer asks for it: plain, or keyed. */
class Sha256 {
  #digest: Hash | Hmac;
  readonly #make: () => Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = secret === undefined || typeof secret === 'string' ? secret : Buffer.from(bytesOf(secret));
    this.#make = () => (key === undefined ? createHash('sha256') : createHmac('sha256', key));
    this.#digest = this.#make();
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#digest.update(typeof data === 'string' ? data : bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#digest.digest());
  }

  reset(): void {
    this.#digest = this.#make();
  }
}

const bytesOf = (data: ArrayBuffer | ArrayBufferView) =>
  data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

const secretAccessKey = 'a-secret-of-this-test';
const signer = new SignatureV4({
  service: 'execute-api',
  region: 'us-west-2',
  credentials: { accessKeyId: 'ASIATEST', secretAccessKey, sessionToken: 'a-session' },
  sha256: Sha256,
});

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const wellFormed = fc.string({ unit: 'binary', maxLength: 12 });
const segment = fc
  .oneof(wellFormed, fc.constantFrom('a b+c', "(x)*!'~", 'é/ü', '%2F', '100%', '日本'))
  .filter((text) => text !== '' && text !== '.' && text !== '..');
/** The independent signer keeps its names in a plain object, which loses this one. */
const queryName = segment.filter((name) => name !== '__proto__');
const visible = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))),
  maxLength: 20,
});

const requests = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  segments: fc.array(segment, { maxLength: 4 }),
  query: fc.dictionary(
    queryName,
    fc.oneof(wellFormed, fc.array(wellFormed, { minLength: 1, maxLength: 3 })),
    {
      maxKeys: 4,
    },
  ),
  headers: fc.dictionary(fc.stringMatching(/^x-[a-z]{1,10}$/), visible, { maxKeys: 3 }),
  body: fc.option(wellFormed, { nil: undefined }),
});

const tampering = fc.constantFrom('method', 'path', 'query', 'header', 'body', 'time', 'host');

type Generated = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

/** Signs a generated request and gives it as it goes over the wire. */
const signed = async ({ method, segments, query, headers, body }: Generated) => {
  const path = `/${segments.map(encode).join('/')}`;
  const { headers: sent } = await signer.sign({
    method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    path,
    query,
    headers: { ...headers, host: '127.0.0.1:4400' },
    ...(body === undefined ? {} : { body }),
  });
  const search = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(one)}`))
    .join('&');
  return {
    claim: readSignatureClaim(sent['authorization'] ?? ''),
    request: {
      method,
      url: search === '' ? path : `${path}?${search}`,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.trim()])),
      body: body === undefined ? null : Buffer.from(body),
    },
  };
};

type Wire = Omit<Awaited<ReturnType<typeof signed>>['request'], 'method'> & { readonly method: string };

const tampered = (request: Wire, part: typeof tampering extends fc.Arbitrary<infer V> ? V : never): Wire => {
  const withHeader = (name: string, value: string) => ({
    ...request,
    headers: { ...request.headers, [name]: value },
  });
  switch (part) {
    case 'method':
      return { ...request, method: request.method === 'GET' ? 'HEAD' : 'GET' };
    case 'path':
      return { ...request, url: request.url.replace(/^[^?]*/, '$&x') };
    case 'query':
      return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}added=1` };
    case 'header':
      return withHeader('x-amz-security-token', 'another-session');
    case 'body':
      return { ...request, body: Buffer.concat([request.body ?? Buffer.alloc(0), Buffer.from('x')]) };
    case 'time':
      return withHeader('x-amz-date', '20200101T000000Z');
    case 'host':
      return withHeader('host', '127.0.0.1:4401');
  }
};

describe('the check of signatures', () => {
  it('agrees with an independent signer on a thousand requests, and sees when one was tampered with', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(requests, tampering, async (generated, part) => {
        const { claim, request } = await signed(generated);
        expect.assert(claim !== undefined);
        seen += 1;
        expect(computeSignature(request, claim, secretAccessKey)).toBe(claim.signature);
        expect(computeSignature(tampered(request, part), claim, secretAccessKey)).not.toBe(claim.signature);
        expect(computeSignature(request, claim, `${secretAccessKey}x`)).not.toBe(claim.signature);
      }),
      { numRuns: 1_000 },
    );
    expect(seen).toBeGreaterThanOrEqual(1_000);
  });
});

describe('a signature by credentials that an earlier run left', () => {
  it('is the one that the gateway makes over the same request', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, segments, query, headers, body = '' }) => {
        const address = new URL(`http://127.0.0.1:4400/${segments.map(encode).join('/')}`);
        for (const [name, values] of Object.entries(query))
          for (const value of [values].flat()) address.searchParams.append(name, value);
        const sent = await signRequest(
          { method, address, headers, body },
          { accessKeyId: 'ASIATEST', secretAccessKey, sessionToken: 'a-session' },
          'us-west-2',
          Date.UTC(2026, 10, 22, 9, 5, 7),
        );
        const claim = readSignatureClaim(sent['authorization'] ?? '');
        expect.assert(claim !== undefined);
        expect(sent['x-amz-date']).toBe('20261122T090507Z');
        const request = {
          method,
          url: address.pathname + address.search,
          headers: { ...sent, host: address.host },
          body: body === '' ? null : Buffer.from(body),
        };
        expect(computeSignature(request, claim, secretAccessKey)).toBe(claim.signature);
      }),
      { numRuns: 300 },
    );
  });
});
