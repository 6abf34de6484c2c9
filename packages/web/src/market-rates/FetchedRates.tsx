import type { ReactNode } from 'react';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { useLazyPage } from '../fetching/useLazyPage.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import type { LazyPage } from '../routing/makeLazyPage.ts';

/** A part of the market rates in its own chunk, drawn with `props`; `failed` where it could not be fetched or drawn (ERR-4). */
export const FetchedRates = <Props extends object>({
  part,
  failed: words,
  props,
}: {
  readonly part: LazyPage<Props>;
  readonly failed: string;
  readonly props: Props;
}) => {
  const { page: Part, failed, tryAgain } = useLazyPage(part);
  const failure = (again: ReactNode): ReactNode => (
    <output className="notice">
      <p>{words}</p>
      {again}
    </output>
  );
  if (Part !== null)
    return (
      <ErrorBoundary fallback={failure(null)}>
        <Part {...props} />
      </ErrorBoundary>
    );
  if (failed)
    return failure(
      tryAgain && (
        <div>
          <QuietButton look="plain" onPress={tryAgain}>
            Try again
          </QuietButton>
        </div>
      ),
    );
  return (
    <div className="rates-waiting">
      <Spinner size={24} />
      <span className="visually-hidden">Loading...</span>
    </div>
  );
};
