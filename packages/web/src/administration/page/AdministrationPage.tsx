import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { Page } from '../../kit/layout/Page.tsx';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import { useAdministration } from '../administrationContext.ts';
import { AdministratorChangeList } from '../audit/AdministratorChangeList.tsx';
import { AccountManager } from '../customers/AccountManager.tsx';
import { IntegrationTools } from '../IntegrationTools.tsx';
import { UndoNotices } from '../undo/UndoNotices.tsx';
import { AccountAdministrationTools } from './AccountAdministrationTools.tsx';

/** /secure/debug: accounts, roles and integrations, for administrators (ADMIN-1, ROLE-2). */
export const AdministrationPage = observer(() => {
  const { auditPath } = useDependencies().configuration.administration;
  const store = useAdministration();
  const [debugging, setDebugging] = useState(false);
  useEffect(() => {
    if (auditPath !== undefined) void store.recallUndo();
  }, [store, auditPath]);
  return (
    <Page
      title={administrationMessages.title}
      lead="Accounts, roles and integrations. Every change is shown before it is made."
    >
      {auditPath !== undefined && !store.undo.isWaitOver ? (
        <CentredSpinner />
      ) : (
        <div className="administration">
          <UndoNotices />
          <AccountManager />
          <IntegrationTools />
          {auditPath === undefined ? null : <AdministratorChangeList />}
          <CheckField checked={debugging} onChange={setDebugging}>
            Show Debug Tools
          </CheckField>
          {debugging ? <AccountAdministrationTools /> : null}
        </div>
      )}
    </Page>
  );
});
