import { useLocation } from 'react-router-dom';
import { IdentityFlowLink } from './identity/public/IdentityFlowLink.tsx';
import { PublicPage } from './identity/public/PublicPage.tsx';
import { findSignInPagePaths } from './identity/navigation/signInPages.ts';
import { anotherVersion } from './reload/anotherVersion.ts';
import { PrimaryButton } from './kit/buttons/PrimaryButton.tsx';
import { partnerSignInPagePaths } from './partners.ts';

/** A page of a stranger could not be fetched (ERR-5): it can be asked for again in place, and the sign-in is there all the same. */
export const PublicPageLoadFailure = ({
  onTryAgain,
  trying,
}: {
  readonly onTryAgain: (() => void) | undefined;
  readonly trying: boolean;
}) => {
  const { login } = findSignInPagePaths(useLocation().pathname, partnerSignInPagePaths);
  return (
    <PublicPage title="Error loading page.">
      {/* Each failure is a new alert, so that the same words are heard again. */}
      <p key={String(trying)} className="public-error" role={trying ? undefined : 'alert'}>
        {onTryAgain === undefined
          ? anotherVersion
          : 'The page could not be fetched. Check your connection and try again.'}
      </p>
      <PrimaryButton wide busy={trying} onPress={onTryAgain ?? (() => globalThis.location.reload())}>
        {onTryAgain === undefined ? 'Reload now' : 'Try again'}
      </PrimaryButton>
      <div className="public-again">
        <IdentityFlowLink to={login}>Back to sign in</IdentityFlowLink>
      </div>
    </PublicPage>
  );
};
