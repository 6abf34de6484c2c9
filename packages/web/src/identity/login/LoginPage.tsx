import type { AuthState } from '@fx-gateway/domain/identity/authState.ts';
import type { LoginMode } from '@fx-gateway/domain/identity/identityForms.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import type { SignInPagePaths } from '../navigation/signInPages.ts';
import { AuthFailureMessage } from '../public/AuthFailureMessage.tsx';
import { IdentityFlowLink } from '../public/IdentityFlowLink.tsx';
import { useIdentity } from '../identityContext.ts';
import { LoginForm } from './LoginForm.tsx';
import { LogoutButton } from '../LogoutButton.tsx';
import { PublicPage } from '../public/PublicPage.tsx';

/** The sentence on top (LOGIN-1 to LOGIN-3, LOGIN-9, LOGIN-11). */
const titleOf = (mode: LoginMode, notice: AuthState['notice']): string => {
  if (mode === 'reset') return identityMessages.mustReset;
  if (mode === 'forced') return identityMessages.passwordChangeRequired;
  if (notice === 'account-created') return 'Your account has been created. Please sign in to continue.';
  if (notice === 'password-reset') return 'Your password has been reset. Please sign in to continue.';
  return 'Sign in to your account';
};

type Props = {
  /** These pages decide only where the links lead (S-61). */
  readonly pages: SignInPagePaths;
  /** Called when the form is first used. */
  readonly onUse: () => void;
};

/** /login, and the sign-in of a partner's own pages; who is signed in already can sign out here (LOGIN-12). */
export const LoginPage = observer(({ pages, onUse }: Props) => {
  const identity = useIdentity();
  const { loginMode: mode, user } = identity;
  const { authError, notice } = identity.state;
  // Who signs in here goes on at once, and is offered nothing else on the way; who is refused is.
  const [used, setUsed] = useState(false);
  const title = titleOf(mode, notice);
  const signUp = (
    <>
      New here? <IdentityFlowLink to={pages.register}>sign up now</IdentityFlowLink>
    </>
  );
  const another = (
    <>Choose a new password to go on{mode === 'reset' ? ', with the code that was e-mailed to you' : ''}.</>
  );
  return (
    <PublicPage title={title} step={mode} lead={mode === 'normal' ? signUp : another}>
      <LoginForm
        onUse={() => {
          setUsed(true);
          onUse();
        }}
      />
      <AuthFailureMessage shownAbove={title} />
      {mode === 'normal' ? null : (
        <div className="public-again">
          <QuietButton look="plain" onPress={identity.restartLogin}>
            Use another account
          </QuietButton>
        </div>
      )}
      {user === null || (used && authError === null) ? null : (
        <div className="public-held">
          <p>
            Logged in as {getUserDisplayName(user)}. <Link to={paths.gateway.dashboard}>View Dashboard</Link>
          </p>
          <LogoutButton />
        </div>
      )}
    </PublicPage>
  );
});
