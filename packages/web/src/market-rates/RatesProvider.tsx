import { useState, type ReactNode } from 'react';
import { useAccount } from '../account/accountContext.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import { ratesContext } from './ratesContext.ts';
import { RatesStore } from './stores/RatesStore.ts';

/** The market rates of everything inside, which come with it: who signs in needs none of them yet. */
export const RatesProvider = ({ children }: { readonly children: ReactNode }) => {
  const { connection, clock, timers } = useDependencies();
  const account = useAccount();
  const [rates] = useState(
    () =>
      new RatesStore({ connect: async () => (await connection.services()).rates, account, clock, timers }),
  );
  return <ratesContext.Provider value={rates}>{children}</ratesContext.Provider>;
};
