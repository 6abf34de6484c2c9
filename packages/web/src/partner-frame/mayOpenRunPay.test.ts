import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../domain/test/samplePaymentRun.ts';
import { bookingsIn, openQuotedScope, thalassa } from '../../test/fakeCorpay.ts';
import { hearDefects } from '../../test/hearDefects.ts';
import { openQuotedDeal } from '../../test/openQuotedDeal.ts';

const defects = hearDefects();

const thousands = makeMoney(1_000_000n, 'EUR');

/** A browser with an open run, whose only deal pays this and has no outcome yet, or is still waiting. */
const browserWithRun = async (
  owner: string,
  paid: { readonly payeeId: string; readonly amount: Money },
  isUnknown = true,
) => {
  const store = createMemoryStore();
  const [sample] = sampleRunDeal().payments;
  const payments = sample === undefined ? [] : [{ ...sample, ...paid }];
  const deal = sampleRunDeal({ payments });
  const state = { kind: 'booking', booking: sampleBooking() } as const;
  const runs = createPaymentRunStore(store, owner);
  await runs.begin({ ...sampleRun(), deals: [isUnknown ? { ...deal, state } : deal] });
  return store;
};

describe('a single booking beside an open payment run (RUN-6)', () => {
  const payeeId = thalassa.clientIntegrationId;

  it('is not sent while the run may have paid the payee the same, and says so', async () => {
    const store = await browserWithRun('corpay.sub-1', { payeeId, amount: thousands });
    const { scope, calls } = await openQuotedScope({ store });
    await scope.deal.book();
    expect(scope.deal.refusal).toBe('run-open');
    expect(bookingsIn(calls)).toEqual([]);
  });

  it.each([
    ['pays another amount', 'corpay.sub-1', { payeeId, amount: makeMoney(5n, 'EUR') }, true],
    ['pays somebody else', 'corpay.sub-1', { payeeId: 'b-9', amount: thousands }, true],
    ['has sent nothing yet', 'corpay.sub-1', { payeeId, amount: thousands }, false],
    ['is another user’s', 'corpay.sub-2', { payeeId, amount: thousands }, true],
  ])('is sent where the run %s', async (_what, owner, paid, isUnknown) => {
    const store = await browserWithRun(owner, paid, isUnknown);
    const { scope, calls } = await openQuotedScope({ store });
    await scope.deal.book();
    expect(bookingsIn(calls)).toHaveLength(1);
  });

  it('is not sent where the open runs cannot be read', async () => {
    const store = createMemoryStore();
    await store.write('fx-gateway.payment-runs.corpay.sub-1', 'torn');
    const { scope, calls } = await openQuotedScope({ store });
    await scope.deal.book();
    expect([scope.deal.refusal, bookingsIn(calls)]).toEqual(['run-open', []]);
    expect(defects).toHaveLength(1);
  });

  it('is held back at OFX too, for each of those whom the deal pays', async () => {
    const store = await browserWithRun('ofx.sub-1', { payeeId: 'b1', amount: makeMoney(9_000n, 'EUR') });
    const { deal, booked } = await openQuotedDeal({ store });
    expect(await deal.book()).toBeNull();
    expect([deal.refusal?.why, booked()]).toEqual(['run-open', 0]);
  });
});
