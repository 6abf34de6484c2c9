import {
  displayName,
  identityWords,
  type AuthState,
  type FxPartner,
  type LoginMode,
} from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { AuthProblem } from '../public/AuthProblem.tsx';
import { FlowLink } from '../public/FlowLink.tsx';
import { useIdentity } from '../identityContext.ts';
import { LoginForm } from './LoginForm.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { PublicPage } from '../public/PublicPage.tsx';

/** The sentence on top (LOGIN-1 to LOGIN-3, LOGIN-9, LOGIN-11). */
const titleOf = (mode: LoginMode, notice: AuthState['notice']): string => {
  if (mode === 'reset') return identityWords.mustReset;
  if (mode === 'forced') return identityWords.passwordChangeRequired;
  if (notice === 'account-created') return 'Your account has been created. Please sign in to continue.';
  if (notice === 'password-reset') return 'Your password has been reset. Please sign in to continue.';
  return 'Sign in to your account';
};

type Props = {
  /** The partner whose pages these are; the route decides only where its links lead (S-61). */
  readonly partner?: FxPartner;
  /** Hears that somebody is about to sign in. */
  readonly onUse: () => void;
};

/** /login and /ofx/login; who is signed in already can sign out here (LOGIN-12). */
export const LoginPage = observer(({ partner, onUse }: Props) => {
  const identity = useIdentity();
  const { loginMode: mode, user } = identity;
  const title = titleOf(mode, identity.state.notice);
  const signUp = (
    <>
      New here? <FlowLink to={partner === 'ofx' ? paths.ofxRegister : paths.register}>sign up now</FlowLink>
    </>
  );
  const another = (
    <>Choose a new password to go on{mode === 'reset' ? ', with the code that was e-mailed to you' : ''}.</>
  );
  return (
    <PublicPage title={title} lead={mode === 'normal' ? signUp : another}>
      <LoginForm onUse={onUse} />
      <AuthProblem said={title} />
      {mode === 'normal' ? null : (
        <div className="public-again">
          <QuietButton look="plain" onPress={identity.restartLogin}>
            Use another account
          </QuietButton>
        </div>
      )}
      {user === null ? null : (
        <div className="public-held">
          <p>
            Logged in as {displayName(user)}. <Link to={paths.gateway.dashboard}>View Dashboard</Link>
          </p>
          <LogoutButton />
        </div>
      )}
    </PublicPage>
  );
});
