import { settingLocation, type CauseRows } from './causeRow.ts';

/** What is told after all that says more: single answers, trouble that comes and goes, and what is no fault. */
export const weakCauses = {
  'some-in-trouble': {
    hides: ['nothing-behind'],
    cause: ({ seen }) =>
      `Some of the calls fail (${seen}), and others go well: one of several instances is down, or it restarts.`,
    change: ({ setting, by }) =>
      `nothing in config.json: the log of what ${settingLocation(setting)} leads to, ${by}, or that of the proxy before it.`,
  },
  'other-answer': {
    cause: ({ seen }) => `An answer is not as the contract promises it: ${seen}.`,
    change: ({ setting }) =>
      `the service that ${settingLocation(setting)} leads to, by docs/backend-contract.md; it may be of another version.`,
  },
  'sign-in-file': {
    cause: ({ seen }) => `The sign-in that is kept on this machine is of no use: ${seen}`,
    change: ({ setting }) => `move ${setting} away, then sign in again with fxg login.`,
  },
  'too-slow': {
    last: true,
    once: true,
    cause: ({ seen, said }) => `${seen}${said === null ? '' : ` (${said})`}: it takes longer than is waited.`,
    change: ({ setting, by }) =>
      `nothing in config.json: make that call faster in the service that ${settingLocation(setting)} leads to, or raise the limit of the gateway before it; its log says what takes so long, ${by}.`,
  },
  'call-refused': {
    last: true,
    cause: ({ seen, said }) =>
      said === null
        ? `${seen}, and nothing else there says why.`
        : `${seen.replace(/status (?=\d+$)/, '')} ${said}.`,
    change: ({ setting, by }) =>
      `nothing here: whoever runs what ${settingLocation(setting)} leads to finds why in its log, ${by}.`,
  },
  unexplained: {
    last: true,
    cause: ({ seen }) => `Why is not known, only what: ${seen}.`,
    change: ({ setting, by }) =>
      `nothing yet: look at --all, and in the log of what ${settingLocation(setting)} leads to, ${by}.`,
  },
  'refusal-unreadable': {
    cause: ({ seen, setting }) =>
      `Pages of ${seen} cannot read why ${setting} refuses: its refusals carry no access-control-allow-origin.`,
    change: ({ seen, setting }) =>
      `let the service behind what ${settingLocation(setting)} leads to send access-control-allow-origin: ${seen} also where it refuses.`,
  },
  slow: {
    last: true,
    cause: ({ seen }) => `${seen}.`,
    change: ({ setting }) =>
      `nothing in config.json: whoever runs what ${settingLocation(setting)} leads to, or the network to it, finds what takes so long.`,
  },
} as const satisfies CauseRows;
