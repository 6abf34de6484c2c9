import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakeIdentity } from '../../../test/fakeIdentity.ts';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { identityContext } from '../../identity/identityContext.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunReport } from './RunReport.tsx';

afterEach(cleanup);

it('the report names what was pasted beside the amount of a row that was changed, and beside no other', () => {
  const partner = fakePaymentRuns();
  const whole = runOf(2);
  const deals = whole.deals.map((deal, place) => ({
    ...deal,
    payments: deal.payments.map((payment) =>
      place === 0 ? { ...payment, asPasted: 'Amount 1,100.00 EUR' } : payment,
    ),
  }));
  const { run, fees } = new RunPaymentStore(partner.scope, { run: { ...whole, deals }, kept: false });
  render(
    <MemoryRouter>
      <identityContext.Provider value={fakeIdentity().store}>
        <paymentRunContext.Provider value={new PaymentRunWorkspace(partner.scope)}>
          <RunReport run={run} fees={fees} isUnderWay={() => false} />
        </paymentRunContext.Provider>
      </identityContext.Provider>
    </MemoryRouter>,
  );
  const said = screen.getAllByText(/^As pasted: /);
  expect(said.map(({ textContent }) => textContent)).toEqual(['As pasted: Amount 1,100.00 EUR']);
  expect(said[0]?.closest('tr')?.textContent).toContain('100.00 EURAs pasted');
});

it('the order of a row in the report leads to the order', () => {
  const partner = fakePaymentRuns();
  const whole = runOf(2);
  const [first, second] = whole.deals;
  if (first === undefined || second === undefined) throw new Error('the run has two deals');
  const booking = {
    quoteId: 'q1',
    idempotencyKey: 'k1',
    pays: makeMoney(20_000n, 'USD'),
    receive: makeMoney(10_000n, 'EUR'),
    fee: null,
    rate: 0.5,
    endsAt: null,
    before: [],
    startedAt: 1,
  };
  const order = { number: '701', reference: 'R-701' };
  const paid = { ...first, state: { kind: 'paid', booking, order, requestId: null } as const };
  const { run, fees } = new RunPaymentStore(partner.scope, {
    run: { ...whole, deals: [paid, second] },
    kept: false,
  });
  render(
    <MemoryRouter>
      <identityContext.Provider value={fakeIdentity().store}>
        <paymentRunContext.Provider value={new PaymentRunWorkspace(partner.scope)}>
          <RunReport run={run} fees={fees} isUnderWay={() => false} />
        </paymentRunContext.Provider>
      </identityContext.Provider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'R-701' }).getAttribute('href')).toBe('/orders/701');
  expect(screen.getByText('Deal 2 of this run').closest('a')).toBeNull();
});
