import { money } from '@fx-gateway/domain/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RenewalNote } from './RenewalNote.tsx';

afterEach(cleanup);

const renewed = (from: bigint, to: bigint) =>
  render(<RenewalNote what="You pay" before={money(from, 'USD')} now={money(to, 'USD')} worse={to > from} />);

describe('what a renewal changed', () => {
  it('stands side by side with what it was', () => {
    renewed(1_000n, 1_001n);
    expect(screen.getByText(/was/).textContent).toBe('You pay: was 10.00 · now 10.01 (+0.01)');
  });

  it('is not said where nothing changed', () => {
    renewed(1_000n, 1_000n);
    expect(document.body.textContent).toBe('');
  });
});
