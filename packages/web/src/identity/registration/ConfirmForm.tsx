import { checkForgotRequest } from '@fx-gateway/domain/identity/forgotForms.ts';
import { isSixDigitCode } from '@fx-gateway/domain/identity/registrationForms.ts';
import { checkRegistrationCodeForm } from '@fx-gateway/domain/identity/registrationForms.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { CodeField } from '../public/CodeField.tsx';
import { EmailField } from '../public/EmailField.tsx';
import { useIdentity } from '../identityContext.ts';
import { useIdentityFormProblems } from '../public/useIdentityFormProblems.ts';
import { ResendCode } from '../public/ResendCode.tsx';
import { confirmCustomer, mailCodeAgain } from './registrationSteps.ts';

const labels = { email: 'Email', code: 'Confirmation Code' };

/**
 * Step 2 of a registration (REG-5, REG-6, REG-13), for the account that the e-mail names; it can be changed. A code with
 * all its digits is sent by itself.
 */
export const ConfirmForm = observer(() => {
  const identity = useIdentity();
  const codeInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { authLoading, codeLoading } = identity.state;
  const [email, setEmail] = useState(identity.state.email);
  const emailProblem = checkForgotRequest({ email });
  const form = useIdentityFormProblems({ ...emailProblem, ...checkRegistrationCodeForm({ code }) }, labels);
  useEffect(() => {
    codeInput.current?.focus();
  }, []);
  const handleCode = (typed: string): void => {
    setCode(typed);
    if (!isSixDigitCode(typed) || typed === code || emailProblem.email !== undefined) return;
    identity.pressForm();
    void confirmCustomer(identity, email, typed);
  };
  return (
    <form
      className="public-form"
      noValidate
      onSubmit={form.handleSubmit(() => void confirmCustomer(identity, email, code))}
    >
      <ErrorSummary attempt={form.attempt} problems={form.problems} />
      <EmailField value={email} error={form.errorOf('email')} onChange={setEmail} />
      <CodeField
        label={labels.code}
        value={code}
        error={form.errorOf('code')}
        onChange={handleCode}
        inputRef={codeInput}
      />
      {emailProblem.email === undefined ? (
        <ResendCode onPress={() => void mailCodeAgain(identity, email)} />
      ) : null}
      <PrimaryButton submit wide busy={authLoading && !codeLoading}>
        Complete Account Creation
      </PrimaryButton>
    </form>
  );
});
