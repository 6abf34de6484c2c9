import type { ReactNode } from 'react';

/** One fact of the line beside Book Deal; the dot before it is not seen where a line begins. */
export const QuoteSummaryItem = ({ children }: { readonly children: ReactNode }) => (
  <span className="brief-part">
    <span className="brief-dot"> · </span>
    {children}
  </span>
);
