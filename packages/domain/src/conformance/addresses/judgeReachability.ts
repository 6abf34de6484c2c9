import { makeSymptom } from '../causes/makeSymptom.ts';
import type { Certificate, ReachResult, UnreachableReason } from '../probes/reached.ts';
import {
  differsWithSymptom,
  asExpectedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';

const day = 86_400_000;

/** Renewals are made a month before the end, of certificates that live for less in their last third. */
const leastDays = 14;

const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** What is left of a certificate at `now`, in milliseconds since 1970. */
const judgeCertificate = (host: string, { begins, ends }: Certificate, now: number): ExplainedVerdict => {
  const days = Math.floor((ends - now) / day);
  const note = `Its certificate ends in ${daysText(days)}.`;
  const least = Math.min(leastDays, (ends - begins) / day / 3);
  return days < least
    ? differsWithSymptom(
        'certificate',
        note,
        makeSymptom('certificate-ends', `${host} ends in ${daysText(days)}`),
      )
    : asExpectedVerdict({ note });
};

/** Why nothing was heard, in one sentence beside the call. */
const notes: Readonly<Record<UnreachableReason, (seen: string) => string>> = {
  'proxy-unread': (seen) => `It is not reached without a proxy, and ${seen} is not read.`,
  'no-host-found': () => 'No name server that this machine asks knows the host.',
  'no-such-host': (seen) => `There is no host ${seen}.`,
  'nothing-listens': (seen) => `Nothing listens at ${seen}.`,
  silent: (seen) => `No answer came in time from ${seen}.`,
  'no-proxy-entry': (seen) => `The proxy does not lead there, and NO_PROXY holds ${seen}.`,
  proxy: (seen) => `The proxy ${seen}.`,
  'proxy-sign-in': (seen) => `The proxy ${seen}.`,
  'proxy-refuses': () => 'The proxy refuses to lead there.',
  'proxy-lost': () => 'The proxy does not get there.',
  'plain-port': (seen) => `${seen} speaks no https.`,
  'tls-port': (seen) => `${seen} speaks https alone.`,
  'certificate-ended': (seen) => `The certificate of ${seen}.`,
  'certificate-early': (seen) => `The certificate of ${seen}.`,
  'certificate-of-another-host': (seen) => `The certificate is of another host: ${seen}.`,
  'certificate-untrusted': (seen) => `The certificate of ${seen} is not trusted here.`,
  'chain-incomplete': (seen) => `${seen} does not send the whole chain of its certificate.`,
  'authority-file': () => 'Its certificate is not trusted here, nor by the file of NODE_EXTRA_CA_CERTS.',
  'mutual-tls': (seen) => `${seen} wants a client certificate.`,
  'tls-broken': (seen) => `No TLS: ${seen}.`,
  broken: (seen) => `${seen} closed the connection.`,
  'cut-off': () => 'The answer was cut off.',
};

/** What is to be set in the environment of the command, where the address itself is right. */
const variables: Readonly<Partial<Record<UnreachableReason, string>>> = {
  'certificate-untrusted': 'NODE_EXTRA_CA_CERTS',
  'authority-file': 'NODE_EXTRA_CA_CERTS',
  proxy: 'HTTPS_PROXY',
};

/** Whether an address is reached at all, and how long its certificate holds. */
export const judgeReachability = (host: string, reached: ReachResult, now: number): ExplainedVerdict => {
  if (reached.kind === 'answered')
    return reached.certificate === null
      ? asExpectedVerdict()
      : judgeCertificate(host, reached.certificate, now);
  const { kind, seen, setting = variables[kind] ?? null, instead } = reached;
  const shown = makeSymptom(kind, kind === 'cut-off' ? '' : seen, setting);
  return addSymptomToVerdict(
    { ...unansweredVerdict, note: notes[kind](seen) },
    instead === undefined ? shown : { ...shown, instead },
  );
};
