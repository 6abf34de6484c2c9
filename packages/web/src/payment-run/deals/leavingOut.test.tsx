import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { drawRun } from '../../../test/drawRun.tsx';
import { fakePaymentRuns, runOf } from '../../../test/fakePaymentRuns.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { RunDealRow } from './RunDealRow.tsx';

afterEach(cleanup);

const Shown = observer(({ store }: { readonly store: RunPaymentStore }) =>
  store.run.deals.map((deal) => (
    <RunDealRow key={deal.id} deal={deal} store={store} onRaise={() => undefined} />
  )),
);

/** One deal that pays rows 2 and 3, each of them 100 EUR. */
const showDeal = async () => {
  const partner = fakePaymentRuns();
  const run = runOf(2);
  const payments = run.deals.flatMap((deal) => deal.payments);
  const deals = run.deals.slice(0, 1).map((deal) => ({ ...deal, payments }));
  const store = await drawRun(partner, { ...run, deals }, (drawn) => <Shown store={drawn} />);
  return { ...partner, store };
};

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

const open = () =>
  act(async () => {
    const details = document.querySelector('details');
    if (details === null) throw new Error('There are no payments.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });

it('one payment of a deal that waits is left out with a press, stands there as left out, and is put back with another (RUN-10)', async () => {
  const { store, calls, time } = await showDeal();
  await open();
  await press('Leave row 3 out');
  const out = screen.getByRole('list', { name: 'Rows left out of deal 1' });
  expect(within(out).getByText('Row 3: Olive Export')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book and instruct deal 1' }).hasAttribute('disabled')).toBe(
    true,
  );
  await act(async () => time.advance(1_000));
  expect(screen.getByRole('button', { name: 'Book and instruct deal 1' }).hasAttribute('disabled')).toBe(
    false,
  );
  await press('Put row 3 back');
  expect(store.run.deals[0]?.payments.map(({ row }) => row)).toEqual([2, 3]);
  await act(async () => time.advance(1_000));
  await press('Book and instruct deal 1');
  expect(calls).toEqual(['book 1 q3', 'instruct 1 701']);
  expect(screen.queryByRole('button', { name: /Leave|Put/ })).toBeNull();
});

it('a deal that was left out can be put back while nothing was booked, and says why it is not paid (RUN-10)', async () => {
  await showDeal();
  await press('Leave deal 1 out');
  expect(screen.getByText('You left it out before it was booked: nobody is paid by it.')).toBeTruthy();
  expect(screen.queryByText(/Who is paid|They receive/)).toBeNull();
  expect(screen.getAllByText(/would have (?:paid|received)/)).toHaveLength(2);
  await press('Put deal 1 back');
  expect(screen.getByRole('button', { name: 'Leave deal 1 out' })).toBeTruthy();
});

it('a payment or a deal that is left out since it was booked by itself names that order, with a way to it (RUN-13)', async () => {
  const { answers, store } = await showDeal();
  const order = { number: '900', sentence: 'Order 900 pays 100.00 to Olive Export, as row 3 does.', row: 3 };
  answers.equal = [order];
  await open();
  await press('Leave row 3 out');
  const out = screen.getByRole('list', { name: 'Rows left out of deal 1' });
  expect(within(out).getByText(/^Order 900 pays 100\.00/)).toBeTruthy();
  expect(within(out).getByRole('link', { name: 'Order 900' }).getAttribute('href')).toBe('/orders/900');
  await press('Put row 3 back');
  expect(screen.queryByRole('link')).toBeNull();
  await press('Leave deal 1 out');
  expect(screen.getByText(/^You left it out before it was booked/).textContent).toContain(
    `${order.sentence} Order 900`,
  );
  expect(store.run.deals[0]?.state.kind).toBe('left-out');
});
