import { maskSecretsInDump } from '@fx-gateway/domain/administration/maskSecretsInDump.ts';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../account/accountContext.ts';
import { useBranding } from '../branding/brandingContext.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { CopyButton } from '../kit/buttons/CopyButton.tsx';

/** What this page knows of its theme, its user and their account, without tokens and keys (ADMIN-9, S-71). */
export const PageDump = observer(() => {
  const { theme, params } = useBranding();
  const { user } = useIdentity();
  const { account } = useAccount();
  const text = JSON.stringify(maskSecretsInDump({ params, theme, user, account }), null, 2);
  return (
    <div className="admin-stack">
      <pre className="admin-dump">{text}</pre>
      <div className="button-row">
        <CopyButton text={text} what="theme and account" />
      </div>
    </div>
  );
});
