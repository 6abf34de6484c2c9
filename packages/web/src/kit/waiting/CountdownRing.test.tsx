import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CountdownRing } from './CountdownRing.tsx';

afterEach(cleanup);

describe('a countdown', () => {
  it.each([
    [17.2, '0:18'],
    [0.4, '0:01'],
    [0, '0:00'],
    [-3, '0:00'],
    [61, '1:01'],
  ])('of %d seconds is whole seconds, rounded up, and never less than none', (seconds, shown) => {
    render(<CountdownRing words="renews in" seconds={seconds} total={30} />);
    expect(screen.getByRole('timer').textContent).toBe(`renews in ${shown}`);
  });

  it('is silent to screen readers', () => {
    render(<CountdownRing words="renews in" seconds={18} total={30} />);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });
});
