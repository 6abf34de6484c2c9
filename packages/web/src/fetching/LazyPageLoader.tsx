import type { ComponentType, ReactNode } from 'react';
import type { LazyPage } from '../routing/makeLazyPage.ts';
import { useLazyPage } from './useLazyPage.ts';
import { CentredSpinner } from '../kit/waiting/CentredSpinner.tsx';

type Props<PageProps> = {
  readonly page: LazyPage<PageProps>;
  readonly failure: ComponentType<{
    readonly onTryAgain: (() => void) | undefined;
    readonly trying: boolean;
  }>;
  /** The failure stays while the page is asked for again, with the focus that is in it, and is told that it is `trying`. */
  readonly stays?: boolean;
};

/** A page in a chunk of its own, drawn by `children`, or `failure` with 'Try again' instead of a spinner for ever (ERR-5). */
export const LazyPageWithProps = <PageProps,>({
  page: lazy,
  failure: Failure,
  stays = false,
  children,
}: Props<PageProps> & { readonly children: (Page: ComponentType<PageProps>) => ReactNode }) => {
  const { page, failed, trying, tryAgain } = useLazyPage(lazy);
  if (page !== null) return children(page);
  return failed || (stays && trying) ? <Failure onTryAgain={tryAgain} trying={trying} /> : <CentredSpinner />;
};

/** The same for a page that is told nothing. */
export const LazyPageLoader = (props: Props<object>) => (
  <LazyPageWithProps {...props}>{(Page) => <Page />}</LazyPageWithProps>
);
