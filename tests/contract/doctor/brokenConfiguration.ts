import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { closedPort } from './brokenServers.ts';
import { html, page } from './environmentChanges.ts';

let gone = 0;

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
    name: 'a web page answers where config.json should be',
    make: () => ({
      pages: ({ path }) => (path === '/config.json' ? { status: 200, headers: html, body: page } : {}),
    }),
    symptom: 'web-page',
    setting: 'the address of config.json',
    says: /A web page answered/,
  },
  {
    name: 'nothing listens where config.json should be',
    make: async () => {
      gone = await closedPort();
      return {};
    },
    words: () => ['--config', `http://127.0.0.1:${gone}/config.json`],
    symptom: 'nothing-listens',
    setting: 'the address of config.json',
    says: /Nothing listens at 127\.0\.0\.1:\d+/,
  },
  {
    name: 'config.json is not where it is looked for',
    make: () => ({
      pages: ({ path }) => (path === '/config.json' ? { status: 404, headers: html, body: page } : {}),
    }),
    symptom: 'no-configuration',
    setting: 'the address of config.json',
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
];
