import { expect, it } from 'vitest';
import { formatVerdict } from '../report/doctorFinding.ts';
import { probeAuthorizeClientId } from './probeAuthorizeClientId.ts';
import type { ReachResult } from '../probes/reached.ts';

const page = (status: number, text: string): ReachResult => ({
  kind: 'answered',
  heard: { status, headers: { 'content-type': 'text/html' }, body: undefined, text, ahead: null },
  text,
  certificate: null,
});

/** By what the page for authorizing answers for the client of the product, and for one that nobody has. */
const judged = async (own: ReachResult, other = own) => {
  const authorize = async (id: string) => (id === 'product' ? own : other);
  const asked = {
    field: 'ofx.clientId',
    id: 'product',
    redirectAt: () => '',
    cliRedirect: null,
    authorize,
  };
  const { verdict, note, symptom } = await probeAuthorizeClientId(asked, 'https://fx.example.com/callback');
  return [formatVerdict(verdict), symptom?.kind, note].filter(Boolean).join(' ');
};

const form = page(200, '<form>Sign in</form>');

it('a client that is refused as one that nobody has is unknown, and one that alone gets a form is known', async () => {
  expect(await judged(page(400, 'Unknown application'))).toMatch(
    /^differs: ofx.clientId unknown-oauth-client/,
  );
  expect(await judged(page(403, 'invalid_client'), form)).toMatch(/unknown-oauth-client/);
  expect(await judged(form, page(400, 'invalid_client'))).toBe('as expected');
  expect(await judged(form)).toMatch(/^not judged /);
});

it.each([
  '<title>Access Denied</title>Reference&#32;&#35;18&#46;2f6b1402&#46;1764409543&#46;1a2b3c4d',
  '<title>Just a moment...</title>',
  '<p>Your IP address 203.0.113.7 is blocked.</p>',
])(
  'where a firewall answers in place of the page for authorizing, nothing is known of the client: %s',
  async (text) => {
    expect(await judged(page(403, text))).toMatch(/^not judged A firewall answered .*: 403/);
  },
);
