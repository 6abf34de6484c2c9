import { useEffect } from 'react';
import { useRowVisibility, type WatchRow } from '../../kit/layout/useRowVisibility.ts';
import { useCorpay } from './corpayContext.ts';

/** What reads the ends of the accounts of the beneficiaries whose rows come into sight (PAYEE-6). */
export const useLoadVisibleAccountEndings = (): WatchRow<string> => {
  const { session, details } = useCorpay();
  const { value: list, loading } = session.beneficiaries;
  useEffect(() => {
    if (loading || list !== null) details.listed();
  }, [details, list, loading]);
  return useRowVisibility(details.seen, details.left);
};
