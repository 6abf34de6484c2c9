import './CountdownRing.css';

/** Minutes and seconds, as `0:18`. */
const clockFace = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** How long something still lasts, in figures of one width. */
export const CountdownTime = ({ seconds }: { readonly seconds: number }) => (
  <span className="countdown-time">{clockFace(seconds)}</span>
);
