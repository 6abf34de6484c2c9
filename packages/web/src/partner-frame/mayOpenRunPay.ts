import { paymentRunNamesKey } from '@fx-gateway/domain/payment-run/paymentRunNames.ts';
import type { PaidAmount } from '@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { runOrReportDefect } from '../failures/runOrReportDefect.ts';

/** Tells whether an open payment run of the user may have paid one of these already (RUN-6). */
export type MayOpenRunPay = (paid: readonly PaidAmount[]) => Promise<boolean>;

/** What knows runs is fetched only for who has one; where they cannot be read, one of them may have paid. */
export const createMayOpenRunPay =
  (store: KeyValueStore, owner: string): MayOpenRunPay =>
  (paid) =>
    runOrReportDefect(async () => {
      if ((await store.read(paymentRunNamesKey(owner))) === null) return false;
      const { findOpenRunDeal } = await import('@fx-gateway/domain/payment-run/run/findOpenElsewhere.ts');
      const { createPaymentRunStore } = await import('@fx-gateway/domain/payment-run/run/paymentRunStore.ts');
      return findOpenRunDeal(await createPaymentRunStore(store, owner).list(), paid) !== null;
    }, true);
