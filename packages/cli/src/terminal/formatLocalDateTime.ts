/** Made only where a day is shown: it costs a start more than a call. */
const calendar = () =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });

/** A moment (milliseconds since 1970) of any day, as it was here: `Nov 16, 2026, 14:03 UTC`. */
export const formatLocalDateTime = (moment: number): string => calendar().format(moment);
