import {
  authorizationFailureMessage,
  authorizationMessages,
} from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import type { OfxSessionStore } from '../stores/session/OfxSessionStore.ts';
import { authorizeHash } from '../stores/session/authorizePath.ts';
import { AuthorizationDialog } from './AuthorizationDialog.tsx';

/** While the customer has to authorize us with the partner: the modal, and the way back to it (GATE-22, S-96). */
export const AuthorizationRequired = observer(({ session }: { readonly session: OfxSessionStore }) => {
  const { authorization } = session;
  const { needsAuth } = session.session;
  useEffect(() => {
    if (!needsAuth) return undefined;
    authorization.send({ type: 'needed' });
    return () => authorization.pageLeft();
  }, [needsAuth, authorization]);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== authorizeHash) return;
    authorization.send({ type: 'wanted-again' });
    // A page that is loaded again asks no second time.
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, authorization]);
  useReturnToTab(useCallback(() => session.lookAgain(), [session]));
  const { state } = authorization;
  const again = (
    <PrimaryButton busy={session.authorizing} onPress={() => void session.authorizeAgain()}>
      {authorizationMessages.again}
    </PrimaryButton>
  );
  return (
    <>
      {!needsAuth ? null : (
        <Card title={authorizationMessages.title} {...(state.kind === 'dismissed' ? { footer: again } : {})}>
          {state.kind === 'dismissed' ? (
            <p role="alert">{authorizationFailureMessage(state.why)}</p>
          ) : (
            <p>{authorizationMessages.why}</p>
          )}
        </Card>
      )}
      <AuthorizationDialog store={authorization} />
    </>
  );
});
