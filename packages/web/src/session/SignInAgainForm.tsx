import { checkLoginForm } from '@fx-gateway/domain/identity/identityForms.ts';
import { sessionOverMessage } from '@fx-gateway/domain/identity/sessionOverMessage.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ErrorSummary } from '../kit/fields/ErrorSummary.tsx';
import { FailureNotice } from '../kit/notices/FailureNotice.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useIdentity } from '../identity/identityContext.ts';
import { useSession } from './sessionContext.ts';

const labels = { email: 'Email', password: 'Password' } as const;
const fields = ['email', 'password'] as const;

const wasAway = 'You were away, so you have been signed out.';

/** Signs in on the lock screen: the same user finds the page as it was left. */
export const SignInAgainForm = observer(({ titleId }: { readonly titleId: string }) => {
  const session = useSession();
  const { reason, busy, refusal } = session.pageLock;
  const { state } = useIdentity();
  const [email, setEmail] = useState(state.user?.email ?? '');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    passwordInput.current?.focus();
  }, []);
  const problems = checkLoginForm({ email, password, code: '', newPassword: '' }, 'normal');
  const shown = attempt === 0 ? {} : problems;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) session.pageLock.pressed();
    if (Object.keys(problems).length > 0) setAttempt(attempt + 1);
    else void session.signInAgain(email, password);
  };
  return (
    <form className="sign-in-again" noValidate onSubmit={handleSubmit}>
      <div className="sign-in-again-words">
        <h1 id={titleId}>Sign in to continue</h1>
        <p>
          {reason === 'away' ? wasAway : sessionOverMessage(state)} Your page is as you left it once you are
          back.
        </p>
      </div>
      <ErrorSummary
        attempt={attempt}
        problems={fields.flatMap((field) => {
          const message = shown[field];
          return message === undefined ? [] : [{ fieldId: `again-${field}`, label: labels[field], message }];
        })}
      />
      <TextField
        id="again-email"
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        value={email}
        error={shown.email}
        onChange={setEmail}
      />
      <PasswordField
        id="again-password"
        name="password"
        label={labels.password}
        autoComplete="current-password"
        required
        value={password}
        error={shown.password}
        inputRef={passwordInput}
        onChange={setPassword}
      />
      {refusal === null ? null : <FailureNotice happened={refusal.words} requestId={refusal.requestId} />}
      <PrimaryButton submit wide busy={busy}>
        Sign In
      </PrimaryButton>
      <p className="sign-in-again-leave">
        Not you?
        <QuietButton look="plain" onPress={session.leave}>
          Leave this page
        </QuietButton>
      </p>
    </form>
  );
});
