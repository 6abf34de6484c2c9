import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { fakePaymentRuns, lostCall, runOf } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { DeniedRunBooking } from './DeniedRunBooking.tsx';
import { RunStopNotice } from './RunStopNotice.tsx';

afterEach(cleanup);

const Shown = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const [deal] = store.run.deals;
  const stop = store.stops.of('1');
  if (deal === undefined) return null;
  return (
    <>
      <DeniedRunBooking deal={deal} store={store} />
      {stop === undefined ? null : (
        <RunStopNotice deal={deal} stop={stop} store={store} onRaise={() => undefined} />
      )}
    </>
  );
});

/** A deal whose booking was lost, and of which the user has said that it became no order. */
const showDenied = async () => {
  const fake = fakePaymentRuns();
  const { scope, time, answers } = fake;
  const { book } = answers;
  answers.book = lostCall;
  const candidates = [{ number: '705', reference: '', sentence: 'Order 705 of today' }];
  answers.found = { kind: 'choose', candidates, canBeNone: true };
  const store = new RunPaymentStore(scope, { run: runOf(1), kept: false });
  store.start();
  await time.advance(1_000);
  await store.calls.bookDeal('1');
  await time.advance(1);
  const [deal] = store.run.deals;
  if (deal !== undefined) await store.lost.say('run-1', deal, { noneOf: ['705'] });
  answers.book = book;
  await time.advance(1_000);
  render(
    <MemoryRouter>
      <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
        <Shown store={store} />
      </paymentRunContext.Provider>
    </MemoryRouter>,
  );
  return { ...fake, store };
};

const press = async (name: string): Promise<void> => {
  await act(async () => screen.getByRole('button', { name }).click());
};

it('whoever has said by mistake that a booking became no order names the order after all, and nothing is booked by that', async () => {
  const { store, calls } = await showDenied();
  expect(store.run.deals[0]?.state.kind).toBe('waiting');
  expect(screen.getByText(/Until this deal is booked anew you can name its order after all\./)).toBeDefined();
  await press('Deal 1 was booked after all');
  await press('Order 705 is deal 1');
  expect(store.run.deals[0]?.state).toMatchObject({ kind: 'booked', order: { number: '705' } });
  expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
  expect(screen.queryByText(/booked anew/)).toBeNull();
});

it('the question whether a deal is booked already takes the order that a lost booking became', async () => {
  const { store, answers, calls } = await showDenied();
  answers.equal = [{ number: '705', sentence: 'Order 705 is booked for the same.' }];
  await act(() => store.calls.bookDeal('1'));
  await press('It was booked as 705');
  expect(store.run.deals[0]?.state).toMatchObject({ kind: 'booked', order: { number: '705' } });
  expect(store.stops.of('1')).toBeUndefined();
  expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(1);
});

it('where no order is found it is said, and the deal waits still', async () => {
  const { store, answers } = await showDenied();
  answers.found = { kind: 'not-booked', refusal: null };
  await press('Deal 1 was booked after all');
  expect(screen.getByText('No new order with these amounts was found.')).toBeDefined();
  expect(store.run.deals[0]?.state.kind).toBe('waiting');
});
