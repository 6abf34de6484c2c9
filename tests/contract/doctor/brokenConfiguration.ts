import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { BrokenEnvironment } from './brokenEnvironment.ts';
import type { Answer, Broken } from './environmentFront.ts';
import { closedPort } from './brokenServers.ts';
import { html, page, set } from './environmentChanges.ts';

let gone = 0;

const atFile = (change: Partial<Answer>): Broken => ({
  pages: ({ path }) => (path === '/config.json' ? change : {}),
});

/** A config.json that is not there, or not as it was written. */
export const brokenConfiguration: readonly BrokenEnvironment[] = [
  ...(
    [
      ['UTF-16 with its mark', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le'), /UTF-16/],
      ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), /UTF-16/],
      ['Latin-1', (text: string) => Buffer.from(text.replace('"name":"', '"name":"é'), 'latin1'), /Latin-1/],
    ] as const
  ).map(([encoding, write, says]): BrokenEnvironment => ({
    name: `config.json was saved as ${encoding}`,
    make: () => ({
      pages: ({ path, body }) => (path === '/config.json' ? { bytes: write(body) } : {}),
    }),
    symptom: 'configuration-encoding',
    setting: 'config.json',
    says: new RegExp(
      `^Most likely: [^\u{FFFD}]*${says.source}[^\u{FFFD}]* Change: save config\\.json as UTF-8[^\u{FFFD}]*$`,
      'u',
    ),
  })),
  {
    name: 'the profile remembers a host that is gone, and goes before FXG_CONFIG',
    make: async () => {
      const home = await mkdtemp(join(tmpdir(), 'fx-gateway-profile-'));
      const folder = join(home, 'fxg/profiles/support');
      await mkdir(folder, { recursive: true });
      const config = `http://127.0.0.1:${await closedPort()}/config.json`;
      await writeFile(join(folder, 'profile.json'), JSON.stringify({ config }));
      vi.stubEnv('XDG_CONFIG_HOME', home);
      return {};
    },
    words: () => ['--profile', 'support'],
    symptom: 'nothing-listens',
    setting: 'the profile',
    says: /that the profile support remembers \(it goes before FXG_CONFIG, which names http:\/\/127\.0\.0\.1:\d+\/config\.json: fxg --profile support login --config http/,
  },
  {
    name: 'a web page answers where config.json should be',
    make: () => atFile({ status: 200, headers: html, body: page }),
    symptom: 'configuration-page',
    setting: 'the address in FXG_CONFIG',
    says: /config\.json was not deployed: 127\.0\.0\.1:\d+ answers with a page of its site.* Change: upload config\.json beside index\.html, or correct the address in FXG_CONFIG\.$/,
  },
  ...(
    [
      ['is empty', () => '', /is empty\. Change: put the whole of config\.json at http:\S+ again: [^.]*\.$/],
      [
        'has a comma too many',
        (text: string) => text.replace(/\}\s*$/, ',\n}'),
        /is not JSON: in line 2, column 1, stands a comma before \}\. Change: mend that/,
      ],
      [
        'has a comment',
        (text: string) => text.replace('{', '{ // mine\n'),
        /line 1, column 3, stands the comment \/\/, and JSON has none/,
      ],
      [
        'is a template that was not filled in',
        (text: string) => text.replace('"rates":', '"rates": ${RATES}, "old":'),
        /stands \$\{RATES\}, which was not filled in/,
      ],
      [
        'was cut off',
        (text: string) => text.slice(0, text.length / 2),
        /is not JSON: in line 1, column \d+, stands .* Change: mend that/,
      ],
    ] as const
  ).map(([what, write, says]): BrokenEnvironment => ({
    name: `config.json ${what}`,
    make: () => ({ pages: ({ path, body }) => (path === '/config.json' ? { body: write(body) } : {}) }),
    symptom: 'configuration-broken',
    setting: 'config.json',
    says,
  })),
  {
    name: 'a bucket says of a config.json that is not there that it may not be read',
    make: () =>
      atFile({
        status: 403,
        headers: { 'content-type': 'application/xml', server: 'AmazonS3' },
        body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
      }),
    symptom: 'configuration-denied',
    setting: 'config.json',
    says: /is not there, or may not be read.*403.* Change: upload config\.json beside index\.html, or let it be read by everybody\.$/,
  },
  {
    name: 'a sign-in stands before the site',
    make: () =>
      atFile({
        status: 401,
        headers: { ...html, 'www-authenticate': 'Basic realm="Staging"' },
        body: '<title>401 Authorization Required</title>',
      }),
    symptom: 'configuration-behind-sign-in',
    setting: 'config.json',
    says: /A sign-in stands before the site: config\.json is answered with 401 \(Staging\)\. Change: let config\.json through/,
  },
  {
    name: 'a sign-in elsewhere stands before the site',
    make: () => atFile({ status: 302, headers: { location: 'http://127.0.0.1:9/login' }, body: '' }),
    symptom: 'configuration-behind-sign-in',
    setting: 'config.json',
    says: /A sign-in stands before the site: config\.json is answered with a redirect to http:\/\/127\.0\.0\.1:9\/login/,
  },
  {
    name: 'nothing stands behind the host of the site',
    make: () => atFile({ status: 502, headers: html, body: '<title>502 Bad Gateway</title>' }),
    symptom: 'nothing-behind',
    setting: 'config.json',
    says: /^Most likely: A proxy answers, and nothing behind it does: 502 Bad Gateway\. Change: start the service behind what the address in FXG_CONFIG leads to[^.]*\.$/,
  },
  ...(
    [
      [
        'userPoolClientId',
        (id: string) => `${id} `,
        /userPoolClientId holds blanks.*there stands \w+␠, and it should be \w+\./,
      ],
      ['userPoolId', (id: string) => `\u{200B}${id}`, /userPoolId holds .*there stands \[U\+200B\]/],
      ['identityPoolId', (id: string) => `"${id}"`, /identityPoolId holds quotation marks/],
    ] as const
  ).map(([member, write, says]): BrokenEnvironment => ({
    name: `identity.${member} was pasted with more than its value`,
    make: () => ({
      configure: ({ identity }) => {
        Reflect.set(identity ?? {}, member, write(String(identity?.[member])));
      },
    }),
    symptom: 'configuration-field',
    setting: `identity.${member}`,
    says,
  })),
  {
    name: 'the name of a header has an underscore',
    make: () => ({ configure: set('apis.headers', 'accessToken', 'CMG_AccessToken') }),
    symptom: 'configuration-field',
    setting: 'apis.headers.accessToken',
    says: /there stands CMG_AccessToken, and _ is not accepted in it, only letters, digits and dashes are\. Change: apis\.headers\.accessToken/,
  },
  {
    name: 'the address of Corpay has no scheme',
    make: () => ({ configure: set('apis', 'corpay', 'pay.example.com/v1') }),
    symptom: 'configuration-field',
    setting: 'apis.corpay',
    says: /there stands pay\.example\.com\/v1, and it should be https:\/\/pay\.example\.com\/v1\. Change: apis\.corpay in http/,
  },
  {
    name: 'the address of the accounts service was left in its template',
    make: () => ({ configure: set('apis', 'accounts', 'https://${ACCOUNTS_HOST}/v1') }),
    symptom: 'configuration-field',
    setting: 'apis.accounts',
    says: /apis\.accounts was not filled in: there stands \$\{ACCOUNTS_HOST\}/,
  },
  {
    name: 'nothing listens where config.json should be',
    make: async () => {
      gone = await closedPort();
      return {};
    },
    words: () => ['--config', `http://127.0.0.1:${gone}/config.json`],
    symptom: 'nothing-listens',
    setting: 'config.json',
    says: /Nothing listens at 127\.0\.0\.1:\d+/,
  },
  {
    name: 'config.json is not where it is looked for',
    make: () => ({
      pages: ({ path }) => (path === '/config.json' ? { status: 404, headers: html, body: page } : {}),
    }),
    symptom: 'no-configuration',
    setting: 'config.json',
    says: /gives no config\.json: it was answered with status 404/,
  },
  {
    name: 'the client id of the partner is another one',
    make: () => ({
      configure: (configuration) => {
        Reflect.set(configuration['ofx'] ?? {}, 'clientId', 'fx-gateway-elsewhere');
      },
    }),
    symptom: 'unknown-oauth-client',
    setting: 'ofx.clientId',
    says: /no client of this id.*ofx\.clientId in config\.json/,
  },
  {
    name: 'the partner does not know the address of the pages as one to send users back to',
    make: () => ({
      asked: ({ path, target }) => {
        const redirect = target.searchParams.get('redirect_uri') ?? '';
        if (path.endsWith('/authorize') && redirect.endsWith('/dashboard'))
          target.searchParams.set('redirect_uri', 'https://fx.example.com/secure/fxgateway/dashboard');
      },
    }),
    symptom: 'redirect-not-registered',
    setting: 'ofx.clientId',
    says: /http:\S+\/secure\/fxgateway\/dashboard is none of them: 400 .*Change: have the partner register http/,
    alone: true,
  },
  {
    name: 'the partner does not know the address that the command line is sent back to',
    make: () => ({
      configure: (configuration) => {
        Reflect.set(configuration['ofx'] ?? {}, 'cliRedirect', 'http://127.0.0.1:*/returned');
      },
    }),
    symptom: 'redirect-not-registered',
    setting: 'ofx.cliRedirect',
    says: /http:\/\/127\.0\.0\.1:\*\/returned is none of them: 400 .* or correct ofx\.cliRedirect in config\.json/,
    alone: true,
  },
  {
    name: 'the path of the changes that administrators see is another one',
    make: () => ({ configure: set('administration', 'auditPath', '/admin/changes') }),
    as: 'admin@sandbox.test',
    symptom: 'configured-path-missing',
    setting: 'administration.auditPath',
    says: /service is well, .*GET \/admin\/changes: no signature lets a call in there\. Change: administration\.auditPath in config\.json/,
    alone: true,
  },
];
