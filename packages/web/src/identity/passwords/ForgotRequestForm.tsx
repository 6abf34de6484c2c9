import { checkForgotRequest } from '@fx-gateway/domain/identity/forgotForms.ts';
import { observer } from 'mobx-react-lite';
import { ErrorSummary } from '../../kit/fields/ErrorSummary.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { useFocusFirstField } from '../../kit/focus/useFocusFirstField.ts';
import { EmailField } from '../public/EmailField.tsx';
import { useIdentity } from '../identityContext.ts';
import { useIdentityFormProblems } from '../public/useIdentityFormProblems.ts';
import { requestRecovery } from './passwordSteps.ts';

/** Step 1 of a forgotten password (FORGOT-1, FORGOT-2). */
export const ForgotRequestForm = observer(
  ({ email, onEmail }: { readonly email: string; readonly onEmail: (email: string) => void }) => {
    const identity = useIdentity();
    const { authLoading } = identity.state;
    const form = useIdentityFormProblems(checkForgotRequest({ email }), { email: 'Email' });
    const box = useFocusFirstField<HTMLFormElement>();
    return (
      <form
        ref={box}
        className="public-form"
        noValidate
        onSubmit={form.handleSubmit(() => void requestRecovery(identity, email))}
      >
        <ErrorSummary attempt={form.attempt} problems={form.problems} />
        <EmailField value={email} error={form.errorOf('email')} onChange={onEmail} />
        <PrimaryButton submit wide busy={authLoading}>
          Send Confirmation Code
        </PrimaryButton>
      </form>
    );
  },
);
