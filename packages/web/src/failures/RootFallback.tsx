import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { paths } from '../routing/paths.ts';
import '../kit/buttons/Button.css';
import './WholePage.css';

/** What remains when the application itself failed (ROUTE-13, ROUTE-14); what was not fetched can be asked for again. */
export const RootFallback = ({ onTryAgain }: { readonly onTryAgain?: (() => void) | undefined }) => (
  <main className="whole-page">
    <h1>An unexpected error occurred.</h1>
    <p>Sorry about that.</p>
    <a className="button button-primary" href={paths.landing}>
      Return home
    </a>
    {onTryAgain === undefined ? null : <QuietButton onPress={onTryAgain}>Try again</QuietButton>}
  </main>
);
