import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../account/accountContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { Modal } from '../kit/dialogs/Modal.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { paths } from '../routing/paths.ts';

/** Welcomes a user whose account has no settings yet (SHELL-13 to SHELL-17): once a load, never on the settings path (S-50). */
export const SetupDialog = observer(() => {
  const { state } = useAccount();
  const { theme } = useBranding();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState(false);
  const open = state.status === 'setup' && !seen && !pathname.startsWith(paths.secure.settings);
  useEffect(() => (open ? () => setSeen(true) : undefined), [open]);
  const handleGo = (): void => {
    // The focus is free for the form there, which does not take it from a dialog.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(paths.secure.settings);
  };
  return (
    <Modal
      open={open}
      title={`Welcome to ${theme.branding}!`}
      focus=".button-primary"
      outsideCloses
      onClose={handleGo}
    >
      <DialogBody useOverflowScrollContainer={false}>
        <p>Let&apos;s get you set up by entering some account details.</p>
      </DialogBody>
      <DialogFooter
        minimal
        actions={<PrimaryButton onPress={handleGo}>Complete Account Setup</PrimaryButton>}
      />
    </Modal>
  );
});
