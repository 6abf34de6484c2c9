import { checkConfirmForm, checkForgotRequest } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useFormProblems } from '../../kit/fields/useFormProblems.ts';
import { CodeField } from '../public/CodeField.tsx';
import { EmailField } from '../public/EmailField.tsx';
import { useIdentity } from '../identityContext.ts';
import { ResendCode } from '../public/ResendCode.tsx';

const labels = { email: 'Email', code: 'Confirmation Code' };

/**
 * Step 2 of a registration (REG-5, REG-6, REG-13). After a reload the form asks for the e-mail again; otherwise it
 * shows only the code.
 */
export const ConfirmForm = observer(() => {
  const identity = useIdentity();
  const codeInput = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const { authLoading, email: known } = identity.state;
  const email = known === '' ? typed : known;
  const emailProblem = checkForgotRequest({ email });
  const form = useFormProblems({ ...emailProblem, ...checkConfirmForm({ code }) }, labels, authLoading);
  useEffect(() => codeInput.current?.focus(), []);
  return (
    <form
      className="public-form"
      noValidate
      onSubmit={form.handleSubmit(() => void identity.registration.confirm(email, code))}
    >
      <ErrorSummary attempt={form.attempt} problems={form.problems} />
      {known === '' ? <EmailField value={typed} error={form.errorOf('email')} onChange={setTyped} /> : null}
      <CodeField
        label={labels.code}
        value={code}
        error={form.errorOf('code')}
        onChange={setCode}
        inputRef={codeInput}
      />
      {emailProblem.email === undefined ? (
        <ResendCode onPress={() => void identity.registration.resendCode(email)} />
      ) : null}
      <PrimaryButton submit wide busy={authLoading}>
        Complete Account Creation
      </PrimaryButton>
    </form>
  );
});
