/** What the process ends with; scripts rely on these numbers. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  cancelled: 3,
  signIn: 4,
  notFound: 5,
  network: 6,
  refused: 7,
  /** Pending, unknown or timed out. */
  pending: 8,
  /** The terminal has gone. */
  hungUp: 129,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
