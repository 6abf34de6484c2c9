import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { PrimaryButton } from '../kit/PrimaryButton.tsx';
import { TextField } from '../kit/TextField.tsx';
import { paths } from '../paths.ts';
import { useIdentity } from './identityDoor.ts';
import { loginProblems } from './loginProblems.ts';

/** E-mail, password and 'Sign In' (LOGIN-4); the typed e-mail stays after a refusal (S-58). `onUse` hears of it being filled in. */
export const LoginForm = observer(({ onUse }: { readonly onUse: () => void }) => {
  const identity = useIdentity();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const problems = loginProblems({ email, password });
  const shown = attempt === 0 ? { email: null, password: null } : problems;
  const busy = identity.state.authLoading;
  const handleEmail = (typed: string): void => {
    onUse();
    setEmail(typed);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (problems.email !== null || problems.password !== null) setAttempt(attempt + 1);
    else void identity.login(email, password);
  };
  return (
    <form className="login-form" noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        attempt={attempt}
        problems={[
          { fieldId: 'email', label: 'Email', message: shown.email },
          { fieldId: 'password', label: 'Password', message: shown.password },
        ].flatMap(({ message, ...field }) => (message === null ? [] : [{ ...field, message }]))}
      />
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        value={email}
        error={shown.email}
        onChange={handleEmail}
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        error={shown.password}
        aside={
          <Link className="login-forgot" to={paths.forgotPassword}>
            Forgot your password?
          </Link>
        }
        onChange={setPassword}
      />
      <PrimaryButton submit wide busy={busy}>
        Sign In
      </PrimaryButton>
    </form>
  );
});
