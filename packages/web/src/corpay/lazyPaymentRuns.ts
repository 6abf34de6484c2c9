import { makeLazyPage } from '../routing/makeLazyPage.ts';

/** The pages of payment runs, which nobody who books one deal loads. */
export const lazyPaymentRuns = makeLazyPage(async () =>
  (await import('./payment-run/fetchRuns.ts')).fetchRuns(),
);
