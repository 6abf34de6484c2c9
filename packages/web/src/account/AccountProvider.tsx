import { useState, type ReactNode } from 'react';
import { useDependencies } from '../context/dependenciesContext.ts';
import { usePageReload } from '../reload/reloadContext.ts';
import { accountContext } from './accountContext.ts';
import { AccountStore } from './AccountStore.ts';

/** The account of everything inside, which comes with it: who signs in needs none yet. */
export const AccountProvider = ({ children }: { readonly children: ReactNode }) => {
  const { connection, exclusivelyFor } = useDependencies();
  const reload = usePageReload();
  const [account] = useState(
    () =>
      new AccountStore({
        connect: async () => (await connection.services()).account,
        reload,
        exclusively: exclusivelyFor('fx-gateway.account'),
      }),
  );
  return <accountContext.Provider value={account}>{children}</accountContext.Provider>;
};
