import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Modal } from '../../kit/dialogs/Modal.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useIdentity } from '../identityContext.ts';
import { useChangePassword, type PasswordFieldName } from './useChangePassword.ts';
import '../../kit/dialogs/ConfirmDialog.css';
import './ChangePasswordDialog.css';

const fields: readonly {
  readonly name: PasswordFieldName;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}[] = [
  { name: 'old_password', label: 'Old Password', autoComplete: 'current-password' },
  { name: 'new_password', label: 'New Password', autoComplete: 'new-password' },
  { name: 'new_password_confirm', label: 'Confirm New Password', autoComplete: 'new-password' },
];

const ChangePasswordForm = observer(
  ({ onClose, onChanged }: { readonly onClose: () => void; readonly onChanged: () => void }) => {
    const id = useId();
    const { form, wrong, attempt, busy, refusal, requestId, username, change, submit } =
      useChangePassword(onChanged);
    return (
      <form noValidate onSubmit={submit}>
        <DialogBody useOverflowScrollContainer={false}>
          <div className="change-password">
            <ErrorSummary
              attempt={attempt}
              problems={fields.flatMap(({ name, label }) => {
                const message = wrong[name];
                return message === undefined ? [] : [{ fieldId: `${id}-${name}`, label, message }];
              })}
            />
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            {fields.map(({ name, label, autoComplete }) => (
              <PasswordField
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={label}
                autoComplete={autoComplete}
                required
                value={form[name]}
                error={wrong[name]}
                {...(name === 'new_password' ? { help: 'At least 8 characters.' } : {})}
                onChange={(typed) => change(name, typed)}
              />
            ))}
            {refusal === null ? null : <FailureNotice happened={refusal} requestId={requestId} />}
          </div>
        </DialogBody>
        <DialogFooter
          minimal
          actions={
            <div className="dialog-actions">
              <QuietButton disabled={busy} onPress={onClose}>
                Cancel
              </QuietButton>
              <PrimaryButton submit busy={busy}>
                Change Password
              </PrimaryButton>
            </div>
          }
        />
      </form>
    );
  },
);

/**
 * Asks for the old password and twice for the new one (SET-9 to SET-14, AUTHSTEP-10, S-64). What was typed and a refusal are cleared
 * when the dialog closes.
 */
export const ChangePasswordDialog = observer(
  ({
    open,
    onClose,
    onChanged,
  }: {
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onChanged: () => void;
  }) => {
    const identity = useIdentity();
    const handleClose = (): void => {
      if (identity.state.authLoading) return;
      identity.resetNavigation();
      onClose();
    };
    return (
      <Modal open={open} title="Change Password" focus="input:not([hidden])" onClose={handleClose}>
        <ChangePasswordForm onClose={handleClose} onChanged={onChanged} />
      </Modal>
    );
  },
);
