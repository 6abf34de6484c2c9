import { FailureNotice } from '../kit/FailureNotice.tsx';
import { QuietButton } from '../kit/QuietButton.tsx';

/** The page could not be shown; the rest of the shell still works (ERR-5). */
export const PageFailure = () => (
  <FailureNotice
    happened="Error loading page."
    next={<QuietButton onPress={() => globalThis.location.reload()}>Reload</QuietButton>}
  />
);
