import {
  suggestsClearingSession,
  isSignInDemandMessage,
} from '@fx-gateway/domain/identity/identityFailure.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { RequestId } from '../../kit/notices/RequestId.tsx';
import { useIdentity } from '../identityContext.ts';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';

/** The session that this browser keeps is not valid any more (LOGIN-6, LOGIN-7). */
const CredentialTrouble = ({
  message,
  requestId,
}: {
  readonly message: string;
  readonly requestId: string | null;
}) => {
  const identity = useIdentity();
  return (
    <FailureNotice
      happened="Authentication issue detected"
      requestId={requestId}
      kept={`${message} Your password may have been reset. Clear the session, then sign in again.`}
      next={<QuietButton onPress={() => void identity.clearSession()}>Clear session</QuietButton>}
    />
  );
};

/** What went wrong with the last step, under its form (LOGIN-21); a demand of the service is told without alarm. `shownAbove` is a sentence that the page shows already. */
export const AuthFailureMessage = observer(({ shownAbove }: { readonly shownAbove?: string | undefined }) => {
  const identity = useIdentity();
  const { authError, authRequestId, sessionKept } = identity.state;
  const shown = authError === null || authError === shownAbove ? null : authError;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div className="public-problem-place" ref={place}>
      {shown === null ? null : suggestsClearingSession(shown) ? (
        <CredentialTrouble message={shown} requestId={authRequestId} />
      ) : (
        <div className="public-problem">
          {isSignInDemandMessage(shown) ? (
            <p>
              <output>{shown}</output>
            </p>
          ) : (
            <p className="public-error" role="alert">
              {shown}
            </p>
          )}
          <RequestId id={authRequestId} />
          {sessionKept ? (
            <QuietButton onPress={() => void identity.takeUpSession()}>Try again</QuietButton>
          ) : null}
        </div>
      )}
    </div>
  );
});
