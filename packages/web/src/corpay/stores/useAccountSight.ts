import { useEffect } from 'react';
import { useRowSight, type WatchRow } from '../../kit/layout/useRowSight.ts';
import { useCorpay } from './corpayContext.ts';

/** What reads the ends of the accounts of the beneficiaries whose rows come into sight (PAYEE-6). */
export const useAccountSight = (): WatchRow<string> => {
  const { session, details } = useCorpay();
  const { value: list, loading } = session.beneficiaries;
  useEffect(() => {
    if (loading || list !== null) details.listed();
  }, [details, list, loading]);
  return useRowSight(details.seen, details.left);
};
