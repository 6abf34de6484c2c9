/** How long the user may be away before their session ends on this page. Times in milliseconds. */
export type IdleLimit = {
  readonly limitMs: number;
  /** How long before the end they are asked; never less than 30 seconds. */
  readonly noticeMs: number;
};

const shortestNoticeMs = 30_000;

/** The limit of the configuration, in minutes, with its notice: a minute, or half of a very short limit. */
export const idleLimitOf = (minutes: number): IdleLimit => {
  const limitMs = Math.max(minutes * 60_000, 2 * shortestNoticeMs);
  return { limitMs, noticeMs: Math.max(shortestNoticeMs, Math.min(60_000, limitMs / 2)) };
};

export type IdlePhase =
  | { readonly kind: 'active' }
  | { readonly kind: 'notice'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** Where a user stands who was last active then; calls in the background are no activity. */
export const computeIdlePhase = (
  { limitMs, noticeMs }: IdleLimit,
  lastActivityAt: number,
  now: number,
): IdlePhase => {
  const left = lastActivityAt + limitMs - now;
  if (left <= 0) return { kind: 'over' };
  return left <= noticeMs ? { kind: 'notice', secondsLeft: Math.ceil(left / 1000) } : { kind: 'active' };
};

/** The moment at which the phase changes next, or null when it is over. */
export const computeNextIdleMoment = (
  { limitMs, noticeMs }: IdleLimit,
  lastActivityAt: number,
  now: number,
): number | null => {
  const end = lastActivityAt + limitMs;
  if (now >= end) return null;
  return now < end - noticeMs ? end - noticeMs : end;
};
