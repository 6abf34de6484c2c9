import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Wordmark } from '../branding/Wordmark.tsx';
import { SignInAgainForm } from './SignInAgainForm.tsx';
import { useSession } from './sessionContext.ts';
import { PageCover } from './PageCover.tsx';

/** Hides the page of a user who was away, until they sign in again. */
export const LockScreen = observer(() => {
  const { locked, abandoned } = useSession();
  useEffect(() => abandoned, [abandoned]);
  return locked ? (
    <PageCover titleId="session-cover-title">
      <div className="session-cover-card">
        <Wordmark size={32} />
        <SignInAgainForm titleId="session-cover-title" />
      </div>
    </PageCover>
  ) : null;
});
