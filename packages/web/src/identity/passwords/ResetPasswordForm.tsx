import { checkForgotForm, checkForgotRequest } from '@fx-gateway/domain/identity/forgotForms.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { CodeField } from '../public/CodeField.tsx';
import { EmailField } from '../public/EmailField.tsx';
import { useIdentity } from '../identityContext.ts';
import { useIdentityFormProblems } from '../public/useIdentityFormProblems.ts';
import { ResendCode } from '../public/ResendCode.tsx';
import { resetForgottenPassword, requestRecoveryAgain } from './passwordSteps.ts';

const labels = { username: 'Email', code: 'Recovery Code', new_password: 'New Password' };

/** Step 2 of a forgotten password (FORGOT-4 to FORGOT-8). */
export const ResetPasswordForm = observer(
  ({ email, onEmail }: { readonly email: string; readonly onEmail: (email: string) => void }) => {
    const identity = useIdentity();
    const codeInput = useRef<HTMLInputElement>(null);
    const [code, setCode] = useState('');
    const [password, setPassword] = useState('');
    const { authLoading, codeLoading } = identity.state;
    const values = { username: email, code, new_password: password };
    const form = useIdentityFormProblems(checkForgotForm(values), labels);
    useEffect(() => {
      codeInput.current?.focus();
    }, []);
    const canResend = Object.keys(checkForgotRequest({ email })).length === 0;
    return (
      <form
        className="public-form"
        noValidate
        onSubmit={form.handleSubmit(() => void resetForgottenPassword(identity, values))}
      >
        <ErrorSummary attempt={form.attempt} problems={form.problems} />
        <EmailField id="username" value={email} error={form.errorOf('username')} onChange={onEmail} />
        <CodeField
          label={labels.code}
          value={code}
          error={form.errorOf('code')}
          onChange={setCode}
          inputRef={codeInput}
        />
        {canResend ? <ResendCode onPress={() => void requestRecoveryAgain(identity, email)} /> : null}
        <PasswordField
          id="new_password"
          name="new_password"
          label={labels.new_password}
          help="At least 8 characters."
          autoComplete="new-password"
          required
          value={password}
          error={form.errorOf('new_password')}
          onChange={setPassword}
        />
        <PrimaryButton submit wide busy={authLoading && !codeLoading}>
          Reset Password
        </PrimaryButton>
      </form>
    );
  },
);
