import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import './WholePage.css';

/** Names no brand: whose page it is stands in the configuration that did not come. */
export const startFailureTitle = 'This application cannot start.';

/** The application cannot start: one sentence that says why, such as the wrong field of the configuration. */
export const StartFailure = ({ message }: { readonly message: string }) => (
  <main className="whole-page">
    <h1>{startFailureTitle}</h1>
    <p role="alert">{message}</p>
    <QuietButton onPress={() => globalThis.location.reload()}>Try again</QuietButton>
  </main>
);
