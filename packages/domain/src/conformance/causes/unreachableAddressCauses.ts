import { settingLocation, type CauseRows } from './causeRow.ts';

/** Why a service, or a host of the site, is not reached at all. The first that fits is the cause of all the rest there. */
export const unreachableAddressCauses = {
  'proxy-unread': {
    whole: true,
    cause: ({ seen }) =>
      `${seen} is set, and fxg does not read it: it looks for the hosts without a proxy, and reaches none of them.`,
    change: () =>
      'set HTTPS_PROXY (and HTTP_PROXY) to the same; what is reached without that proxy stands in NO_PROXY.',
  },
  'no-host-found': {
    whole: true,
    cause: ({ seen }) => `No name server that this machine asks knows any host of the services: ${seen}.`,
    change: () =>
      'this machine first: connect it to the network (VPN) whose name server knows these hosts, or, where a proxy alone finds them, set HTTPS_PROXY and HTTP_PROXY. If other machines do not find them either, the hosts in config.json.',
  },
  'no-such-host': {
    whole: true,
    cause: ({ seen }) => `The host ${seen} does not exist: no name server knows it.`,
    change: ({ setting }) =>
      `the host in ${settingLocation(setting)}, or the name server that this machine asks.`,
  },
  'nothing-listens': {
    whole: true,
    cause: ({ seen }) => `Nothing listens at ${seen}: the connection was refused.`,
    change: ({ setting }) => `host and port in ${settingLocation(setting)}, or start the service there.`,
  },
  silent: {
    whole: true,
    cause: ({ seen }) =>
      `${seen} gives no answer in time: something on the way drops the call, or the service hangs.`,
    change: ({ seen, setting }) =>
      `the firewall between this machine and ${seen}, or host and port in ${settingLocation(setting)}.`,
  },
  'no-proxy-entry': {
    whole: true,
    cause: ({ seen, setting, instead }) =>
      `The variable ${setting} holds ${seen}, which is not understood: ranges and patterns keep no call off the proxy. So it is asked for ${instead}.`,
    change: ({ seen, setting }) =>
      `${setting}: in place of ${seen} name the hosts that are reached without the proxy, each by its address or its name, or by the end of their names (.example.com).`,
  },
  proxy: {
    whole: true,
    cause: ({ seen, setting }) => `The proxy that ${setting} names ${seen}.`,
    change: ({ setting }) =>
      `correct or unset ${setting} in the environment of this command, or connect to the network (VPN) that the proxy is of.`,
  },
  'proxy-sign-in': {
    whole: true,
    cause: ({ seen, setting }) => `The proxy that ${setting} names ${seen}.`,
    change: ({ setting }) => `${setting} to http://name:password@host:port of that proxy.`,
  },
  'proxy-refuses': {
    whole: true,
    cause: ({ seen }) => `The proxy ${seen}.`,
    change: ({ setting }) =>
      `have that proxy allow the host in ${settingLocation(setting)}, or name the host in NO_PROXY where it is reached without.`,
  },
  'proxy-lost': {
    whole: true,
    cause: ({ seen }) => `The proxy ${seen}.`,
    change: ({ setting }) =>
      `NO_PROXY: name the host in ${settingLocation(setting)} there, if it is reached without a proxy; else correct that host, or have the proxy find it.`,
  },
  'plain-port': {
    whole: true,
    cause: ({ seen }) => `${seen} is called by https and speaks plain http.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the port that speaks https; to http:// only for a sandbox or this machine.`,
  },
  'tls-port': {
    whole: true,
    cause: ({ seen }) => `${seen} is called by http and speaks https.`,
    change: ({ setting }) => `http:// to https:// in ${settingLocation(setting)}.`,
  },
  'certificate-ended': {
    whole: true,
    cause: ({ seen }) => `The certificate of ${seen}.`,
    change: ({ setting }) => `renew that certificate, or the host in ${settingLocation(setting)}.`,
  },
  'certificate-early': {
    whole: true,
    cause: ({ seen }) => `The certificate of ${seen}.`,
    change: ({ setting }) =>
      `the clock of this machine, or that certificate; ${settingLocation(setting)} names it.`,
  },
  'certificate-of-another-host': {
    whole: true,
    cause: ({ seen }) => `The certificate there is not of this host: ${seen}.`,
    change: ({ setting }) =>
      `the host in ${settingLocation(setting)} to a name of the certificate, or have the host show one of its own name.`,
  },
  'authority-file': {
    whole: true,
    cause: ({ seen }) =>
      `This machine does not trust who signed the certificate there: NODE_EXTRA_CA_CERTS names ${seen}.`,
    change: ({ instead }) =>
      instead ??
      'NODE_EXTRA_CA_CERTS to the file that is there and holds the certificate of that authority (PEM), or unset it.',
  },
  'certificate-untrusted': {
    whole: true,
    cause: ({ seen }) => `This machine does not trust who signed the certificate of ${seen}.`,
    change: () =>
      'set NODE_EXTRA_CA_CERTS to the file with the certificate of that authority (PEM), or have the host send its whole chain. A proxy of your own network that opens TLS has an authority of its own.',
  },
  'chain-incomplete': {
    whole: true,
    cause: ({ seen }) =>
      `${seen} sends its own certificate alone, not the whole chain to an authority: browsers may mend that, and nobody else does.`,
    change: ({ setting, instead }) =>
      `install the whole chain (fullchain.pem) at the host that ${settingLocation(setting)} names. If a proxy of your own network opens TLS, ${instead ?? 'set NODE_EXTRA_CA_CERTS to its authority'}.`,
  },
  'mutual-tls': {
    whole: true,
    cause: ({ seen }) =>
      `${seen} wants a client certificate, which no browser has: mutual TLS is switched on there.`,
    change: ({ setting }) =>
      `switch mutual TLS off at the host that ${settingLocation(setting)} names, where browsers call it; the address itself is right.`,
  },
  'tls-broken': {
    whole: true,
    cause: ({ seen }) => `The TLS handshake fails: ${seen}.`,
    change: ({ seen, setting }) => {
      if (/protocol version|unsupported protocol/i.test(seen))
        return `let the host that ${settingLocation(setting)} names speak TLS 1.2 or 1.3: it speaks older versions alone, which browsers refuse too.`;
      if (/unrecognized name/i.test(seen))
        return `the host in ${settingLocation(setting)}: what answers there has no certificate for this name (SNI); or add the name there.`;
      return `the host in ${settingLocation(setting)}, or the TLS that it is set up with.`;
    },
  },
  broken: {
    whole: true,
    cause: ({ seen }) => `${seen} takes the connection and closes it without an HTTP answer.`,
    change: ({ setting }) =>
      `host and port in ${settingLocation(setting)}, or what listens there: it speaks no HTTP, or has lost the service behind it.`,
  },
  exchanged: {
    whole: true,
    cause: ({ seen }) => `The addresses of ${seen} look exchanged: each answers what the other is asked.`,
    change: ({ setting }) => `exchange ${settingLocation(setting)}.`,
  },
  'same-address': {
    whole: true,
    cause: ({ seen, setting }) =>
      `The address in ${setting} is that of ${seen}, where calls of that service go well and those of this one are unknown.`,
    change: ({ setting }) => `${settingLocation(setting)} to the address of its own service.`,
  },
  redirected: {
    whole: true,
    cause: ({ seen }) => `Every call is redirected to ${seen}; no call that carries a secret follows.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to where it leads, if that is the service; else remove what asks for a sign-in before the service.`,
  },
  'not-modified': {
    whole: true,
    cause: () => 'A service answers 304 without having been asked with a condition: a cache on the way.',
    change: ({ setting }) =>
      `the cache before what ${settingLocation(setting)} leads to: it must pass these calls on, and keep no answer.`,
  },
  'refusals-replaced': {
    whole: true,
    cause: ({ seen }) =>
      `The service at ${seen} is well: calls of the user who is signed in are answered as they should be, and only its refusals are replaced by a page of the site.`,
    change: ({ setting }) =>
      `take the custom error responses of the network of caches (CDN) off the path that ${settingLocation(setting)} leads to, and keep them for the pages alone; the address is right.`,
  },
  'web-page': {
    whole: true,
    cause: ({ seen }) => `A web page answered at ${seen}, where a service should.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the address of the service: this is the host of a site, or a gate before the service.`,
  },
  'other-service': {
    whole: true,
    cause: ({ seen }) => `Something else answers at ${seen}: it does not speak as the service does.`,
    change: ({ setting }) =>
      `${settingLocation(setting)} to the address of the service; a balancer that does not know the host answers so too.`,
  },
  'no-such-path': {
    whole: true,
    cause: ({ seen }) =>
      `Every call at ${seen} is answered with 404: the path before the calls is another one.`,
    change: ({ setting }) => `the path in ${settingLocation(setting)}, such as the stage of the gateway.`,
  },
  'no-path-mapping': {
    whole: true,
    cause: ({ seen, instead, said }) =>
      `${seen} does not know the path ${instead}: everything below it is answered with 403 (${said}), and other services answer well at that very host, so no firewall keeps this machine out.`,
    change: ({ setting, instead }) =>
      `the path ${instead} in ${settingLocation(setting)} to the one that the host has for this service; or map it there (base path mapping of the custom domain).`,
  },
  forbidden: {
    whole: true,
    cause: ({ seen }) =>
      `${seen} answers 403 to everything, also to what asks for no sign-in: a firewall, or a rule of the gateway, keeps this machine out.`,
    change: ({ setting, said }) =>
      /User: anonymous/.test(said ?? '')
        ? `the resource policy of the gateway that ${settingLocation(setting)} leads to: it denies calls from here (addresses, VPC); deploy its stage again.`
        : `the rule of that firewall or gateway, which ${settingLocation(setting)} leads to.`,
  },
  'no-start': {
    whole: true,
    cause: ({ seen }) => `The start of the site is answered ${seen}.`,
    change: ({ setting }) =>
      `put the pages of the build at the host, and let / be index.html (docs/deploy.md, The host); or correct ${settingLocation(setting)}.`,
  },
  'in-trouble': {
    apart: true,
    whole: true,
    cause: ({ seen }) => `The service itself is in trouble: ${seen}.`,
    change: ({ setting, by }) =>
      `whoever runs what ${settingLocation(setting)} leads to has to mend it there: its log says why, ${by}. The address is right.`,
  },
} as const satisfies CauseRows;
