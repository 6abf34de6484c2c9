/** The mark of the default theme: two currents that pass each other and leave level. */
export const BrandIcon = ({ size = 28 }: { readonly size?: number }) => (
  <svg
    className="brand-icon"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <g fill="none" stroke="var(--accent-text)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 11.5h5.5c3.5 0 3.5 9 7 9H25" />
      <path d="M7 20.5h5.5c1.1 0 1.9-.9 2.5-2.1M17 13.6c.6-1.2 1.4-2.1 2.5-2.1H25" />
      <path d="m21.8 8.3 3.2 3.2-3.2 3.2" />
    </g>
  </svg>
);
