import type { ProbeResponse } from '../responses/probeResponse.ts';

/** What a certificate says of itself. */
export type Certificate = {
  /** In milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
};

/** Why nothing was heard at an address; each is a symptom of its own. */
export type UnreachableReason =
  | 'proxy-unread'
  | 'no-host-found'
  | 'no-such-host'
  | 'nothing-listens'
  | 'silent'
  | 'no-proxy-entry'
  | 'proxy'
  | 'proxy-sign-in'
  | 'proxy-refuses'
  | 'proxy-lost'
  | 'plain-port'
  | 'tls-port'
  | 'certificate-ended'
  | 'certificate-early'
  | 'certificate-of-another-host'
  | 'certificate-untrusted'
  | 'chain-incomplete'
  | 'authority-file'
  | 'mutual-tls'
  | 'tls-broken'
  | 'broken'
  | 'cut-off';

/** What became of a first, harmless call at an address. */
export type ReachResult = {
  /** The variable of a proxy that other programs would have used there, and this one does not read. */
  readonly unreadProxy?: string;
} & (
  | {
      readonly kind: 'answered';
      readonly heard: ProbeResponse;
      readonly text: string;
      /** Null where the call was not made by https. */
      readonly certificate: Certificate | null;
    }
  /** `seen` is the host, and what was wrong there; `setting` names what leads there, where that is no field of its own. */
  | {
      readonly kind: UnreachableReason;
      readonly seen: string;
      readonly setting?: string;
      /** What became of the call because of that. */
      readonly instead?: string;
    }
);

/** Why nothing was heard of a first call. */
export type Unreached = Exclude<ReachResult, { kind: 'answered' }>;

/** Where it is of no use to ask anything else there. A connection that was cut once may hold the next time. */
export const isUnreachable = ({ kind }: ReachResult): boolean =>
  !['answered', 'broken', 'cut-off'].includes(kind);
