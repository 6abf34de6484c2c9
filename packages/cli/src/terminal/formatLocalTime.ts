/** Made only where a moment is shown: it costs a start more than a call. */
const clock = () =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });

/** A moment (milliseconds since 1970) as the clock on the wall shows it: `14:03:20 CET`. */
export const formatLocalTime = (moment: number): string => clock().format(moment);
