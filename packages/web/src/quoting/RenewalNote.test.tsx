import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RenewalNote } from './RenewalNote.tsx';

afterEach(cleanup);

const renewed = (from: bigint, to: bigint) => {
  render(<RenewalNote before={makeMoney(from, 'USD')} now={makeMoney(to, 'USD')} worse={to > from} />);
  return document.body.textContent;
};

describe('what a renewal made of an amount', () => {
  it.each([
    [1_000n, 12_556n, 'Was 10.00. 115.56 USD more than before'],
    [1_001n, 1_000n, 'Was 10.01. 0.01 USD less than before'],
    [1_000n, 1_000n, 'Unchanged'],
  ])('is said with the old amount beside the new one: from %d to %d', (from, to, words) => {
    expect(renewed(from, to)).toBe(words);
  });

  it('is not said of two currencies', () => {
    const now = makeMoney(1n, 'EUR');
    const { rerender } = render(<RenewalNote before={makeMoney(1n, 'EUR')} now={now} worse={false} />);
    expect(document.body.textContent).toBe('Unchanged');
    rerender(<RenewalNote before={makeMoney(1n, 'USD')} now={now} worse={false} />);
    expect(document.body.textContent).toBe('');
  });
});
