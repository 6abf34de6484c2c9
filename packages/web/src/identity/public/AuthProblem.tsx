import { isCredentialTrouble } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { RequestId } from '../../kit/notices/RequestId.tsx';
import { CredentialTrouble } from './CredentialTrouble.tsx';
import { useIdentity } from '../identityContext.ts';

/** What went wrong with the last step, under its form (LOGIN-21); `shownAbove` is a sentence that the page shows already. */
export const AuthProblem = observer(({ shownAbove }: { readonly shownAbove?: string | undefined }) => {
  const { authError, authRequestId } = useIdentity().state;
  const shown = authError === null || authError === shownAbove ? null : authError;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== null) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  if (shown === null) return null;
  return (
    <div ref={place}>
      {isCredentialTrouble(shown) ? (
        <CredentialTrouble message={shown} requestId={authRequestId} />
      ) : (
        <div className="public-problem">
          <p className="public-error" role="alert">
            {shown}
          </p>
          <RequestId id={authRequestId} />
        </div>
      )}
    </div>
  );
});
