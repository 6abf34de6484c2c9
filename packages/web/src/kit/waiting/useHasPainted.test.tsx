import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHasPainted } from './useHasPainted.ts';

afterEach(cleanup);

const Page = () => <p>{useHasPainted() ? 'first and second' : 'first'}</p>;

it('what may wait is not in the frame that shows a page first, and comes after it', async () => {
  render(<Page />);
  const painted = await new Promise((resolve) => {
    requestAnimationFrame(() => resolve(document.body.textContent));
  });
  expect(painted).toBe('first');
  expect(await screen.findByText('first and second')).toBeTruthy();
});
