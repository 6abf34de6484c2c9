import { settingLocation, type CauseRows } from './causeRow.ts';

/** What something between the caller and a service does to calls and answers. */
export const networkPathCauses = {
  'instances-differ': {
    hides: [
      'key-ended',
      'key-refused',
      'key-missing',
      'mesh-refuses',
      'oauth-client',
      'oauth-grant',
      'oauth-scope',
      'token-refused',
      'token-not-taken',
      'token-of-another-environment',
    ],
    cause: ({ seen, said }) =>
      `One of several instances behind the same address does not know the token that another one gave: ${seen} were refused (${said}), and the very same calls were let in at another time.`,
    change: ({ setting }) =>
      `let the load balancer before what ${settingLocation(setting)} leads to keep a caller at one instance (sticky sessions), or give its instances one store for their tokens; nothing in config.json is why.`,
  },
  'ways-differ': {
    hides: ['no-such-route', 'header-dropped', 'mesh-refuses', 'web-firewall', 'signed-forbidden'],
    cause: ({ seen, said }) =>
      `Of several ways or instances one lets the calls not in: ${seen} were refused (${said}), and the very same calls were let in at another time.`,
    change: ({ setting }) =>
      `take out, or set up like the others, the one of several proxies or instances before what ${settingLocation(setting)} leads to that changes host, path or headers of the calls or has other rights; nothing in config.json is why.`,
  },
  'no-such-route': {
    once: true,
    cause: ({ seen }) =>
      `${seen} is answered as a gateway does that has no such path or method (403 Missing Authentication Token), and it lets other calls in.`,
    change: ({ setting }) =>
      `add that path and method to the gateway that ${settingLocation(setting)} leads to, and deploy its stage again (aws apigateway create-deployment).`,
  },
  'call-redirected': {
    once: true,
    cause: ({ seen }) => `Calls are redirected ${seen}, and no call that carries a secret follows.`,
    change: ({ setting, instead }) => {
      const service = `the service behind what ${settingLocation(setting)} leads to`;
      if (instead === 'slash')
        return `let ${service} answer at the path that is asked, and not lead to the same with a slash at its end (redirect of slashes in its framework or web server); the address is right.`;
      return instead === 'scheme'
        ? `let the proxy before ${service} pass X-Forwarded-Proto on, and that service trust it: it takes calls by https for calls by http; the address is right.`
        : `${settingLocation(setting)} to where that leads, if it is the service; else let ${service} not lead elsewhere.`;
    },
  },
  'answer-of-another-origin': {
    hides: ['refusal-unreadable'],
    cause: ({ seen, setting, instead }) =>
      `Pages of ${seen} cannot read what ${setting} leads to: the question before a call is answered well, and the answers say access-control-allow-origin: ${instead}. A cache on the way gives one page what another page was answered, or the service names one page alone.`,
    change: ({ seen, setting }) =>
      `put Origin into the key of the cache before what ${settingLocation(setting)} leads to (Vary: Origin); where there is no cache, let the service behind it send access-control-allow-origin: ${seen}.`,
  },
  'cached-on-the-way': {
    cause: () => 'Answers of a service are kept by a cache on the way, and given again later, to anybody.',
    change: ({ setting }) =>
      `the cache before what ${settingLocation(setting)} leads to: it must not keep these answers.`,
  },
  'call-answered-by-page': {
    once: true,
    cause: ({ seen, said }) =>
      `A web page answers ${seen} with a status of success, in place of the service${said === null || said === '' ? '' : `: ${said}`}.`,
    change: ({ setting }) =>
      `let what stands before what ${settingLocation(setting)} leads to pass this path on to the service: a gate that asks for a sign-in, or the fallback of a site, answers it.`,
  },
  'answer-wrapped': {
    once: true,
    hides: ['other-answer'],
    cause: ({ seen }) =>
      `The gateway passes the record that a function returns (statusCode, headers, body) through as it is, with status 200: ${seen}.`,
    change: ({ setting }) =>
      `the integration of the gateway that ${settingLocation(setting)} leads to: it must be a proxy one (AWS_PROXY, Lambda proxy integration), which makes an answer of that record; deploy its stage again.`,
  },
  'cut-off': {
    once: true,
    cause: ({ seen }) =>
      seen === ''
        ? 'Answers are cut off on the way: they begin, and end too early.'
        : `Answers are cut off on the way: ${seen}.`,
    change: ({ setting, instead }) =>
      instead === 'long'
        ? `the proxy before what ${settingLocation(setting)} leads to: a limit of the length of answers, or no room for those that it keeps in a file until they are sent (at nginx: proxy_max_temp_file_size, the disk and the rights of proxy_temp_path; its error log says which). The address is right.`
        : `the proxy before what ${settingLocation(setting)} leads to: a limit of the size or the time of answers; or the service, if it ends while it answers.`,
  },
  unreadable: {
    cause: () => 'Answers are no readable text: they are compressed twice, or without saying so.',
    change: ({ setting }) =>
      `what compresses answers before what ${settingLocation(setting)} leads to: compress once, and say so by content-encoding.`,
  },
  'query-ignored': {
    cause: ({ seen }) =>
      `The rates service answers something else than it was asked (${seen}): a cache on the way leaves the query out of its key, or something rewrites it.`,
    change: ({ setting }) =>
      `the cache before what ${settingLocation(setting)} leads to: put the whole query (base, symbols) into its key, or let it keep nothing.`,
  },
  'old-answer': {
    cause: ({ seen }) =>
      `The rates are those of ${seen} UTC, too old to say anything about the market: a cache on the way keeps them, or the service is no longer updated.`,
    change: ({ setting }) =>
      `the cache before what ${settingLocation(setting)} leads to, or the plan of that service: rates are made anew at least every hour.`,
  },
  'query-dropped': {
    cause: ({ seen }) => `${seen}: the query is dropped on the way.`,
    change: ({ setting }) =>
      `let the gateway or proxy before what ${settingLocation(setting)} leads to pass queries on (at an API gateway by the query string parameters of its integration).`,
  },
  'signed-forbidden': {
    cause: ({ seen }) =>
      `Every signed call is forbidden, and not in the words of the gateway (${seen}): a firewall or balancer before it, or a missing permission.`,
    change: ({ setting }) =>
      `the rule of the firewall or balancer before what ${settingLocation(setting)} leads to; else the permission of the identity pool's role.`,
  },
} as const satisfies CauseRows;
