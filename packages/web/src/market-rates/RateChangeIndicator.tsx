import type { RateMovement } from '@fx-gateway/domain/market-rates/computeRateMovement.ts';

const shapes = { up: 'M1 7 5 1l4 6z', down: 'M1 1h8L5 7z' } as const;

/** How far a rate has moved in this visit: an arrow, a word for who hears it, and the percent; never colour alone. */
export const RateChangeIndicator = ({
  movement: { direction, percent },
}: {
  readonly movement: RateMovement;
}) => (
  <span className={`rate-mark rate-mark-${direction}`}>
    <svg width="0.5rem" height="0.4rem" viewBox="0 0 10 8" aria-hidden="true" focusable="false">
      <path d={shapes[direction]} />
    </svg>
    <span className="visually-hidden">{direction}</span> {percent}
  </span>
);
