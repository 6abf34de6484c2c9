import { useEffect } from 'react';
import { useCorpay } from './corpayContext.ts';

/** Has the details read that tell the beneficiaries of the list apart. */
export const useAlikeDetails = (): void => {
  const { session, details } = useCorpay();
  const list = session.beneficiaries.value;
  useEffect(() => {
    if (list !== null) void details.readAlike();
  }, [details, list]);
};
