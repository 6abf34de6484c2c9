import { ofxTokenFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../fetching/CallFailureNotice.tsx';
import type { OfxSessionStore } from './stores/session/OfxSessionStore.ts';

/** There is no payments token, and why; an authorization would not help (S-100). */
export const TokenFailureNotice = observer(({ session }: { readonly session: OfxSessionStore }) => {
  const failure = session.tokenFailure;
  if (failure === null) return null;
  return (
    <div className="access-failure">
      <CallFailureNotice
        words={ofxTokenFailureMessage(failure)}
        failure={failure}
        {...(session.access === 'open' ? { kept: 'What you typed is still here.' } : {})}
        onRetry={() => session.tryAgain()}
      />
    </div>
  );
});
