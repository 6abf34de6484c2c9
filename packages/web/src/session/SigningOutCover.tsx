import { observer } from 'mobx-react-lite';
import { useIdentity } from '../identity/identityContext.ts';
import { Spinner } from '../kit/waiting/Spinner.tsx';
import { PageCover } from './PageCover.tsx';

/** Hides the page from the press on Logout on, however long the service takes. */
export const SigningOutCover = observer(() =>
  useIdentity().leaving ? (
    <PageCover titleId="signing-out">
      <div className="whole-page">
        <Spinner />
        <h1 id="signing-out">Signing out...</h1>
      </div>
    </PageCover>
  ) : null,
);
