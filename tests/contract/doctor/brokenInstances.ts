import type { BrokenEnvironment } from './brokenEnvironment.ts';
import { mutualTlsServer } from './brokenServers.ts';
import { at, corpayUser, day, ofxUser, refusal, set } from './environmentChanges.ts';
import type { Answer, Broken } from './environmentFront.ts';
import { selfSigned } from './selfSigned.ts';

const isCall = ({ method, signed }: Answer): boolean => signed && method !== 'OPTIONS';

const invalidToken = JSON.stringify({
  errors: [{ key: 'INVALID_TOKEN', message: 'The access token is invalid or has expired.' }],
});

/** Of so many instances that are called in turn, those that keep tokens take only their own. */
const ownTokens = (instances: number, service: string): Broken => {
  let calls = 0;
  const owners = new Map<string, number>();
  return {
    services: at(service, (given) => {
      if (!isCall(given)) return {};
      const instance = calls++ % instances;
      const issued = /"access_?(?:code|token)"\s*:\s*"([^"]+)"/i.exec(given.body)?.[1];
      if (issued !== undefined) owners.set(issued, instance);
      const shown = given.sent['cmg-accesstoken'] ?? String(given.sent.authorization).replace(/^Bearer /, '');
      const owner = owners.get(String(shown)) ?? (service === 'ofx' ? 1 : undefined);
      return given.sent['cmg-accesstoken'] === undefined && service !== 'ofx'
        ? {}
        : owner === instance
          ? {}
          : { status: 401, body: invalidToken };
    }),
  };
};

/** Every so many signed calls of a service a way changes what was signed. */
const everySigned = (nth: number, service: string): Broken => {
  let calls = 0;
  return {
    services: at(service, (given) => {
      if (!isCall(given)) return {};
      calls += 1;
      return calls % nth === 0
        ? {
            ...refusal(
              403,
              'InvalidSignatureException',
              'The request signature we calculated does not match the signature you provided.',
            ),
            headers: {
              ...given.headers,
              'content-type': 'application/json',
              'x-amzn-errortype': 'InvalidSignatureException',
            },
          }
        : {};
    }),
  };
};

const redirecting = (status: number, to: (path: string) => string, service = 'corpay'): Broken => ({
  services: at(service, (given) =>
    isCall(given) && !given.path.endsWith('/')
      ? { status, headers: { ...given.headers, location: to(given.path) }, body: '' }
      : {},
  ),
});

const mutualTls = async (version: 'TLSv1.2' | 'TLSv1.3'): Promise<Broken> => {
  const span = { begins: Date.now() - day, ends: Date.now() + 90 * day };
  const port = await mutualTlsServer(selfSigned(['127.0.0.1', 'localhost'], span), version);
  return { configure: set('apis', 'corpay', `https://127.0.0.1:${port}/v1`) };
};

/** Services that answer some callers, or some calls, otherwise than others. */
export const brokenInstances: readonly BrokenEnvironment[] = [
  ...(['TLSv1.2', 'TLSv1.3'] as const).map((version): BrokenEnvironment => ({
    name: `the host of Corpay asks for a client certificate, by ${version}`,
    make: () => mutualTls(version),
    symptom: 'mutual-tls',
    setting: 'apis.corpay',
    says: /127\.0\.0\.1:\d+ wants a client certificate, which no browser has.* Change: switch mutual TLS off .* apis\.corpay in config\.json .*is right/,
  })),
  ...[2, 3].map((instances): BrokenEnvironment => ({
    name: `${instances} instances of Corpay keep their tokens each for itself`,
    make: () => ownTokens(instances, 'corpay'),
    as: corpayUser,
    symptom: 'instances-differ',
    setting: 'apis.corpay',
    says: /one of several instances .* does not know .*INVALID_TOKEN.* Change: .*sticky .*store/i,
    alone: true,
  })),
  {
    name: 'two instances of OFX keep their tokens each for itself',
    make: () => ownTokens(2, 'ofx'),
    as: ofxUser,
    symptom: 'instances-differ',
    setting: 'ofx.ratesUrl',
    says: /one of several instances .* does not know .* Change: .*sticky .*store/i,
    alone: true,
  },
  ...[2, 3].map((nth): BrokenEnvironment => ({
    name: `one of ${nth} ways to Corpay changes what was signed`,
    make: () => everySigned(nth, 'corpay'),
    as: corpayUser,
    symptom: 'ways-differ',
    setting: 'apis.corpay',
    says: /\d+ of \d+ signed calls .*refused .*InvalidSignatureException.* Change: .*one of several/i,
    alone: true,
  })),
  {
    name: 'the service behind the gateway leads every call to its path with a slash, at its own host',
    make: () => redirecting(307, (path) => `http://corpay-internal:8080${path}/`),
    as: corpayUser,
    symptom: 'call-redirected',
    setting: 'apis.corpay',
    says: /redirected \(307\) to http:\/\/corpay-internal:8080\/.* Change: .*apis\.corpay in config\.json.*slash/i,
    alone: true,
  },
  {
    name: 'the service behind the gateway adds a slash to paths',
    make: () => redirecting(308, (path) => `${path}/`),
    as: corpayUser,
    symptom: 'call-redirected',
    setting: 'apis.corpay',
    says: /redirected \(308\) to .*\/, .* Change: .*slash/i,
    alone: true,
  },
  {
    name: 'the accounts service sends calls on to https, because it does not know that they came so',
    make: ({ servicesUrl }) => redirecting(301, (path) => `${servicesUrl}${path}`, 'accounts'),
    as: corpayUser,
    symptom: 'call-redirected',
    setting: 'apis.accounts',
    says: /redirected \(301\) to http.* Change: .*x-forwarded-proto/i,
    alone: true,
  },
  {
    name: 'OFX has moved what is asked with a token',
    make: () => redirecting(302, (path) => `https://new.ofx.example.com${path}`, 'ofx'),
    as: ofxUser,
    symptom: 'call-redirected',
    setting: 'ofx.ratesUrl',
    says: /redirected \(302\) to https:\/\/new\.ofx\.example\.com.* Change: .*ofx\.ratesUrl in config\.json/i,
  },
  {
    name: 'one of two gateways before Corpay denies who signed in',
    make: () => {
      let calls = 0;
      return {
        services: at('corpay', (given) =>
          isCall(given) && ++calls % 2 === 1
            ? refusal(
                403,
                'AccessDeniedException',
                'User: x is not authorized to perform: execute-api:Invoke',
              )
            : {},
        ),
      };
    },
    as: corpayUser,
    symptom: 'ways-differ',
    setting: 'apis.corpay',
    says: /signed calls were refused .*AccessDeniedException.* the very same calls were let in/,
  },
];
