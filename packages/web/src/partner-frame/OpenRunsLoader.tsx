import { paymentRunNamesKey } from '@fx-gateway/domain/payment-run/paymentRunNames.ts';
import type { DisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { useEffect, useState } from 'react';
import { FetchedPart } from '../fetching/FetchedPart.tsx';
import type { LazyPage } from '../routing/makeLazyPage.ts';

/**
 * `of` is the number of an order or a deal where only its run is wanted; `beside` a deal is said what waits in a run. `order`
 * is one that pays nobody yet, of which it is said which deal of a run it may be: as a line of a list, or above it with `of`.
 */
export type OpenRunsProps = {
  readonly of?: string;
  readonly beside?: true;
  readonly order?: {
    readonly ordNum: string;
    readonly sell: DisplayOnlyAmount;
    readonly entryDate: string;
  };
};

/** The open payment runs of a user above what they booked: fetched only for who has one. */
export const OpenRunsLoader = ({
  store,
  owner,
  page,
  ...props
}: {
  readonly store: KeyValueStore;
  readonly owner: string;
  readonly page: LazyPage<OpenRunsProps>;
} & OpenRunsProps) => {
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    void store.read(paymentRunNamesKey(owner)).then(
      (kept) => setAny(kept !== null),
      // What cannot be read is told where the runs are.
      () => setAny(true),
    );
  }, [store, owner]);
  return isAny ? <FetchedPart page={page} props={props} /> : null;
};
