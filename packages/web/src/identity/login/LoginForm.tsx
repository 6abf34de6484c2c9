import type { LoginForm as LoginValues } from '@fx-gateway/domain/identity/identityForms.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIdentity } from '../identityContext.ts';
import { LoginFields } from './LoginFields.tsx';
import { sendLoginForm } from './sendLoginForm.ts';

/**
 * The sign-in form through its states; the typed e-mail stays (S-58). The password goes when a new one is asked for
 * (S-54), one that a code must now set stays, and one that was set by code (LOGIN-18) or may be in force after a lost
 * answer stays as the password. `onUse` is called when it is filled in.
 */
export const LoginForm = observer(({ onUse }: { readonly onUse: () => void }) => {
  const identity = useIdentity();
  const { loginMode: mode } = identity;
  const [values, setValues] = useState<LoginValues>(() => ({
    email: identity.state.email,
    password: '',
    code: '',
    newPassword: '',
  }));
  const handleSend = async (): Promise<void> => {
    await sendLoginForm(identity, values);
    const { loginMode: next } = identity;
    if (next === mode) return;
    setValues((typed) => ({
      email: typed.email,
      password: mode === 'reset' ? typed.newPassword : identity.state.withNewPassword ? typed.password : '',
      code: '',
      newPassword: mode === 'forced' && next === 'reset' ? typed.password : '',
    }));
  };
  const handleChange = (changed: Partial<LoginValues>): void => {
    onUse();
    setValues((typed) => ({ ...typed, ...changed }));
  };
  return <LoginFields key={mode} mode={mode} values={values} onChange={handleChange} onSend={handleSend} />;
});
