import type { SessionBrandOrigin } from '@fx-gateway/domain/branding/theme.ts';
import type { ReactElement } from 'react';

/** Two currents that pass each other and leave level. */
const currents = (
  <>
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <g fill="none" stroke="var(--accent-text)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 11.5h5.5c3.5 0 3.5 9 7 9H25" />
      <path d="M7 20.5h5.5c1.1 0 1.9-.9 2.5-2.1M17 13.6c.6-1.2 1.4-2.1 2.5-2.1H25" />
      <path d="m21.8 8.3 3.2 3.2-3.2 3.2" />
    </g>
  </>
);

/** A brass sail over a line of sea in a navy seal. */
const sail = (
  <>
    <circle cx="16" cy="16" r="16" fill="#1d3263" />
    <circle cx="16" cy="16" r="13.7" fill="none" stroke="#d9b766" strokeWidth="1" />
    <path d="M15.2 6.8v12.4H8.6z" fill="#d9b766" />
    <path d="M17.2 10.4v8.8h5.4z" fill="none" stroke="#d9b766" strokeWidth="1.4" strokeLinejoin="round" />
    <path
      d="M8.4 22.8c2.1-1.5 3.7-1.5 5.1-.5s3 1 5 0 3.3-1 5.1.3"
      fill="none"
      stroke="#d9b766"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </>
);

/** A stencilled T, so that a test brand is not taken for a real one. */
const stencil = (
  <>
    <rect width="32" height="32" rx="3" fill="#6237b8" />
    <rect
      x="3"
      y="3"
      width="26"
      height="26"
      fill="none"
      stroke="#fff"
      strokeWidth="1.4"
      strokeDasharray="3.5 2.5"
    />
    <path d="M9 12h14M16 12v3M16 17.5V23" fill="none" stroke="#fff" strokeWidth="3.4" />
  </>
);

const marks: Readonly<Record<SessionBrandOrigin, ReactElement>> = {
  steamchain: currents,
  afs: sail,
  test: stencil,
};

/** The mark of a brand without its name; the name is beside it or in the link around it. */
export const BrandIcon = ({
  origin = 'steamchain',
  size = 28,
}: {
  readonly origin?: SessionBrandOrigin;
  readonly size?: number;
}) => (
  <svg
    className="brand-icon"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    {marks[origin]}
  </svg>
);
