import { observer } from 'mobx-react-lite';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { useIdentity } from './identityContext.ts';

/** Signs out, unless `asks` says that it asks first; disabled while the navigation to the sign-in page is pending (SHELL-10). */
export const LogoutButton = observer(({ asks }: { readonly asks?: () => boolean }) => {
  const identity = useIdentity();
  return (
    <QuietButton
      busy={identity.leaving}
      onPress={() => {
        if (asks?.() !== true) void identity.logout();
      }}
    >
      Logout
    </QuietButton>
  );
});
