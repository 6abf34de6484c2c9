import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { httpServer } from './brokenServers.ts';
import { at, corpayUser, html, json, page, refusal, set, signedOnly } from './environmentChanges.ts';

const everyNth = (nth: number, status: number, said: string) => {
  let calls = 0;
  return at('corpay', () => {
    calls += 1;
    return calls % nth === 0 ? { status, headers: html, body: `<title>${status} ${said}</title>` } : {};
  });
};

/** Services that are down, in trouble or shut off, wholly or now and then. */
export const troubledServices: readonly BrokenEnvironment[] = [
  {
    name: 'the balancer before the accounts service has no service behind it',
    make: () => ({
      services: at('accounts', { status: 502, headers: html, body: '<h1>502 Bad Gateway</h1>' }),
    }),
    as: corpayUser,
    symptom: 'nothing-behind',
    setting: 'apis.accounts',
    says: /A proxy answers, and nothing behind it does: 502/,
  },
  {
    name: 'the rates service breaks off in the middle of every answer',
    make: async () => {
      const port = await httpServer((_asked, answered) => {
        answered.writeHead(200, { ...json, 'content-length': 500 });
        answered.write('{"success":');
        setTimeout(() => answered.destroy(), 20);
      });
      return { configure: set('rates', 'baseUrl', `http://127.0.0.1:${port}`) };
    },
    symptom: 'cut-off',
    setting: 'rates.baseUrl',
    says: /cut off on the way/,
  },
  {
    name: 'the orders of Corpay take longer than is waited, and its other calls do not',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path === '/services/corpay/deal/orders' ? { late: 31_000 } : {},
    }),
    as: corpayUser,
    symptom: 'too-slow',
    setting: 'apis.corpay',
    says: /GET \/deal\/orders gives no answer within 30 s, and other calls of this service answer in [\d.]+ s: .* Change: make that call faster/,
  },
  {
    name: 'the orders of Corpay take longer than its gateway waits',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path === '/services/corpay/deal/orders'
          ? refusal(504, 'InternalServerErrorException', 'Endpoint request timed out')
          : {},
    }),
    as: corpayUser,
    symptom: 'too-slow',
    setting: 'apis.corpay',
    says: /GET \/deal\/orders is given up by the gateway before it \(504 .*timed out.*\).* Change: make that call faster/,
  },
  {
    name: 'Corpay gives this customer no token',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path === '/services/corpay/token' ? { status: 500, headers: json, body: '{}' } : {},
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'apis.corpay',
    says: /GET \/token is answered with status 500/,
  },
  {
    name: 'the accounts service gives no token of OFX',
    make: () => ({
      services: ({ path, signed }) =>
        signed && path.endsWith('/partners/ofx/token') ? { status: 502, headers: json, body: '{}' } : {},
    }),
    as: 'ofx@sandbox.test',
    symptom: 'call-refused',
    setting: 'apis.accounts',
    says: /POST \/partners\/ofx\/token is answered with status 502/,
  },
  {
    name: 'maintenance: every service shows a page with 503',
    make: () => ({ services: () => ({ status: 503, headers: html, body: page }) }),
    as: corpayUser,
    symptom: 'in-trouble',
    setting: 'apis.corpay',
    says: /status 503/,
  },
  {
    name: 'a function behind the gateway fails, and that goes out with status 200',
    make: () => ({
      services: at(
        'accounts',
        signedOnly({
          status: 200,
          headers: json,
          body: '{"errorType":"Sandbox.Timedout","errorMessage":"2026-11-28T00:00:00Z 1 Task timed out after 3.00 seconds"}',
        }),
      ),
    }),
    as: corpayUser,
    symptom: 'other-answer',
    setting: 'apis.accounts',
    says: /Task timed out/,
  },
  {
    name: 'one of two instances is down',
    make: () => ({ services: everyNth(2, 502, 'Bad Gateway') }),
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /^Some of the calls .*\d+ of \d+.* one of several instances is down, or it restarts(?!.* 502 502).* the instance that fails.* The address is right/,
  },
  {
    name: 'one of three instances is down',
    make: () => ({ services: everyNth(3, 503, 'Service Temporarily Unavailable') }),
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /one of several instances is down/,
  },
  ...[2, 3].map((nth): BrokenEnvironment => ({
    name: `of every ${nth} calls of Corpay one is cut without an answer`,
    make: () => {
      let calls = 0;
      return { services: at('corpay', () => ({ lost: ++calls % nth === 0 })) };
    },
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.corpay',
    says: /Some of several connections are cut \(\d+ of \d+ calls got no whole answer\).* one of several instances.* keep-alive.* nothing in config\.json/,
    alone: true,
  })),
  {
    name: 'a firewall refuses every call of Corpay with a page of its own',
    make: () => ({ services: at('corpay', { status: 403, headers: html, body: page }) }),
    as: corpayUser,
    symptom: 'forbidden',
    setting: 'apis.corpay',
    says: /403 to everything.* firewall/,
  },
  {
    name: 'a custom domain has no mapping for the path of Corpay, and the other services there are well',
    make: () => ({ services: at('corpay', refusal(403, 'ForbiddenException', 'Forbidden')) }),
    as: corpayUser,
    symptom: 'no-path-mapping',
    setting: 'apis.corpay',
    says: /does not know the path \/services\/corpay: .*403 \(ForbiddenException: Forbidden\).* no firewall.* Change: the path \/services\/corpay in apis\.corpay in config\.json/,
    alone: true,
  },
  {
    name: 'a rule of the gateway refuses everything, the question of browsers too',
    make: () => ({
      services: at('accounts', refusal(403, 'ForbiddenException', 'Blocked for good')),
    }),
    symptom: 'forbidden',
    setting: 'apis.accounts',
    says: /403 to everything/,
  },
  {
    name: 'the accounts service is in trouble',
    make: () => ({ services: at('accounts', { status: 503, headers: json, body: '{}' }) }),
    as: corpayUser,
    symptom: 'in-trouble',
    setting: 'apis.accounts',
    says: /answers with status 503/,
  },
  {
    name: 'every second call of the accounts service is answered 502',
    make: () => {
      let calls = 0;
      return {
        services: at('accounts', () => {
          calls += 1;
          return calls % 2 === 0 ? { status: 502, headers: html, body: page } : {};
        }),
      };
    },
    as: corpayUser,
    symptom: 'some-in-trouble',
    setting: 'apis.accounts',
    says: /\d+ of \d+ calls ended with 502.* one of several instances is down.* Change: whoever runs what apis\.\w+ in config\.json leads to has to/,
  },
  {
    name: 'every third call that nobody signed is answered 502',
    make: () => {
      let calls = 0;
      return {
        services: at('accounts', ({ signed }) => {
          calls += signed ? 0 : 1;
          return !signed && calls % 3 === 0 ? { status: 502, headers: html, body: page } : {};
        }),
      };
    },
    symptom: 'some-in-trouble',
    setting: 'apis.accounts',
    says: /\d+ of \d+ calls ended with 502/,
  },
  {
    name: 'the balancer answers signed calls with a page and 403',
    make: () => ({ services: at('corpay', signedOnly({ status: 403, headers: html, body: page })) }),
    as: corpayUser,
    symptom: 'signed-forbidden',
    setting: 'apis.corpay',
    says: /firewall.*permission/,
  },
];
