import { isCredentialTrouble } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { RequestId } from '../kit/RequestId.tsx';
import { CredentialTrouble } from './CredentialTrouble.tsx';
import { useIdentity } from './identityDoor.ts';

/** What went wrong with the last step, under its form (LOGIN-21); `said` is a sentence that stands on top already. */
export const AuthProblem = observer(({ said }: { readonly said?: string | undefined }) => {
  const { authError, authRequestId } = useIdentity().state;
  if (authError === null || authError === said) return null;
  return isCredentialTrouble(authError) ? (
    <CredentialTrouble message={authError} requestId={authRequestId} />
  ) : (
    <div className="public-problem" role="alert">
      <p className="public-error">{authError}</p>
      <RequestId id={authRequestId} />
    </div>
  );
});
