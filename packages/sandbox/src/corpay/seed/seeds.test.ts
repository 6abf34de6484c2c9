import { describe, expect, it } from 'vitest';
import { quoteAmounts } from '../deals/quoteAmounts.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededOrders } from './seededOrders.ts';

/** ISO 13616: the first four go to the end, letters count from ten, the rest of 97 is one. */
const ibanChecks = (iban: string): boolean => {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};

const routingChecks = (aba: string): boolean => {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return [...aba].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 10 === 0;
};

describe('the seeded stories', () => {
  it('have bank details that pass their checks', () => {
    for (const { iban, swiftBicCode, bankCountry, routingCode } of seededBeneficiaries) {
      if (iban !== '') expect(ibanChecks(iban), iban).toBe(true);
      expect(swiftBicCode).toMatch(/^[A-Z]{6}[A-Z0-9]{2}$/);
      expect(swiftBicCode.slice(4, 6)).toBe(bankCountry);
      if (bankCountry === 'US') expect(routingChecks(routingCode)).toBe(true);
    }
  });

  it('have orders whose two sides follow from their rate', () => {
    for (const { settlement, payment, rate } of seededOrders) {
      const fromSettlement = quoteAmounts({
        locked: settlement,
        lockSide: 'Settlement',
        derivedCurrency: payment.currency,
        rate,
      });
      const fromPayment = quoteAmounts({
        locked: payment,
        lockSide: 'Payment',
        derivedCurrency: settlement.currency,
        rate,
      });
      expect([fromSettlement.payment, fromPayment.settlement]).toSatisfy(
        ([paid, settled]) => paid.minor === payment.minor || settled.minor === settlement.minor,
        `${settlement.currency} to ${payment.currency}`,
      );
    }
  });
});
