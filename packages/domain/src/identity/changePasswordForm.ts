import { newPassword, repeated, wrongOnly, type FormMessages } from './identityForms.ts';

/** SET-12 to SET-14. */
export type ChangePasswordForm = {
  readonly old_password: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
};

export const checkChangePasswordForm = (form: ChangePasswordForm): FormMessages<keyof ChangePasswordForm> =>
  wrongOnly({
    old_password: newPassword(form.old_password),
    new_password: newPassword(form.new_password),
    new_password_confirm: repeated(form.new_password_confirm, form.new_password),
  });
