import type { ComponentType } from 'react';
import type { LatePage } from './latePage.ts';
import { useLatePage } from './useLatePage.ts';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';

/** A page in a chunk of its own, or `failure` with a way to try again instead of a spinner for ever (ERR-5). */
export const FetchedPage = ({
  page: late,
  failure: Failure,
}: {
  readonly page: LatePage;
  readonly failure: ComponentType<{ readonly onTryAgain: () => void }>;
}) => {
  const { page: Page, failed, tryAgain } = useLatePage(late);
  if (Page !== null) return <Page />;
  return failed ? <Failure onTryAgain={tryAgain} /> : <CentredSpinner />;
};
