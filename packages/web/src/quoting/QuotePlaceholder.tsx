import type { ReactNode } from 'react';
import { useIsFailureBesideBookDeal } from './useIsFailureBesideBookDeal.ts';

/** What stands where the quote will be: what is missing for it, or why the partner gives none. */
export const QuotePlaceholder = ({
  words,
  why,
}: {
  /** What is missing. */
  readonly words: string;
  /** Null where no quote failed, or the page says elsewhere why. */
  readonly why: ReactNode;
}) => {
  const inNews = useIsFailureBesideBookDeal({ offer: null });
  return (
    <div className="quote-rate">{why === null || inNews ? <p className="quiet-words">{words}</p> : why}</div>
  );
};
