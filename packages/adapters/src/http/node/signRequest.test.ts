import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signRequest } from './signRequest.ts';

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' };
const now = Date.UTC(2026, 10, 21, 9, 0, 0);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature as the service reckons it, step by step. */
const reckoned = (
  method: string,
  path: string,
  query: string,
  headers: readonly string[][],
  body: string,
) => {
  const names = headers.map(([name]) => name).join(';');
  const lines = headers.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = [method, path, query, lines, names, hash(body)].join('\n');
  const scope = '20261121/eu-west-1/execute-api/aws4_request';
  const text = ['AWS4-HMAC-SHA256', '20261121T090000Z', scope, hash(canonical)].join('\n');
  const key = ['20261121', 'eu-west-1', 'execute-api', 'aws4_request'].reduce<string | Buffer>(
    (earlier, part) => keyed(earlier, part),
    'AWS4secret',
  );
  const signature = keyed(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=AKID/${scope}, SignedHeaders=${names}, Signature=${signature}`;
};

it('a request is signed as the service reckons it: for its region and moment, with every value of its query (IDENT-12)', async () => {
  const headers = await signRequest(
    {
      method: 'POST',
      address: new URL('https://api.test:8443/deal/book?id=b&id=a&z=1'),
      headers: { 'client-code': '4' },
      body: '{"quoteId":"q1"}',
    },
    credentials,
    'eu-west-1',
    now,
  );
  expect(headers['authorization']).toBe(
    reckoned(
      'POST',
      '/deal/book',
      'id=a&id=b&z=1',
      [
        ['client-code', '4'],
        ['host', 'api.test:8443'],
        ['x-amz-date', '20261121T090000Z'],
        ['x-amz-security-token', 'token'],
      ],
      '{"quoteId":"q1"}',
    ),
  );
  expect(headers).toMatchObject({ 'x-amz-date': '20261121T090000Z', 'x-amz-security-token': 'token' });
  expect(headers).not.toHaveProperty('host');
});
