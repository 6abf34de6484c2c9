import { displayName, isCredentialTrouble } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { defaultTheme } from '../branding/themes.ts';
import { BrandIcon } from '../branding/BrandIcon.tsx';
import { Notice } from '../kit/Notice.tsx';
import { paths } from '../paths.ts';
import { useSurroundings } from '../services/surroundingsDoor.ts';
import { Ribbon } from '../shell/Ribbon.tsx';
import { CredentialTrouble } from './CredentialTrouble.tsx';
import { useIdentity } from './identityDoor.ts';
import { LoginForm } from './LoginForm.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import './LoginPage.css';

/** /login: one card and nothing that competes with it; `onUse` hears that somebody is about to sign in. */
export const LoginPage = observer(({ onUse }: { readonly onUse: () => void }) => {
  const identity = useIdentity();
  const { configuration } = useSurroundings();
  const { authError, authRouter } = identity.state;
  return (
    <div className="login">
      <Ribbon environment={configuration.environment} />
      <main className="login-card">
        <header className="login-header">
          <a className="login-home" href={paths.landing} aria-label={defaultTheme.logoAlt}>
            <BrandIcon size={44} />
          </a>
          <h1>Sign in to your account</h1>
          <p>
            New here? <Link to={paths.register}>sign up now</Link>
          </p>
        </header>
        <LoginForm onUse={onUse} />
        {authError === null ? null : isCredentialTrouble(authError) ? (
          <CredentialTrouble message={authError} />
        ) : (
          <p className="login-error" role="alert">
            {authError}
          </p>
        )}
        {authRouter === 'verify-code' ? (
          <Notice tone="warning" title="This account is not confirmed yet." />
        ) : null}
        {identity.user === null ? null : (
          <div className="login-held">
            <p>
              Logged in as {displayName(identity.user)}.{' '}
              <Link to={paths.gateway.dashboard}>View Dashboard</Link>
            </p>
            <LogoutButton />
          </div>
        )}
      </main>
    </div>
  );
});
