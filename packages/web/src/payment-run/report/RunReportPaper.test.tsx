import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../../domain/test/samplePaymentRun.ts';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunFeesStore } from '../stores/RunFeesStore.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunReportTotals } from './RunReportPaper.tsx';

afterEach(cleanup);

const made = { booking: sampleBooking(), order: { number: '700', reference: '' } };

/** What stands at the end of a printed report. */
const printed = (...states: readonly RunDeal['state'][]): string => {
  const run = {
    ...sampleRun(),
    deals: states.map((state, place) => sampleRunDeal({ id: `${place + 1}`, state })),
  };
  const { scope } = fakePaymentRuns();
  render(
    <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
      <RunReportTotals
        run={run}
        rows={toRunReportRows(run, new Map())}
        fees={new RunFeesStore({ readFees: null })}
      />
    </paymentRunContext.Provider>,
  );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.body.textContent;
};

it('payments that are instructed are not called paid on paper, since they are still to be settled', () => {
  const text = printed({ kind: 'paid', requestId: null, ...made }, { kind: 'waiting', refusal: null });
  expect(text).toContain('2 instructed, 2 not: Instructed 2, Waiting 2');
  expect(text).not.toMatch(/\d paid/);
});

it('what payees got of a deal that was instructed otherwise is counted where it is the whole, and else not known', () => {
  const otherwise = { kind: 'paid-otherwise', words: '', ...made } as const;
  expect(printed({ ...otherwise, inFull: true })).toContain('EUR settled in USD300.00 EUR for 330.00 USD');
  cleanup();
  const text = printed(otherwise);
  expect(text).toContain('(what deal 1 paid is not known) for 330.00 USD');
  expect(text).not.toContain('0.00 EUR');
});

it('what is sent for a deal of which nobody knows is not counted as booked', () => {
  const text = printed({ kind: 'booking', booking: made.booking });
  expect(text).not.toContain('You send in USD');
});

it('what is booked of a run does not hold a deal of which nobody knows whether it was booked', () => {
  const { scope } = fakePaymentRuns();
  const bookedSums = (state: RunDeal['state']) =>
    new RunPaymentStore(scope, { run: { ...sampleRun(), deals: [sampleRunDeal({ state })] }, kept: true })
      .bookedSums;
  expect(bookedSums({ kind: 'booking', booking: made.booking })).toEqual([]);
  expect(bookedSums({ kind: 'booked', refusal: null, ...made })).toHaveLength(1);
});
