import { checkLoginForm, type LoginForm, type LoginMode } from '@fx-gateway/domain/identity/identityForms.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useFocusFirstField } from '../../kit/focus/useFocusFirstField.ts';
import { paths } from '../../routing/paths.ts';
import { CodeField } from '../public/CodeField.tsx';
import { IdentityFlowLink } from '../public/IdentityFlowLink.tsx';
import { useIdentity } from '../identityContext.ts';
import { publicTitleId } from '../public/publicTitleId.ts';
import { useIdentityFormProblems } from '../public/useIdentityFormProblems.ts';
import { ResendCode } from '../public/ResendCode.tsx';
import { requestRecoveryAgain } from '../passwords/passwordSteps.ts';

type Props = {
  readonly mode: LoginMode;
  readonly values: LoginForm;
  readonly onChange: (changed: Partial<LoginForm>) => void;
  readonly onSend: () => Promise<void>;
};

/** The fields that the state of the sign-in asks for (LOGIN-4, LOGIN-5, LOGIN-8, LOGIN-11). */
export const LoginFields = observer(({ mode, values, onChange, onSend }: Props) => {
  const identity = useIdentity();
  const newPassword = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { authLoading, codeLoading, email: known } = identity.state;
  const labels = {
    email: 'Email',
    password: mode === 'forced' ? 'New Password' : 'Password',
    newPassword: 'New Password',
    code: 'Code',
  };
  const form = useIdentityFormProblems(checkLoginForm(values, mode), labels);
  useEffect(() => {
    (newPassword.current ?? (mode === 'forced' ? password.current : null))?.focus();
  }, [mode]);
  const box = useFocusFirstField<HTMLFormElement>();
  const handleSend = async (): Promise<void> => {
    await onSend();
    // A password that was refused is typed over; what came of one that was taken has left this page.
    if (identity.state.authError === null) return;
    password.current?.focus();
    password.current?.select();
  };
  return (
    <form
      ref={box}
      className="public-form"
      aria-labelledby={publicTitleId}
      noValidate
      onSubmit={form.handleSubmit(() => void handleSend())}
    >
      <ErrorSummary attempt={form.attempt} problems={form.problems} />
      <TextField
        id="email"
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        readOnly={mode !== 'normal' && known !== ''}
        value={values.email}
        error={form.errorOf('email')}
        onChange={(email) => onChange({ email })}
      />
      {mode === 'reset' ? (
        <>
          <PasswordField
            id="newPassword"
            name="newPassword"
            label={labels.newPassword}
            help="At least 8 characters."
            autoComplete="new-password"
            required
            inputRef={newPassword}
            value={values.newPassword}
            error={form.errorOf('newPassword')}
            onChange={(typed) => onChange({ newPassword: typed })}
          />
          <CodeField
            label={labels.code}
            value={values.code}
            error={form.errorOf('code')}
            onChange={(code) => onChange({ code })}
          />
          <ResendCode onPress={() => void requestRecoveryAgain(identity, values.email)} />
        </>
      ) : (
        <PasswordField
          key={mode}
          id="password"
          name="password"
          label={labels.password}
          help={mode === 'forced' ? 'At least 8 characters.' : undefined}
          autoComplete={mode === 'forced' ? 'new-password' : 'current-password'}
          required
          inputRef={password}
          value={values.password}
          error={form.errorOf('password')}
          onChange={(typed) => onChange({ password: typed })}
        />
      )}
      {mode === 'normal' ? (
        <div className="public-forgotten">
          <IdentityFlowLink quiet to={paths.forgotPassword} email={values.email}>
            Forgot your password?
          </IdentityFlowLink>
        </div>
      ) : null}
      <PrimaryButton submit wide busy={authLoading && !codeLoading}>
        Sign In
      </PrimaryButton>
    </form>
  );
});
