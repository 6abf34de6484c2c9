import { serviceClockAheadMs } from '@fx-gateway/adapters/service-clock';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { NotFoundPage } from '../../failures/NotFoundPage.tsx';
import { useIdentity } from '../../identity/identityContext.ts';
import { paths } from '../../routing/paths.ts';
import { administrationContext } from '../administrationContext.ts';
import { AdministrationStore } from '../AdministrationStore.ts';
import { ConfirmChangeDialog } from '../ConfirmChangeDialog.tsx';
import { CustomerPage } from '../customer/CustomerPage.tsx';
import { AdministrationPage } from './AdministrationPage.tsx';
import { LeaveChangeDialog } from './LeaveChangeDialog.tsx';
import { RoleLostPage } from './RoleLostPage.tsx';
import '../Administration.css';

/** What administrators have: their tools, and a page for each account. What was listed stays while they go between them. */
export const AdministrationPages = observer(() => {
  const { connection, configuration, clock, timers } = useDependencies();
  const identity = useIdentity();
  const [store] = useState(() => {
    // What the service wrote down, and how old that is, goes by its time: the clock here may be wrong by hours.
    const now = (): number => clock.now() + serviceClockAheadMs();
    return new AdministrationStore(
      async () => (await connection.services()).administration(),
      {
        providerParentCode: configuration.administration.providerParentCode,
        you: identity.user?.email ?? null,
        now,
      },
      { clock: { now }, timers, tellsChanges: configuration.administration.auditPath !== undefined },
    );
  });
  useReturnToTab(store.lookAgain);
  if (store.roleLost !== null) return <RoleLostPage {...store.roleLost} />;
  return (
    <administrationContext.Provider value={store}>
      <Routes>
        <Route index element={<AdministrationPage />} />
        <Route path="accounts/:accountId" element={<CustomerPage />} />
        <Route path="*" element={<NotFoundPage home={paths.secure.root} inside />} />
      </Routes>
      <ConfirmChangeDialog />
      <LeaveChangeDialog />
    </administrationContext.Provider>
  );
});
