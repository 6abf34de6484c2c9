import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createPlain, type Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { makeReachabilityProbe } from './makeReachabilityProbe.ts';
import { readTlsAlertName, classifyReachFailure } from './classifyReachFailure.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

const listen = async (one: Server): Promise<string> => {
  server = one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  const address = one.address();
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

const clock = { now: () => Date.now() };

it('a call is answered with what came, and follows no redirect', async () => {
  const host = await listen(
    createServer((_asked, answered) => {
      answered.writeHead(302, { location: 'https://elsewhere.example', date: new Date().toUTCString() });
      answered.end('{"a":1}');
    }),
  );
  const reached = await makeReachabilityProbe(clock)(`http://${host}/token`);
  expect(reached).toMatchObject({
    kind: 'answered',
    heard: { status: 302, headers: { location: 'https://elsewhere.example' }, body: { a: 1 } },
    certificate: null,
  });
});

it('what some servers say to plain http at a port of TLS is told as that', async () => {
  const host = await listen(
    createServer((_asked, answered) => {
      answered.writeHead(400).end('<h1>400</h1>The plain HTTP request was sent to HTTPS port');
    }),
  );
  expect(await makeReachabilityProbe(clock)(`http://${host}/`)).toEqual({ kind: 'tls-port', seen: host });
});

it('what takes longer than the limit is silent', async () => {
  const host = await listen(createPlain());
  expect(await makeReachabilityProbe(clock, 50)(`http://${host}/`)).toEqual({ kind: 'silent', seen: host });
});

it('a proxy that is not there is told, and not the host behind it', async () => {
  vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1');
  vi.stubEnv('NO_PROXY', '');
  const reached = await makeReachabilityProbe(clock)('https://pay.example.com/v1');
  vi.unstubAllEnvs();
  expect(reached).toEqual({
    kind: 'proxy',
    seen: 'does not answer: nothing listens at 127.0.0.1:1',
    setting: 'HTTPS_PROXY',
  });
});

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  [failure('ENOTFOUND'), 'no-such-host'],
  [failure('EAI_AGAIN'), 'no-such-host'],
  [failure('ECONNREFUSED'), 'nothing-listens'],
  [failure('EHOSTUNREACH'), 'silent'],
  [failure('UND_ERR_CONNECT_TIMEOUT'), 'silent'],
  [failure('CERT_HAS_EXPIRED'), 'certificate-ended'],
  [failure('ERR_TLS_CERT_ALTNAME_INVALID'), 'certificate-of-another-host'],
  [failure('SELF_SIGNED_CERT_IN_CHAIN'), 'certificate-untrusted'],
  [failure('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'), 'certificate-untrusted'],
  [failure('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'chain-incomplete'],
  [failure('EPROTO', 'ssl3_get_record:wrong version number'), 'plain-port'],
  [failure('ERR_SSL_TLSV1_UNRECOGNIZED_NAME', 'alert unrecognized name'), 'tls-broken'],
  [failure('UND_ERR_ABORTED', 'Proxy response (403) !== 200 when HTTP Tunneling'), 'proxy'],
  [failure('ECONNRESET', 'socket hang up'), 'broken'],
  [new Error('failed', { cause: failure('ENOTFOUND') }), 'no-such-host'],
  ['nothing that is known', 'broken'],
])('%s shows %s', (error, kind) => expect(classifyReachFailure(error)).toBe(kind));

it('the alert of TLS is told by its name', () => {
  expect(readTlsAlertName(failure('ERR_SSL_X', 'SSL alert number 112: tlsv1 alert unrecognized name'))).toBe(
    'unrecognized name',
  );
  expect(readTlsAlertName('unknown')).toBe('the other side broke off');
});
