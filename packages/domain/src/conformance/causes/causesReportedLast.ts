import { settingLocation, type CauseRows } from './causeRow.ts';

/** What is told after all that says more: single answers, trouble that comes and goes, and what is no fault. */
export const causesReportedLast = {
  'redirect-not-registered': {
    cause: ({ seen, said }) =>
      `The partner sends users back only to addresses that are registered for this client, and ${seen} is none of them: ${said}.`,
    change: ({ seen, setting }) =>
      `have the partner register ${seen} for the client of this product, letter by letter (scheme, host, port and path), or correct ${settingLocation(setting)}.`,
  },
  'some-in-trouble': {
    apart: true,
    hides: ['nothing-behind', 'cut-off'],
    cause: ({ seen, instead }) =>
      instead === 'cut'
        ? `Some of several connections are cut (${seen}), and the others go well: one of several instances is down or restarts, or the keep-alive of service and load balancer do not fit; nothing in config.json is why.`
        : `Some of the calls fail (${seen}), and others go well: one of several instances is down, or it restarts.`,
    change: ({ setting, by, instead }) =>
      instead === 'cut'
        ? `whoever runs what ${settingLocation(setting)} leads to has to take out the instance that fails, or let the service keep idle connections open for longer than its load balancer does: the log of that balancer says which, ${by}. The address is right.`
        : `whoever runs what ${settingLocation(setting)} leads to has to start again, or take out, the instance that fails: its log names it, ${by}, or that of the proxy before it. The address is right.`,
  },
  'other-answer': {
    cause: ({ seen }) => `An answer is not as the contract promises it: ${seen}.`,
    change: ({ setting }) =>
      `the service that ${settingLocation(setting)} leads to, by docs/backend-contract.md; it may be of another version.`,
  },
  'files-denied': {
    cause: ({ seen }) => `Commands of fxg cannot read or write what they keep on this machine: ${seen}.`,
    change: ({ setting, where }) =>
      where === null
        ? `give ${setting}, and all that is in it, back to the user who runs fxg (sudo chown -R USER ${setting}), with the right to read and write there; nothing is to be moved away.`
        : `give ${setting} back to the user who runs fxg (sudo chown USER ${setting}), or name a folder of their own in XDG_CONFIG_HOME.`,
  },
  'sign-in-file': {
    cause: ({ seen }) => `The sign-in that is kept on this machine is of no use: ${seen}`,
    change: ({ setting }) => `move ${setting} away, then sign in again with fxg login.`,
  },
  'too-slow': {
    apart: true,
    last: true,
    once: true,
    cause: ({ seen, said }) => `${seen}${said === null ? '' : ` (${said})`}: it takes longer than is waited.`,
    change: ({ setting, by }) =>
      `make that call faster in the service that ${settingLocation(setting)} leads to, or raise the limit of the gateway before it; its log says what takes so long, ${by}. The address is right.`,
  },
  'call-refused': {
    apart: true,
    last: true,
    cause: ({ seen, said }) =>
      said === null
        ? `${seen}, and nothing else there says why.`
        : `${said.startsWith(/\d+$/.exec(seen)?.[0] ?? ' ') ? seen.replace(/ (?:status )?\d+$/, '') : seen.replace(/status (?=\d+$)/, '')} ${said}.`,
    change: ({ setting, by }) =>
      `no change is known for it: tell whoever runs what ${settingLocation(setting)} leads to, who finds why in its log, ${by}.`,
  },
  unexplained: {
    apart: true,
    last: true,
    cause: ({ seen }) => `Why is not known, only what: ${seen}.`,
    change: ({ setting, by }) =>
      `no change is known for it: look at --all first, then tell whoever runs what ${settingLocation(setting)} leads to, who finds why in its log, ${by}.`,
  },
  'refusal-unreadable': {
    cause: ({ seen, setting }) =>
      `Pages of ${seen} cannot read why ${setting} refuses: its refusals carry no access-control-allow-origin.`,
    change: ({ seen, setting, instead }) =>
      instead === 'gateway'
        ? `let the gateway that ${settingLocation(setting)} leads to send access-control-allow-origin: ${seen} and access-control-expose-headers also with what it refuses itself (at API Gateway: the gateway responses DEFAULT_4XX and DEFAULT_5XX; deploy its stage again).`
        : `let the service behind what ${settingLocation(setting)} leads to send access-control-allow-origin: ${seen} also where it refuses (at nginx: add_header with always).`,
  },
  slow: {
    apart: true,
    last: true,
    cause: ({ seen }) => `${seen}.`,
    change: ({ setting }) =>
      `whoever runs what ${settingLocation(setting)} leads to, or the network to it, has to find what takes so long.`,
  },
} as const satisfies CauseRows;
