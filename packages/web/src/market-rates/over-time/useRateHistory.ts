import { useEffect, useState } from 'react';
import { useAccount } from '../../account/accountContext.ts';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { RateHistoryStore, type RateHistoryDependencies } from './RateHistoryStore.ts';

const known = new WeakMap<RateHistoryDependencies['visit'], RateHistoryStore>();

const findOrCreateRateHistory = (dependencies: RateHistoryDependencies): RateHistoryStore => {
  const before = known.get(dependencies.visit);
  if (before !== undefined) return before;
  const made = new RateHistoryStore(dependencies);
  known.set(dependencies.visit, made);
  return made;
};

/** The rates over time of this visit: whoever opens another pair has them at once. */
export const useRateHistory = (visit: RateHistoryDependencies['visit']): RateHistoryStore => {
  const { connection, clock, store } = useDependencies();
  const account = useAccount();
  const [history] = useState(() =>
    findOrCreateRateHistory({
      connect: async () => (await connection.services()).dailyRates(),
      account,
      visit,
      clock,
      store,
    }),
  );
  useEffect(() => void history.load(), [history]);
  return history;
};
