import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIdentity } from '../identity/identityContext.ts';
import { LogoutButton } from '../identity/LogoutButton.tsx';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { usePageReload } from '../reload/reloadContext.ts';
import { paths } from '../routing/paths.ts';

/** Signs out, and asks first where that would lose what was typed. */
const Logout = observer(() => {
  const identity = useIdentity();
  const reload = usePageReload();
  const [asking, setAsking] = useState(false);
  const ask = (): boolean => {
    setAsking(reload.unsaved);
    return reload.unsaved;
  };
  return (
    <>
      <LogoutButton asks={ask} />
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Log out without saving?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void identity.logout();
        }}
      >
        <p>What you typed and did not save or send is kept nowhere else and will be lost.</p>
      </ConfirmDialog>
    </>
  );
});

/** 'Logged in as' and the name, with the logout (SHELL-9, SHELL-10); without a user only the link home (SHELL-18, S-42). */
export const SignedInAs = observer(() => {
  const { user } = useIdentity();
  if (user === null) return <a href={paths.landing}>Return home.</a>;
  return (
    <div className="signed-in">
      <p>
        <span className="signed-in-words">Logged in as</span>
        <span className="signed-in-name">{getUserDisplayName(user)}</span>
      </p>
      <Logout />
    </div>
  );
});
