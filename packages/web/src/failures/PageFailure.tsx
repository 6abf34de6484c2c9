import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/**
 * The page, or what `happened` names, could not be shown; the rest of the shell still works (ERR-5). What could not be fetched can be asked for
 * again in place; a reload helps with the rest, such as a release that has taken the page away.
 */
export const PageFailure = ({
  onTryAgain,
  happened = 'Error loading page.',
  kept,
}: {
  readonly onTryAgain?: (() => void) | undefined;
  readonly happened?: string;
  readonly kept?: string;
}) => (
  <FailureNotice
    happened={happened}
    {...(kept === undefined ? {} : { kept })}
    next={
      <div className="button-row">
        {onTryAgain === undefined ? null : <QuietButton onPress={onTryAgain}>Try again</QuietButton>}
        <QuietButton onPress={() => globalThis.location.reload()}>Reload</QuietButton>
      </div>
    }
  />
);
