import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleRun, sampleRunDeal } from '../../../domain/test/samplePaymentRun.ts';
import { openQuotedScope, thalassa } from '../../test/fakeCorpay.ts';
import { openQuotedDeal } from '../../test/openQuotedDeal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { OpenCorpayRuns } from '../corpay/payment-run/CorpayPaymentRuns.tsx';
import { corpayContext } from '../corpay/stores/corpayContext.ts';
import { OpenOfxRuns } from '../ofx/payment-run/OfxPaymentRuns.tsx';
import { ofxContext } from '../ofx/stores/ofxContext.ts';

afterEach(cleanup);

/** A browser with an open run that waits to pay this. */
const browserWithRun = async (owner: string, payeeId: string, minor: bigint) => {
  const store = createMemoryStore();
  const [sample] = sampleRunDeal().payments;
  const payments = sample === undefined ? [] : [{ ...sample, payeeId, amount: makeMoney(minor, 'EUR') }];
  await createPaymentRunStore(store, owner).begin({ ...sampleRun(), deals: [sampleRunDeal({ payments })] });
  return store;
};

const drawn = (what: React.ReactNode) =>
  act(async () => {
    render(<MemoryRouter>{what}</MemoryRouter>);
  });

const openRunLink = () => screen.queryByRole('link', { name: 'Open the run' })?.getAttribute('href');

describe('beside a single deal that is about to be booked (RUN-6)', () => {
  it.each([
    [
      'says which row of an open run waits to pay the same, and leads to the run',
      1_000_000n,
      '/payments/run-1',
    ],
    ['says nothing of a run that pays another amount', 5n, undefined],
  ])('the page %s', async (_what, minor, link) => {
    const store = await browserWithRun('corpay.sub-1', thalassa.clientIntegrationId, minor);
    const { scope } = await openQuotedScope({ store });
    await drawn(
      <corpayContext.Provider value={scope}>
        <OpenCorpayRuns beside />
      </corpayContext.Provider>,
    );
    if (link === undefined) expect(openRunLink()).toBeUndefined();
    else {
      expect(openRunLink()).toContain(link);
      expect(screen.getByText(/Row 2 of the open payment run/).textContent).toContain(
        'and is not booked. Book it here or there, not at both places.',
      );
    }
  });

  it('the page of OFX says it too', async () => {
    const store = await browserWithRun('ofx.sub-1', 'b1', 9_000n);
    const { scope } = await openQuotedDeal({ store });
    await drawn(
      <ofxContext.Provider value={scope}>
        <OpenOfxRuns beside />
      </ofxContext.Provider>,
    );
    expect(openRunLink()).toContain('/payments/run-1');
  });
});
