import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bookingsIn } from '../../../test/fakeCorpay.ts';
import { heldCall } from '../../../test/heldCall.ts';
import { openQuotedPage } from '../../../test/openDealPage.tsx';
import { choose, openQuoteStep, type } from '../../../test/openQuoteStep.tsx';

afterEach(cleanup);

const connection = (is: 'offline' | 'online') => act(async () => void window.dispatchEvent(new Event(is)));
const button = () => screen.getByRole('button', { name: 'Book Deal' });
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const lostMessages =
  'Nothing was sent: the connection was lost when you pressed Book Deal. Press it again once it is back.';
const offMessages =
  'Nothing was sent: Book Deal was off when you pressed it. Look at the quote, and press it again.';

const corpay = async () => {
  const { scope, pass, calls } = await openQuoteStep();
  choose();
  type('10000');
  await pass(500);
  const { orders } = scope.session.corpay;
  const reading = heldCall(orders.list.bind(orders));
  orders.list = reading.held;
  return { pass, reading, bookings: () => bookingsIn(calls).length };
};

const ofx = async () => {
  const { scope, pass, calls } = await openQuotedPage();
  const { deals } = scope.session.ofx;
  const reading = heldCall(deals.list.bind(deals));
  deals.list = reading.held;
  return { pass, reading, bookings: () => calls.filter((call) => call.startsWith('book')).length };
};

describe.each([
  ['Corpay', corpay],
  ['OFX', ofx],
])('a press of Book Deal at %s', (_partner, open) => {
  it('that the connection leaves is told to have sent nothing, also once it is back, until the next press', async () => {
    const { pass, bookings, reading } = await open();
    expect(isOff()).toBe(false);
    fireEvent.pointerDown(button(), { button: 0 });
    await connection('offline');
    await act(async () => fireEvent.click(button()));
    expect(screen.getByRole('alert').textContent).toBe(lostMessages);
    await connection('online');
    await pass(6_000);
    expect(isOff()).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(lostMessages);
    expect(bookings()).toBe(0);
    await act(async () => fireEvent.click(button()));
    reading.goOn();
    await pass(0);
    expect(screen.queryByText(lostMessages)).toBeNull();
    expect(bookings()).toBe(1);
  });

  it('that the connection leaves while the newest bookings are read says that, and blames no quote', async () => {
    const { pass, bookings, reading } = await open();
    await act(async () => fireEvent.click(button()));
    await connection('offline');
    reading.goOn();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe(lostMessages);
    expect(bookings()).toBe(0);
  });
});

it('a press of Book Deal while it rests for a moment is told to have sent nothing, also once it is on again', async () => {
  const { pass, calls } = await openQuoteStep();
  choose();
  type('10000');
  await pass(25_600);
  expect(screen.getByText(/less favourable/)).toBeTruthy();
  await act(async () => fireEvent.click(button()));
  await pass(1_000);
  expect(isOff()).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(offMessages);
  expect(bookingsIn(calls)).toEqual([]);
});
