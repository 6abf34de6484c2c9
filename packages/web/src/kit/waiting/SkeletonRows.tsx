import './SkeletonRows.css';

/** Keeps the shape of a list that is on its way; `words` are read out. */
export const SkeletonRows = ({
  rows = 5,
  words = 'Loading...',
}: {
  readonly rows?: number;
  readonly words?: string;
}) => (
  <div className="skeleton" aria-busy="true">
    <output className="visually-hidden">{words}</output>
    {Array.from({ length: rows }, (_, row) => (
      <div className="skeleton-row" key={row} aria-hidden="true">
        <span className="skeleton-bar skeleton-bar-long" />
        <span className="skeleton-bar" />
        <span className="skeleton-bar skeleton-bar-short" />
      </div>
    ))}
  </div>
);
