import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDependencies } from '../context/dependenciesContext.ts';
import { useIdentity } from '../identity/identityContext.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { Page } from '../kit/layout/Page.tsx';
import { AccountManager } from './AccountManager.tsx';
import { administrationContext } from './administrationContext.ts';
import { AdministrationStore } from './AdministrationStore.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { DebugTools } from './DebugTools.tsx';
import { IntegrationTools } from './IntegrationTools.tsx';
import './Administration.css';

/** /secure/debug: accounts, roles and integrations, for administrators (ADMIN-1, ROLE-2). */
export const AdministrationPage = observer(() => {
  const { connection, configuration } = useDependencies();
  const identity = useIdentity();
  const [store] = useState(
    () =>
      new AdministrationStore(async () => (await connection.services()).administration(), {
        providerParentCode: configuration.administration.providerParentCode,
        you: identity.user?.email ?? null,
      }),
  );
  const [debugging, setDebugging] = useState(false);
  return (
    <administrationContext.Provider value={store}>
      <Page
        title={administrationMessages.title}
        lead="Accounts, roles and integrations. Every change is shown before it is made."
      >
        <div className="administration">
          <AccountManager />
          <IntegrationTools />
          {configuration.administration.auditPath === undefined ? null : <ChangeList />}
          <CheckField checked={debugging} onChange={setDebugging}>
            Show Debug Tools
          </CheckField>
          {debugging ? <DebugTools /> : null}
        </div>
      </Page>
      <ChangeDialog />
    </administrationContext.Provider>
  );
});
