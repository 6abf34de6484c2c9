import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { useIdentity } from './identityContext.ts';

/**
 * Signs out; disabled while the navigation to the sign-in page is pending (SHELL-10). Asks first where that would lose
 * what was typed.
 */
export const LogoutButton = observer(({ loses }: { readonly loses?: () => boolean }) => {
  const identity = useIdentity();
  const [asking, setAsking] = useState(false);
  const logout = (): void => {
    setAsking(false);
    void identity.logout();
  };
  return (
    <>
      <QuietButton busy={identity.leaving} onPress={() => (loses?.() === true ? setAsking(true) : logout())}>
        Logout
      </QuietButton>
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Log out without saving?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onCancel={() => setAsking(false)}
        onConfirm={logout}
      >
        <p>What you typed and did not save or send is kept nowhere else and will be lost.</p>
      </ConfirmDialog>
    </>
  );
});
