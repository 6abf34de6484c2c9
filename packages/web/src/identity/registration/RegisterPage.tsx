import type { FxPartner } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { AuthProblem } from '../public/AuthProblem.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { codeStep, wantsCode } from '../navigation/flowStep.ts';
import { FlowLink } from '../public/FlowLink.tsx';
import { useIdentity } from '../identityContext.ts';
import { PublicPage } from '../public/PublicPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { emptyRegistration } from './emptyRegistration.ts';

type Props = {
  /** The partner that the route names; without one the payload names none (REG-14, S-62). */
  readonly partner?: FxPartner;
  readonly onUse: () => void;
};

/** /register and /ofx/register: the account, then the mailed code (REG-1). */
export const RegisterPage = observer(({ partner, onUse }: Props) => {
  const identity = useIdentity();
  const [values, setValues] = useState(() => emptyRegistration(partner ?? null));
  const { state } = useLocation();
  const here = partner === 'ofx' ? paths.ofxRegister : paths.register;
  const logIn = <FlowLink to={partner === 'ofx' ? paths.ofxLogin : paths.login}>log in</FlowLink>;
  const { email } = identity.state;
  return wantsCode(state) ? (
    <PublicPage
      title="Enter Your Code Here"
      lead={
        email === ''
          ? 'The code was e-mailed to you when you registered.'
          : `The code was e-mailed to ${email}.`
      }
    >
      <ConfirmForm />
      <AuthProblem />
      <div className="public-again">
        <FlowLink to={here}>Register another account</FlowLink>
        {logIn}
      </div>
    </PublicPage>
  ) : (
    <PublicPage title="Create Your Account" lead={<>Already have an account? {logIn}</>}>
      <RegisterForm
        values={values}
        onChange={(changed) => {
          onUse();
          setValues((typed) => ({ ...typed, ...changed }));
        }}
      />
      <AuthProblem />
      <div className="public-again">
        <FlowLink to={here} state={codeStep}>
          I have a code
        </FlowLink>
      </div>
    </PublicPage>
  );
});
