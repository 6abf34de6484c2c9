import { CountdownTime } from './CountdownTime.tsx';
import './CountdownRing.css';

/**
 * How long something still lasts: words, the time and a thin ring. Silent to screen readers; what matters is
 * announced once by the caller.
 */
export const CountdownRing = ({
  words,
  seconds,
  total,
}: {
  readonly words: string;
  readonly seconds: number;
  /** The seconds of a full ring. */
  readonly total: number;
}) => {
  const share = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  return (
    <span className={seconds <= 5 ? 'countdown countdown-ending' : 'countdown'} role="timer" aria-live="off">
      <span>
        {words} <CountdownTime seconds={seconds} />
      </span>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        <circle className="countdown-track" cx="9" cy="9" r="7.5" />
        <circle
          className="countdown-rest"
          cx="9"
          cy="9"
          r="7.5"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - share * 100}
        />
      </svg>
    </span>
  );
};
