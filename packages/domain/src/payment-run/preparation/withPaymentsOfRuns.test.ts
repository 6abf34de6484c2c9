import { describe, expect, it } from 'vitest';
import { northwind } from '../../../test/runSamples.ts';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { RunRecentPayment } from '../judging/runContext.ts';
import type { PaymentRun, RunDealState } from '../run/paymentRun.ts';
import { withPaymentsOfRuns } from './withPaymentsOfRuns.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const olive = { ...northwind, id: 'olive', name: 'Olive Export' };
const order = { number: 'd-1', reference: 'OFX-7' };
const booking = sampleBooking({ startedAt: now });
const paid: RunDealState = { kind: 'paid', booking, order, requestId: null };
const runOf = (state: RunDealState): PaymentRun => ({ ...sampleRun(), deals: [sampleRunDeal({ state })] });
const listed: RunRecentPayment = {
  payeeId: 'olive',
  amount: makeMoney(10_000n, 'EUR'),
  order,
  named: 'deal OFX-7',
  day: 'Nov 30, 2026',
};
const find = async (
  run: PaymentRun,
  payments: readonly RunRecentPayment[] = [],
  payees = [olive],
): Promise<readonly RunRecentPayment[]> => {
  const read = async () => succeeded({ payments, unread: null, known: [] });
  const found = await withPaymentsOfRuns(
    read,
    { list: async () => [run] },
    'deal',
    () => now,
  )(payees, payees);
  return found.ok ? found.value.payments : [];
};

describe('what a run of this device has paid', () => {
  it('is among the payments of the last seven days with the references of its rows', async () => {
    expect(await find(runOf(paid))).toEqual([{ ...listed, reference: 'INV-1' }]);
  });

  it('gives a payment its reference where the list of the partner has none', async () => {
    expect(await find(runOf(paid), [listed])).toEqual([{ ...listed, reference: 'INV-1' }]);
  });

  it('is what the partner says of it where that has references', async () => {
    const said = { ...listed, amount: makeMoney(9_000n, 'EUR'), reference: 'INV-9' };
    expect(await find(runOf(paid), [said])).toEqual([said]);
  });

  it('is known of a payee who was deleted and added again, by the name', async () => {
    expect(await find(runOf(paid), [], [{ ...olive, id: 'olive-2', name: 'OLIVE export' }])).toMatchObject([
      { payeeId: 'olive-2', reference: 'INV-1' },
    ]);
  });

  it('is nothing that is older, or of which it is not known that it was paid', async () => {
    const before = sampleBooking({ startedAt: now - 9 * 24 * 3_600_000 });
    for (const state of [
      { ...paid, booking: before },
      { kind: 'booked', booking, order, refusal: null },
      { kind: 'waiting', refusal: null },
    ] as const)
      expect(await find(runOf(state))).toEqual([]);
  });

  it('does not hide that the list of the partner cannot be read', async () => {
    const trouble = failed(callFailure('server-trouble', '/deals'));
    const read = withPaymentsOfRuns(
      async () => trouble,
      { list: async () => [] },
      'deal',
      () => now,
    );
    expect(await read([olive], [olive])).toEqual(trouble);
  });
});
