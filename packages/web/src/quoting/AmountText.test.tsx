import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountText } from './AmountText.tsx';
import { AmountWithCode } from './AmountWithCode.tsx';

afterEach(cleanup);

describe('an amount has one mark of its currency', () => {
  it.each([
    [makeMoney(1_153_402n, 'USD'), '$11,534.02', '11,534.02 USD'],
    [makeMoney(723_445n, 'AUD'), 'A$7,234.45', '7,234.45 AUD'],
    [makeMoney(120_000n, 'CHF'), 'CHF\u00A01,200.00', '1,200.00 CHF'],
    [makeMoney(-120_000n, 'USD'), '-$1,200.00', '-1,200.00 USD'],
    [{ currency: 'GBP', amount: 9.5 }, '£9.50', '9.50 GBP'],
    [{ currency: 'SEK', amount: 9.5 }, 'SEK 9.50', 'SEK 9.50'],
  ])('its symbol on the screen, its code where it leaves the house: %#', (amount, bySymbol, byCode) => {
    const { container, rerender } = render(<AmountText of={amount} />);
    expect(container.textContent).toBe(bySymbol);
    rerender(<AmountWithCode of={amount} />);
    expect(container.textContent).toBe(byCode);
  });
});
