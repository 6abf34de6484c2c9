import { describe, expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import { probeAuthorizeRedirect } from './probeAuthorizeRedirect.ts';
import type { ReachResult } from '../probes/reached.ts';

const address = 'https://fx.example.com/secure/fxgateway/dashboard';

const answered = (status: number, text = '', headers: Record<string, string> = {}): ReachResult => ({
  kind: 'answered',
  heard: { status, headers: { 'content-type': 'text/html', ...headers }, body: undefined, text, ahead: null },
  text,
  certificate: null,
});

/** By what the page answers for the address of the product, and for one that nobody registered. */
const judged = async (own: ReachResult, other = own, to = address) => {
  const authorize = async (_id: string, asked: string) => (asked.endsWith('.invalid/callback') ? other : own);
  const { verdict, symptom } = await probeAuthorizeRedirect(
    { id: 'client', authorize },
    { field: 'ofx.clientId', address: to },
  );
  return `${formatVerdict(verdict)} ${symptom?.kind ?? ''} ${symptom?.seen ?? ''}`.trim();
};

const form = answered(200, '<form>Sign in</form>');
const unknown = `differs: redirect_uri redirect-not-registered ${address}`;

describe('the address that a partner sends users back to', () => {
  it.each([
    ['words of its own', answered(400, '<p>This is not an address that the application registered.</p>')],
    ['invalid_request', answered(400, '{"error":"invalid_request"}')],
    ['redirect_uri_mismatch', answered(400, '<h1>Error 400: redirect_uri_mismatch</h1>')],
    [
      'a page of errors',
      answered(302, '', { location: 'https://ofx.test/error?error=invalid_redirect_uri' }),
    ],
    ['words with 200', answered(200, '<p>Error: The redirect_uri is invalid (invalid_request)</p>')],
  ])('is not registered where the page says so by %s', async (_how, refused) => {
    expect(await judged(refused)).toBe(unknown);
  });

  it('is registered where only another one is refused, or where it is sent back to with an error', async () => {
    expect(await judged(form, answered(400, 'invalid_request'))).toBe('as expected');
    expect(await judged(answered(302, '', { location: `${address}?error=invalid_request` }))).toBe(
      'as expected',
    );
  });

  it('is registered where any port of this machine is, and one is sent back to', async () => {
    const sentBack = answered(302, '', { location: 'http://127.0.0.1:49152/callback?error=invalid_request' });
    expect(await judged(sentBack, form, 'http://127.0.0.1:*/callback')).toBe('as expected');
  });

  it('is not judged where the page tells nothing before a sign-in, is in trouble, or refuses something else', async () => {
    expect(await judged(form)).toBe('not judged');
    expect(await judged(answered(503))).toBe('not judged');
    expect(await judged(answered(400, 'invalid_scope'))).toBe('not judged');
    expect(await judged({ kind: 'silent', seen: 'ofx.test' })).toBe('not judged');
  });
});
