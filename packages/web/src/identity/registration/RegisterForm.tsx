import { checkRegisterForm } from '@fx-gateway/domain/identity/registrationForms.ts';
import type { RegisterPayload } from '@fx-gateway/domain/identity/registration.ts';
import { observer } from 'mobx-react-lite';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useFocusFirstField } from '../../kit/focus/useFocusFirstField.ts';
import { paths } from '../../routing/paths.ts';
import { EmailField } from '../public/EmailField.tsx';
import { useIdentity } from '../identityContext.ts';
import { useIdentityFormProblems } from '../public/useIdentityFormProblems.ts';
import { registerCustomer } from './registrationSteps.ts';

const labels = {
  username: 'Username',
  email: 'Email',
  password: 'Password',
  password_confirm: 'Confirm Password',
  terms: 'Terms',
};

/** Opens a text to read in a tab of its own, so that nothing that was typed is lost. */
const TermsLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);

type Props = {
  readonly values: RegisterPayload;
  readonly onChange: (changed: Partial<RegisterPayload>) => void;
};

/** Step 1 of a registration (REG-2 to REG-4, REG-8 to REG-12). */
export const RegisterForm = observer(({ values, onChange }: Props) => {
  const identity = useIdentity();
  const { authLoading } = identity.state;
  const form = useIdentityFormProblems(checkRegisterForm(values), { ...labels, fxPartner: '' });
  const box = useFocusFirstField<HTMLFormElement>();
  return (
    <form
      ref={box}
      className="public-form"
      noValidate
      onSubmit={form.handleSubmit(() => void registerCustomer(identity, values))}
    >
      <ErrorSummary attempt={form.attempt} problems={form.problems} />
      <TextField
        id="username"
        name="username"
        label={labels.username}
        help="How we address you; you sign in with your e-mail."
        autoComplete="nickname"
        required
        value={values.username}
        error={form.errorOf('username')}
        onChange={(username) => onChange({ username })}
      />
      <EmailField
        value={values.email}
        error={form.errorOf('email')}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        id="password"
        name="password"
        label={labels.password}
        help="At least 8 characters."
        autoComplete="new-password"
        required
        value={values.password}
        error={form.errorOf('password')}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        id="password_confirm"
        name="password_confirm"
        label={labels.password_confirm}
        autoComplete="new-password"
        required
        value={values.password_confirm}
        error={form.errorOf('password_confirm')}
        onChange={(password_confirm) => onChange({ password_confirm })}
      />
      <CheckField
        id="terms"
        name="terms"
        required
        checked={values.terms}
        error={form.errorOf('terms')}
        onChange={(terms) => onChange({ terms })}
      >
        I agree to the <TermsLink to={paths.userAgreement}>user agreement</TermsLink> and the{' '}
        <TermsLink to={paths.privacyPolicy}>privacy policy</TermsLink>.
      </CheckField>
      <PrimaryButton submit wide busy={authLoading}>
        Create My Account
      </PrimaryButton>
    </form>
  );
});
