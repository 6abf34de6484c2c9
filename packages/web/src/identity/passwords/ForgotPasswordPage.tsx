import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { AuthFailureMessage } from '../public/AuthFailureMessage.tsx';
import { codeInHandState, codeStepLead, isCodeStepState } from '../navigation/codeStepState.ts';
import { IdentityFlowLink } from '../public/IdentityFlowLink.tsx';
import { ForgotRequestForm } from './ForgotRequestForm.tsx';
import { useIdentity } from '../identityContext.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** /forgot-password: the e-mail, then the recovery code with a new password. */
export const ForgotPasswordPage = observer(({ onUse }: { readonly onUse: () => void }) => {
  const identity = useIdentity();
  const [email, setEmail] = useState(identity.state.email);
  const state: unknown = useLocation().state;
  const { codeSent } = identity.state;
  const handleEmail = (typed: string): void => {
    onUse();
    setEmail(typed);
  };
  const back = (
    <IdentityFlowLink to={paths.login} email={email}>
      Back to sign in
    </IdentityFlowLink>
  );
  return isCodeStepState(state) ? (
    <PublicPage
      key="code"
      title="Reset Your Password"
      lead={
        codeSent?.purpose === 'recovery'
          ? `A recovery code was e-mailed to ${codeSent.to}. Enter it here with a new password.`
          : codeStepLead(
              'Enter your e-mail, the recovery code that you were sent, and a new password.',
              state,
            )
      }
    >
      <ResetPasswordForm email={email} onEmail={handleEmail} />
      <AuthFailureMessage />
      <div className="public-again">
        {back}
        <IdentityFlowLink to={paths.forgotPassword}>Use another e-mail</IdentityFlowLink>
      </div>
    </PublicPage>
  ) : (
    <PublicPage
      key="first"
      title="Enter Your Email"
      lead="We e-mail you a code with which you can choose a new password."
    >
      <ForgotRequestForm email={email} onEmail={handleEmail} />
      <AuthFailureMessage />
      <div className="public-again">
        {back}
        <IdentityFlowLink to={paths.forgotPassword} state={codeInHandState} email={email}>
          I have a code
        </IdentityFlowLink>
      </div>
    </PublicPage>
  );
});
