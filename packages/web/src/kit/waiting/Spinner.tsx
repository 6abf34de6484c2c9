import './Spinner.css';

/** A thin turning ring; the caller says in words what is awaited. */
export const Spinner = ({ size = 32 }: { readonly size?: number }) => (
  <svg
    className="spinner"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    <circle className="spinner-track" cx="16" cy="16" r="13" />
    <circle className="spinner-head" cx="16" cy="16" r="13" pathLength="100" />
  </svg>
);
