import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunStopNotice } from './RunStopNotice.tsx';

afterEach(cleanup);

const Shown = observer(
  ({ store, onRaise }: { readonly store: RunPaymentStore; readonly onRaise: () => void }) => {
    const [deal] = store.run.deals;
    const stop = store.stops.of('1');
    return deal === undefined || stop === undefined ? null : (
      <RunStopNotice deal={deal} stop={stop} store={store} onRaise={onRaise} />
    );
  },
);

it('a run that stopped at a refused instruction says so, and is gone on with by instructing again or by booking the others', async () => {
  const { scope, time, answers, calls } = fakePaymentRuns();
  const { instruct } = answers;
  answers.instruct = async () => ({
    kind: 'refused',
    refusal: { words: 'The partner is closed.', requestId: 'r-9' },
  });
  answers.instructed = { kind: 'not-instructed' };
  const store = new RunPaymentStore(scope, { run: runOf(3), kept: false });
  store.start();
  await time.advance(3_000);
  await store.calls.bookAll([makeMoney(60_000n, 'USD')]);
  expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  let raised = 0;
  render(
    <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
      <Shown store={store} onRaise={() => (raised += 1)} />
    </paymentRunContext.Provider>,
  );
  expect(screen.getByText(/no more deals were booked.*The partner is closed\./)).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Book the other deals all the same' }).click());
  expect(raised).toBe(1);
  answers.instruct = instruct;
  await act(async () => {
    screen.getByRole('button', { name: 'Instruct it again' }).click();
    await time.advance(1);
  });
  expect(store.run.deals.map(({ state }) => state.kind)).toEqual(['paid', 'waiting', 'waiting']);
  expect(screen.queryByText(/no more deals were booked/)).toBeNull();
});
