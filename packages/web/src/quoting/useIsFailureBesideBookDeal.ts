import { useMedia } from '../kit/layout/useMedia.ts';

/** As in Card.css: what books sticks to the window's edge, with what comes beside it, and covers where the quote would be. */
const barSticks = '(width <= 48rem) and (height > 36rem)';

/**
 * Whether a failed quote is told beside what books: while an earlier quote is displayed, and where that place is in sight
 * whatever is typed. Else it is told where the quote would be, beside the amounts.
 */
export const useIsFailureBesideBookDeal = ({ offer }: { readonly offer: object | null }): boolean => {
  const sticks = useMedia(barSticks);
  return sticks || offer !== null;
};
