import { money } from '@fx-gateway/domain/money/money.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountText } from './AmountText.tsx';

afterEach(cleanup);

describe('an amount in a list', () => {
  it.each([
    [money(1_153_402n, 'USD'), '$11,534.02 USD'],
    [money(120_000n, 'CHF'), '1,200.00 CHF'],
    [money(-120_000n, 'CHF'), '-1,200.00 CHF'],
    [{ currency: 'SEK', amount: 9.5 }, '9.50 SEK'],
  ])('has its code behind its figures, once: %#', (amount, words) => {
    const { container } = render(<AmountText of={amount} />);
    expect(container.textContent).toBe(words);
  });
});
