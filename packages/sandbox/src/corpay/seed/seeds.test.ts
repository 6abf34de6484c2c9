import { describe, expect, it } from 'vitest';
import { validateCorpayBeneficiary } from '../beneficiaries/validateCorpayBeneficiary.ts';
import { computeQuoteAmounts } from '../quotes/computeQuoteAmounts.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import { seededOrders } from './seededOrders.ts';

describe('the seeded stories', () => {
  it.each(seededBeneficiaries.map((payee) => [payee.accountHolderName, payee] as const))(
    'have a beneficiary whom the partner would take: %s',
    (_name, payee) => {
      expect(validateCorpayBeneficiary(payee)).toEqual({ ok: true, record: payee });
    },
  );

  it('have orders whose two sides follow from their rate', () => {
    for (const { settlement, payment, rate } of seededOrders) {
      const fromSettlement = computeQuoteAmounts({
        locked: settlement,
        lockSide: 'Settlement',
        derivedCurrency: payment.currency,
        rate,
      });
      const fromPayment = computeQuoteAmounts({
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
