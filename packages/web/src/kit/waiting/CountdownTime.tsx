import './CountdownRing.css';

/** Minutes and seconds, as `0:18`. */
const clockFace = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** How long something still lasts, in figures of one width; null while that is about to be known. */
export const CountdownTime = ({ seconds }: { readonly seconds: number | null }) => (
  <span className="countdown-time">{seconds === null ? '-:--' : clockFace(seconds)}</span>
);
