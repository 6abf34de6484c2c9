import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { backendContract } from '../../packages/cli/outputs/backendContract.ts';
import { filesUnder, textOf } from './repository.ts';

const place = 'docs/backend-contract.md';

it('docs/backend-contract.md is what npm run -s contract writes', async () => {
  const { code } = await format(place, await backendContract());
  expect(textOf(place)).toBe(code);
});

it('every service has its place in it', () => {
  for (const service of ['identity', 'accounts', 'rates', 'corpay', 'ofx', 'ofx rates'])
    expect(textOf(place)).toContain(`\n## ${service}\n`);
});

it.each(['/deal/quote', '/payments/quotes'])(
  'a quote of %s is not said to change anything: a profile that may only look asks for one',
  (path) => {
    expect(textOf(place)).toContain(
      `### POST ${path}\n\nasks for a quote, which binds nobody, sent once · specified`,
    );
  },
);

it('the contract names every path that an adapter calls', () => {
  const adapters = filesUnder('packages/adapters/src').filter((path) => /\/connect\w+\.ts$/.test(path));
  const paths = adapters.flatMap((path) =>
    [
      ...textOf(path).matchAll(
        /'(?<path>\/(?:account|admin|beneficiaries|deal|payments|token|bank-accounts)\b[^']*)'/g,
      ),
    ].map((match) => match.groups?.['path'] ?? ''),
  );
  expect(paths.length).toBeGreaterThan(15);
  const contract = textOf(place);
  expect(paths.filter((path) => !contract.includes(path))).toEqual([]);
});

it('every rule that the contract names stands among the rules', () => {
  const rules = textOf('docs/rules.md');
  const named = new Set(textOf(place).match(/\b(?:[A-Z]+-)*[A-Z]+-\d+\b/g));
  expect(named.size).toBeGreaterThan(60);
  expect([...named].filter((id) => !new RegExp(`\\b${id}\\b`).test(rules))).toEqual([]);
});

it('the token call of OFX is described with every body that is sent, the exchange of a code with its proof', () => {
  const [, call = ''] = textOf(place).split('\n### POST /partners/ofx/token\n');
  for (const grant of ['authorization_code', 'refresh_token'])
    expect(call).toContain(`"grantType": "${grant}"`);
  for (const member of ['code', 'redirectUri', 'codeVerifier']) expect(call).toContain(`"${member}": "`);
});

it.each(['baseUrl', 'authorizeUrl', 'ratesUrl', 'clientId', 'idempotencyKey', 'cliRedirect'])(
  'docs/deploy.md says what ofx.%s is',
  (member) => expect(textOf('docs/deploy.md')).toContain(`\n| \`ofx.${member}\``),
);
