const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** A moment (milliseconds since 1970) as the clock on the wall shows it: `12:03:20 PM`. */
export const formatTime = (moment: number): string => time.format(moment);
