import { useState } from 'react';
import type { FetchedValue } from '../fetching/FetchedValue.ts';

/**
 * Whether a list that came while somebody is `shown`, by id, has them no more; a list that is older than that tells
 * nothing. For an observer.
 */
export const useDeletedElsewhere = <B>(
  { value, loading, failure }: Pick<FetchedValue<readonly B[]>, 'value' | 'loading' | 'failure'>,
  shown: string | null,
  idOf: (beneficiary: B) => string,
): boolean => {
  const [since, setSince] = useState({ shown, value, isGone: false });
  if (since.shown !== shown) setSince({ shown, value, isGone: false });
  else if (shown !== null && !since.isGone && value !== null && value !== since.value) {
    const isSettled = !loading && failure === null;
    if (isSettled && !value.some((each) => idOf(each) === shown)) setSince({ ...since, isGone: true });
  }
  return since.isGone && since.shown === shown;
};
