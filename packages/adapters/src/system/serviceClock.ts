/** Below this many milliseconds a difference is what an answer took on its way; services mind one from five minutes on. */
const minded = 120_000;

type Headers = Readonly<Record<string, string | undefined>>;

/** By how much the services' clocks are ahead of the one here, in milliseconds: for proofs, and for signatures. */
const ahead = { proof: 0, signature: 0 };

/**
 * Learns from an answer what time it is for the service: that of the identity service before a password is proved, that of
 * a gateway when it refuses a call. An answer that names no time leaves what is known.
 */
export const recordServiceClockOffset = (
  request: { readonly headers: Headers },
  answer: { readonly statusCode: number; readonly headers: Headers },
): void => {
  const there = Date.parse(answer.headers['date'] ?? '');
  if (Number.isNaN(there)) return;
  const difference = there - Date.now();
  const known = Math.abs(difference) < minded ? 0 : difference;
  if (request.headers['x-amz-target'] !== undefined) ahead.proof = known;
  else if (answer.statusCode === 403) ahead.signature = known;
};

/** By how many milliseconds the accounts service is known to be ahead of the clock here; 0 while they agree within two minutes. */
export const serviceClockAheadMs = (): number => ahead.signature;

/** The time at which a call is signed. */
export const signingTime = (): Date => new Date(Date.now() + ahead.signature);

/** The time at which a password is proved, as a proof names it: 'Sat Nov 7 09:05:01 UTC 2026'. */
export const formatPasswordProofTime = (): string => {
  const [week = '', day, month, year, time] = new Date(Date.now() + ahead.proof).toUTCString().split(' ');
  return `${week.replace(',', '')} ${month} ${Number(day)} ${time} UTC ${year}`;
};
