import { settingLocation, type CauseRows } from './causeRow.ts';

/** What something between the caller and a service does to calls and answers. */
export const networkPathCauses = {
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
  'answer-wrapped': {
    once: true,
    hides: ['other-answer'],
    cause: ({ seen }) =>
      `The gateway passes the record that a function returns (statusCode, headers, body) through as it is, with status 200: ${seen}.`,
    change: ({ setting }) =>
      `the integration of the gateway that ${settingLocation(setting)} leads to: it must be a proxy one (AWS_PROXY, Lambda proxy integration), which makes an answer of that record; deploy its stage again.`,
  },
  'cut-off': {
    cause: () => 'Answers are cut off on the way: they begin, and end too early.',
    change: ({ setting }) =>
      `the proxy before what ${settingLocation(setting)} leads to: a limit of the size or the time of answers; or the service, if it ends while it answers.`,
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
