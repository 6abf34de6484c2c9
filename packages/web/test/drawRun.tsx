import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { identityContext } from '../src/identity/identityContext.ts';
import { ratesContext } from '../src/market-rates/ratesContext.ts';
import { paymentRunContext } from '../src/payment-run/stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../src/payment-run/stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../src/payment-run/stores/RunPaymentStore.ts';
import { fakeIdentity } from './fakeIdentity.ts';
import type { fakePaymentRuns } from './fakePaymentRuns.ts';
import { fakeRates } from './fakeRates.ts';

/** Draws something of a run before anything of it is booked, once its first quotes are there. */
export const drawRun = async (
  { scope, time }: Pick<ReturnType<typeof fakePaymentRuns>, 'scope' | 'time'>,
  run: PaymentRun,
  shown: (store: RunPaymentStore) => ReactNode,
): Promise<RunPaymentStore> => {
  const store = new RunPaymentStore(scope, { run, kept: false });
  store.start();
  await time.advance(1_000);
  await act(async () => {
    render(
      <MemoryRouter>
        <identityContext.Provider value={fakeIdentity().store}>
          <ratesContext.Provider value={fakeRates().store}>
            <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
              {shown(store)}
            </paymentRunContext.Provider>
          </ratesContext.Provider>
        </identityContext.Provider>
      </MemoryRouter>,
    );
  });
  return store;
};
