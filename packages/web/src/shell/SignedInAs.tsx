import { getUserDisplayName } from '@fx-gateway/domain/identity/readUser.ts';
import { observer } from 'mobx-react-lite';
import { useIdentity } from '../identity/identityContext.ts';
import { LogoutButton } from '../identity/LogoutButton.tsx';
import { usePageReload } from '../reload/reloadContext.ts';
import { paths } from '../routing/paths.ts';

/** 'Logged in as' and the name, with the logout (SHELL-9, SHELL-10); without a user only the link home (SHELL-18, S-42). */
export const SignedInAs = observer(() => {
  const { user } = useIdentity();
  const reload = usePageReload();
  if (user === null) return <a href={paths.landing}>Return home.</a>;
  return (
    <div className="signed-in">
      <p>
        <span className="signed-in-words">Logged in as</span>
        <span className="signed-in-name">{getUserDisplayName(user)}</span>
      </p>
      <LogoutButton loses={() => reload.blocked} />
    </div>
  );
});
