import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PrintButton } from './PrintButton.tsx';

const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
});
afterEach(() => {
  cleanup();
  print.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
const never = (): Promise<void> => new Promise<void>(() => undefined);
const press = (prepare: () => Promise<void>) => {
  const drawn = render(<PrintButton prepare={prepare} />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  return drawn;
};

it('what is printed is waited for, which the button says, and at most five seconds', async () => {
  press(never);
  expect(screen.getByRole('button', { name: 'Preparing...' })).toBeTruthy();
  await pass(4_999);
  expect(print).not.toHaveBeenCalled();
  await pass(1);
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('a page that was left while it was waited for is not printed, whatever page is shown then', async () => {
  press(never).unmount();
  await pass(10_000);
  expect(print).not.toHaveBeenCalled();
});
