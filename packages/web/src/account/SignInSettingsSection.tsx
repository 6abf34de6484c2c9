import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChangePasswordDialog } from '../identity/passwords/ChangePasswordDialog.tsx';
import { useIdentity } from '../identity/identityContext.ts';
import { Card } from '../kit/layout/Card.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';

/** How the user signs in, and changing the password (SET-9, SET-10). */
export const SignInSettingsSection = observer(() => {
  const { user } = useIdentity();
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  const handleOpen = (): void => {
    setChanged(false);
    setOpen(true);
  };
  const handleChanged = (): void => {
    setOpen(false);
    setChanged(true);
  };
  return (
    <Card title="Account">
      <div className="stack">
        <output>
          {changed ? <Notice tone="positive" title={identityMessages.passwordChanged} /> : null}
        </output>
        <div className="account-section">
          <p>
            <span className="account-section-words">You sign in with</span> {user?.email}
          </p>
          <QuietButton onPress={handleOpen}>Change Password</QuietButton>
        </div>
        <ChangePasswordDialog open={open} onClose={() => setOpen(false)} onChanged={handleChanged} />
      </div>
    </Card>
  );
});
