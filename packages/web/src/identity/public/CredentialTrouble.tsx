import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useIdentity } from '../identityContext.ts';

/** The session that this browser keeps is not valid any more (LOGIN-6, LOGIN-7). */
export const CredentialTrouble = ({
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
