import { act, cleanup, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakePaymentRuns, lostCall, runOf } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { LostRunDeal } from './LostRunDeal.tsx';

afterEach(cleanup);

const Shown = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const [deal] = store.run.deals;
  return deal?.state.kind === 'booking' ? <LostRunDeal deal={deal} store={store} /> : <p>It waits</p>;
});

/** A deal whose booking was lost, and of which nothing is found by now. */
const showLost = async (canBeNone: boolean): Promise<void> => {
  const { scope, time, answers } = fakePaymentRuns();
  answers.book = lostCall;
  answers.found = { kind: 'choose', candidates: [], canBeNone };
  const store = new RunPaymentStore(scope, { run: runOf(1), kept: false });
  store.start();
  await time.advance(1_000);
  await store.calls.bookDeal('1');
  await time.advance(1);
  await act(async () => {
    render(
      <MemoryRouter>
        <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
          <Shown store={store} />
        </paymentRunContext.Provider>
      </MemoryRouter>,
    );
  });
};

it('where nothing is found that a lost booking may have become, that is said with what can be done, and no choice of one', async () => {
  await showLost(true);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/^No new order with these amounts was found\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'your list' }).getAttribute('href')).toBe('/orders');
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'It was not booked' }).click());
  expect(await screen.findByText('It waits')).toBeDefined();
});

it('nobody says of a booking that may still be on its way that it was not booked', async () => {
  await showLost(false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'It was not booked' })).toBeNull();
  expect(screen.getByText(/The booking may still arrive/)).toBeDefined();
});
