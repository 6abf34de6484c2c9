import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { at, corpayUser, isAsked, json, ofxUser } from './environmentChanges.ts';
import type { Answer } from './environmentFront.ts';

const allowing =
  (service: string, origin: string | undefined, signedOnly = false) =>
  () => ({
    services: at(service, (given: Answer) =>
      isAsked(given) && (given.signed || !signedOnly)
        ? { headers: { ...given.headers, 'access-control-allow-origin': origin } }
        : {},
    ),
  });

/** Services whose answers no page can read, though the question that browsers ask before is answered well. */
export const unreadableAnswers: readonly BrokenEnvironment[] = [
  ...(['corpay', 'accounts'] as const).map((service): BrokenEnvironment => ({
    name: `the function behind the gateway of ${service} answers without allowing the origin`,
    make: allowing(service, undefined, true),
    as: corpayUser,
    symptom: 'answer-unreadable',
    setting: `apis.${service}`,
    says: /carry no access-control-allow-origin.* Change: let the service behind what apis\.\w+ in config\.json leads to send access-control-allow-origin: http:\/\/127\.0\.0\.1:\d+/,
  })),
  {
    name: 'the partner allows the origin only where browsers ask before',
    make: allowing('ofx/ofxrates', undefined),
    as: ofxUser,
    symptom: 'answer-unreadable',
    setting: 'ofx.ratesUrl',
    says: /carry no access-control-allow-origin/,
  },
  {
    name: 'the rates service allows no origin, and nobody signed in',
    make: allowing('rates', undefined),
    symptom: 'answer-unreadable',
    setting: 'rates.baseUrl',
    says: /carry no access-control-allow-origin/,
  },
  {
    name: 'a cache that does not say so gives the answers of the rates to another page',
    make: allowing('rates', 'https://other.example.com'),
    as: ofxUser,
    symptom: 'answer-of-another-origin',
    setting: 'rates.baseUrl',
    says: /access-control-allow-origin: https:\/\/other\.example\.com.* Change: .*cache.*Origin/,
  },
  {
    name: 'a refusal that no page can read is told for what it says',
    make: () => ({
      services: at('corpay', ({ signed, path }) =>
        signed && path.endsWith('/deal/orders')
          ? { status: 403, headers: json, body: '{"errors":[{"key":"permission","message":"No."}]}' }
          : {},
      ),
    }),
    as: corpayUser,
    symptom: 'call-refused',
    setting: 'apis.corpay',
    says: /permission: No/,
  },
  {
    name: 'the service hides the id of its answers from pages',
    make: () => ({
      services: at('corpay', ({ signed, headers }) =>
        signed ? { headers: { ...headers, 'access-control-expose-headers': 'date' } } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'header-hidden',
    setting: 'apis.corpay',
    says: /cannot read x-amzn-requestid/,
  },
  {
    name: 'the gateway allows the origin with a slash at its end',
    make: ({ pagesUrl }) => ({
      services: at('corpay', ({ headers }) => ({
        headers: { ...headers, 'access-control-allow-origin': `${pagesUrl}/` },
      })),
    }),
    as: corpayUser,
    symptom: 'origin-not-allowed',
    setting: 'apis.corpay',
    says: /answers access-control-allow-origin: http:\/\/127\.0\.0\.1:\d+\/, .*slash/,
  },
  ...(['corpay', 'accounts'] as const).map((service): BrokenEnvironment => ({
    name: `the gateway of ${service} passes the record of a function through as it is`,
    make: () => ({
      services: at(service, ({ signed, status, body }) =>
        signed ? { status: 200, body: JSON.stringify({ statusCode: status, headers: {}, body }) } : {},
      ),
    }),
    as: corpayUser,
    symptom: 'answer-wrapped',
    setting: `apis.${service}`,
    says: /statusCode.* Change: .*AWS_PROXY/,
  })),
];
