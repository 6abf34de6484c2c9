import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeIdentity, fakeUser } from '../../../test/fakeIdentity.ts';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { fakeRates } from '../../../test/fakeRates.ts';
import { identityContext } from '../../identity/identityContext.ts';
import { keepMarginLimit } from '../../margin-limit/keptMarginLimit.ts';
import { ratesContext } from '../../market-rates/ratesContext.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunDealQuote } from './RunDealQuote.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The market says 0.868 EUR for a dollar; the run's deal asks so many dollars for 100 EUR. */
const quoted = async (dollarCents: bigint) => {
  const partner = fakePaymentRuns();
  partner.answers.dearer = dollarCents - 20_000n;
  const run = runOf(1);
  const payment = new RunPaymentStore(partner.scope, { run, kept: false });
  payment.start();
  await partner.time.advance(1_000);
  const rates = fakeRates();
  rates.store.watch();
  await rates.time.advance(0);
  const [deal] = run.deals;
  if (deal === undefined) throw new Error('There is no deal.');
  expect(payment.quotes.displayed.get(deal.id)?.quote.pays).toEqual(makeMoney(dollarCents, 'USD'));
  const { store: identity } = fakeIdentity();
  await identity.start();
  render(
    <identityContext.Provider value={identity}>
      <ratesContext.Provider value={rates.store}>
        <paymentRunContext.Provider value={new PaymentRunWorkspace(partner.scope)}>
          <RunDealQuote deal={deal} store={payment} />
        </paymentRunContext.Provider>
      </ratesContext.Provider>
    </identityContext.Provider>,
  );
  await act(async () => Promise.resolve());
};

const warning = () => screen.queryByText(/^The margin is above your limit of/)?.textContent;

describe('the margin of a deal in a payment run (COST-2)', () => {
  // 100 EUR are 115.21 USD in the market.
  it('is warned of beyond the limit that holds where the user has set none', async () => {
    await quoted(11_700n);
    expect(warning()).toBe('The margin is above your limit of 1%.');
  });

  it('is not warned of within it, nor where the deal is below the market', async () => {
    await quoted(11_600n);
    expect(warning()).toBeUndefined();
    cleanup();
    await quoted(11_000n);
    expect(warning()).toBeUndefined();
  });

  it('is held to the limit of the user who is signed in, and of nobody else', async () => {
    keepMarginLimit('somebody-else', 0);
    await quoted(11_600n);
    expect(warning()).toBeUndefined();
    cleanup();
    keepMarginLimit(fakeUser.sub, 0.5);
    await quoted(11_600n);
    expect(warning()).toBe('The margin is above your limit of 0.5%.');
    cleanup();
    keepMarginLimit(fakeUser.sub, 5);
    await quoted(11_700n);
    expect(warning()).toBeUndefined();
  });
});
