import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HistoryInterceptor } from '../routing/HistoryInterceptor.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

let letThrough = 0;
/** What no guard held back would leave the document, which there is none to leave to. */
const stayInDocument = (event: Event): void => {
  letThrough += 1;
  event.preventDefault();
};

const takePress = (event: Event): void => event.preventDefault();

beforeEach(() => {
  letThrough = 0;
  document.addEventListener('click', stayInDocument);
  ['/earlier', '/before', '/form'].forEach((path, idx) => history.pushState({ idx }, '', path));
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', stayInDocument);
});

type Guarding = { readonly active?: boolean; readonly historyKeeps?: boolean };

const Form = ({ active = true, historyKeeps = false }: Guarding) => {
  const { pathname, search } = useLocation();
  const { asking, stay, leave } = useLeaveGuard(active, { historyKeeps });
  return (
    <>
      <output>{pathname + search}</output>
      <a href="/orders?page=2">
        <span>Orders</span>
      </a>
      <a href="/orders" target="_blank" rel="noreferrer">
        Orders in a new tab
      </a>
      <a href="/form?step=2">This page</a>
      <a href="https://elsewhere.test/orders">Elsewhere</a>
      <p>No link</p>
      {asking ? (
        <dialog open>
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </dialog>
      ) : null}
    </>
  );
};

const open = (guarding: Guarding = {}) => {
  const tree = (now: Guarding) => (
    <BrowserRouter>
      <HistoryInterceptor>
        <Form {...now} />
      </HistoryInterceptor>
    </BrowserRouter>
  );
  const { rerender } = render(tree(guarding));
  return (now: Guarding) => rerender(tree(now));
};

const address = () => document.querySelector('output')?.textContent;
const asks = () => document.querySelector('dialog') !== null;
const click = (text: string, how: object = {}) =>
  act(() => void fireEvent.click(screen.getByText(text), how));
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Goes back so many steps; the history moves so often until it stands still again. */
const goBack = async (moves: number, steps = 1): Promise<void> => {
  let moved = 0;
  const count = (): void => void (moved += 1);
  window.addEventListener('popstate', count, { capture: true });
  await act(async () => {
    history.go(-steps);
    await vi.waitFor(() => expect(moved).toBe(moves));
  });
  window.removeEventListener('popstate', count, { capture: true });
};

describe('a link away from what is not finished', () => {
  it('is asked about, and the address stays until the user says that they leave', () => {
    open();
    click('Orders');
    expect([asks(), address(), letThrough]).toEqual([true, '/form', 0]);
    click('Stay');
    expect([asks(), address()]).toEqual([false, '/form']);
    click('Orders');
    click('Leave');
    expect(address()).toBe('/orders?page=2');
  });

  it.each([
    ['that opens another tab', 'Orders in a new tab', {}],
    ['within the same page', 'This page', {}],
    ['to another place on the net', 'Elsewhere', {}],
    ['pressed with Meta', 'Orders', { metaKey: true }],
    ['pressed with Control', 'Orders', { ctrlKey: true }],
    ['pressed with Shift', 'Orders', { shiftKey: true }],
    ['pressed with Alt', 'Orders', { altKey: true }],
    ['pressed with another button', 'Orders', { button: 1 }],
    ['that is none', 'No link', {}],
  ])('is not asked about where it leads nowhere from here: one %s', (_what, text, how) => {
    open();
    click(text, how);
    expect([asks(), letThrough]).toEqual([false, 1]);
  });

  it('is not asked about where somebody else has taken the press', () => {
    window.addEventListener('click', takePress, { capture: true });
    open();
    click('Orders');
    window.removeEventListener('click', takePress, { capture: true });
    expect([asks(), letThrough]).toEqual([false, 1]);
  });

  it('is asked about only while something is unfinished, and so is closing the tab', () => {
    const change = open({ active: false });
    click('Orders');
    expect([asks(), letThrough, closes()]).toEqual([false, 1, true]);
    change({ active: true });
    expect(closes()).toBe(false);
    change({ active: false });
    expect(closes()).toBe(true);
    click('Orders');
    expect([asks(), letThrough]).toEqual([false, 2]);
  });
});

describe('the way back', () => {
  it('is asked about once, however often it is pressed, and goes there when the user leaves', async () => {
    open();
    await goBack(2);
    expect([asks(), address(), location.pathname]).toEqual([true, '/form', '/form']);
    await goBack(2, 2);
    expect([asks(), location.pathname]).toEqual([true, '/form']);
    click('Leave');
    await vi.waitFor(() => expect(address()).toBe('/before'));
  });

  it('leads nowhere when the user stays, and asks again the next time', async () => {
    open();
    await goBack(2);
    click('Stay');
    expect([asks(), address()]).toEqual([false, '/form']);
    await goBack(2);
    expect([asks(), location.pathname]).toEqual([true, '/form']);
  });

  it('is free where the history keeps what was begun, while a link is still asked about', async () => {
    open({ historyKeeps: true });
    click('Orders');
    expect(asks()).toBe(true);
    click('Stay');
    await goBack(1);
    expect([asks(), address()]).toEqual([false, '/before']);
  });

  it('is free once nothing is unfinished any more', async () => {
    const change = open();
    change({ active: false });
    await goBack(1);
    expect([asks(), address()]).toEqual([false, '/before']);
  });
});
