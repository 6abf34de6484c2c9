import type { ComponentType } from 'react';
import type { LazyPage } from './lazyPage.ts';
import { useLazyPage } from './useLazyPage.ts';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';

/** A page in a chunk of its own, or `failure` with 'Try again' instead of a spinner for ever (ERR-5). */
export const FetchedPage = ({
  page: lazy,
  failure: Failure,
}: {
  readonly page: LazyPage;
  readonly failure: ComponentType<{ readonly onTryAgain: () => void }>;
}) => {
  const { page: Page, failed, tryAgain } = useLazyPage(lazy);
  if (Page !== null) return <Page />;
  return failed ? <Failure onTryAgain={tryAgain} /> : <CentredSpinner />;
};
