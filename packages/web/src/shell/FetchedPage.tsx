import type { ComponentType } from 'react';
import type { LatePage } from '../chunks/latePage.ts';
import { useLatePage } from '../chunks/useLatePage.ts';
import { CentredSpinner } from '../kit/CentredSpinner.tsx';

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
