import {
  checkChangePasswordForm,
  type ChangePasswordForm,
} from '@fx-gateway/domain/identity/changePasswordForm.ts';
import { useState, type FormEvent } from 'react';
import { useIdentity } from '../identityContext.ts';
import { changeOwnPassword } from './passwordSteps.ts';

export type PasswordFieldName = keyof ChangePasswordForm;

const empty: ChangePasswordForm = { old_password: '', new_password: '', new_password_confirm: '' };

/** The state of the change-password dialog; it is cleared when the dialog closes. */
export const useChangePassword = (onChanged: () => void) => {
  const identity = useIdentity();
  const [form, setForm] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(false);
  const { authLoading: busy, authError, authRequestId } = identity.state;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    identity.pressForm();
    if (Object.keys(checkChangePasswordForm(form)).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setAsked(true);
    if (await changeOwnPassword(identity, form.old_password, form.new_password)) onChanged();
  };

  return {
    form,
    wrong: attempt === 0 ? {} : checkChangePasswordForm(form),
    attempt,
    busy,
    /** Why the service refused it (SET-11), but nothing from before this dialog. */
    refusal: asked ? authError : null,
    requestId: authRequestId,
    /** For password managers. */
    username: identity.user?.email ?? '',
    change: (field: PasswordFieldName, typed: string): void => setForm({ ...form, [field]: typed }),
    submit: (event: FormEvent): void => void submit(event),
  };
};
