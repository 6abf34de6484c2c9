import type { RegisterPayload } from '@fx-gateway/domain/identity/registration.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignInPagePaths } from '../navigation/signInPages.ts';
import { AuthFailureMessage } from '../public/AuthFailureMessage.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { codeInHandState, codeStepLead, isCodeStepState } from '../navigation/codeStepState.ts';
import { IdentityFlowLink } from '../public/IdentityFlowLink.tsx';
import { useIdentity } from '../identityContext.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const empty: RegisterPayload = {
  username: '',
  email: '',
  password: '',
  password_confirm: '',
  terms: false,
  fxPartner: null,
};

type Props = {
  readonly pages: SignInPagePaths;
  readonly onUse: () => void;
};

/** /register, and the registration of a partner's own pages: the account, then the mailed code (REG-1). */
export const RegisterPage = observer(({ pages, onUse }: Props) => {
  const identity = useIdentity();
  const [values, setValues] = useState(() => ({ ...empty, fxPartner: pages.fxPartner }));
  const state: unknown = useLocation().state;
  const logIn = (
    <IdentityFlowLink to={pages.login} email={values.email}>
      log in
    </IdentityFlowLink>
  );
  const { codeSent } = identity.state;
  return isCodeStepState(state) ? (
    <PublicPage
      key="code"
      title="Enter Your Code Here"
      lead={
        codeSent?.purpose === 'registration'
          ? `The code was e-mailed to ${codeSent.to}.`
          : codeStepLead(
              'Enter your e-mail and the code that was e-mailed to you when you registered.',
              state,
            )
      }
    >
      <ConfirmForm />
      <AuthFailureMessage />
      <div className="public-again">
        <IdentityFlowLink to={pages.register}>Register another account</IdentityFlowLink>
        {logIn}
      </div>
    </PublicPage>
  ) : (
    <PublicPage key="first" title="Create Your Account" lead={<>Already have an account? {logIn}</>}>
      <RegisterForm
        values={values}
        onChange={(changed) => {
          onUse();
          setValues((typed) => ({ ...typed, ...changed }));
        }}
      />
      <AuthFailureMessage />
      <div className="public-again">
        <IdentityFlowLink to={pages.register} state={codeInHandState} email={values.email}>
          I have a code
        </IdentityFlowLink>
      </div>
    </PublicPage>
  );
});
