import { observer } from 'mobx-react-lite';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { useIdentity } from './identityContext.ts';

/** Signs out; disabled while the navigation to the sign-in page is pending (SHELL-10). */
export const LogoutButton = observer(() => {
  const identity = useIdentity();
  return (
    <QuietButton busy={identity.leaving} onPress={() => void identity.logout()}>
      Logout
    </QuietButton>
  );
});
