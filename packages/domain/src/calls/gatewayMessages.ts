const units: readonly (readonly [seconds: number, name: string])[] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];

/** A span of seconds in the largest unit of which it has at least two, rounded: '10 minutes'. */
const spanText = (seconds: number): string => {
  const [length, name] = units.find(([unit]) => Math.round(seconds / unit) >= 2) ?? [1, 'second'];
  const count = Math.round(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** By how much two clocks may differ without a gateway minding it, in seconds; it refuses from five minutes on. */
export const toleratedClockSkewSeconds = 4 * 60;

/** By how much one clock is ahead of another in seconds, behind where that is negative: '10 minutes ahead'. */
export const formatClockOffset = (ahead: number): string =>
  `${spanText(Math.abs(ahead))} ${ahead < 0 ? 'behind' : 'ahead'}`;

/** Why a gateway refused a call before the service behind it saw anything; whatever it was, nothing was done. */
export const gatewayMessages = {
  /**
   * `ahead` is by how many seconds the clock here is ahead of the gateway's, negative where it is behind; `undone` is
   * what did not happen.
   */
  wrongClock: (ahead: number, undone = 'nothing was sent to the partner'): string =>
    `The clock of this device is ${formatClockOffset(ahead)}, so the call was refused and ${undone}. Set the clock and try again.`,
  /** The credentials of a call come from the service behind the sign-in, which could not be reached or had trouble. */
  notRenewed:
    'Your sign-in could not be renewed, because the service behind it has trouble, so nothing was sent. Please try again in a moment.',
  /** The sign-in was renewed and the call was refused all the same. */
  notAdmitted: (path: string): string =>
    `The gateway refuses ${path} though you are signed in, so nothing was sent to the partner. Its configuration is at fault; please tell your support.`,
} as const;
