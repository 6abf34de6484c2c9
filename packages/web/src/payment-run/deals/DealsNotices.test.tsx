import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { DealsNotices } from './DealsNotices.tsx';

afterEach(cleanup);

it('the notice above a run counts the rows that were left out as its report does (RUN-12)', () => {
  const { scope } = fakePaymentRuns();
  const run = runOf(2);
  const held = [10, 11, 12, 13, 14].map((row) => ({ row, ownId: '', payee: '', reasons: ['Mend it.'] }));
  const [first, ...others] = run.deals;
  if (first === undefined) throw new Error('a run has a deal');
  const leftOut = first.payments.flatMap((payment) => [7, 8, 9].map((row) => ({ ...payment, row })));
  const store = new RunPaymentStore(scope, {
    run: { ...run, held, deals: [{ ...first, leftOut }, ...others] },
    kept: false,
  });
  render(
    <MemoryRouter>
      <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
        <DealsNotices store={store} />
      </paymentRunContext.Provider>
    </MemoryRouter>,
  );
  // The page that had read the sheet is gone, and its rows can be mended all the same.
  expect(screen.getByRole('button', { name: 'Download with reasons' })).toBeTruthy();
  expect(screen.getByText(/8 rows are not paid by it\. The payments below say why\./)).toBeTruthy();
});
