import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { minorPerMajor, makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { BeneficiaryRecord, PaymentMethod } from '../../records/beneficiaryRecord.ts';
import { computeCustomerRate } from '../../quotes/computeCustomerRate.ts';
import { computeQuoteAmounts } from '../../quotes/computeQuoteAmounts.ts';
import { stableRandomChoice, stableRandomInt } from './stableRandomInt.ts';

/** An order of the past. */
export type InventedOrder = {
  readonly ordNum: number;
  /** Epoch ms. */
  readonly at: number;
  readonly settlement: Money;
  readonly payment: Money;
  readonly rate: string;
  readonly beneficiary: BeneficiaryRecord;
  readonly method: PaymentMethod;
  readonly purpose: string;
  readonly reference: string;
  /** False for the newest few, which wait for their instruction. */
  readonly instructed: boolean;
};

/** How many orders a busy customer has, and the number before the first. */
export const busyCustomerOrderCount = 10_000;
const numberBefore = 20_400_000;

const newestAt = Date.parse('2026-11-20T15:30:00Z');
const hour = 3_600_000;
const openDays = 5;
const aDay = 14;

/**
 * The serial-th order, oldest first: fourteen on every weekday, at the rates of their moment, to the beneficiaries in
 * an order that comes back to some of them more often than to others.
 */
export const inventOrder = (
  serial: number,
  beneficiaries: readonly BeneficiaryRecord[],
): InventedOrder | undefined => {
  const age = busyCustomerOrderCount - 1 - serial;
  const weekdays = Math.floor(age / aDay);
  const days = Math.floor(weekdays / openDays) * 7 + (weekdays % openDays);
  const at =
    newestAt - days * 24 * hour - (age % aDay) * 0.5 * hour - stableRandomInt(serial, 10, 1_500) * 1_000;
  const beneficiary =
    beneficiaries[
      Math.min(
        stableRandomInt(serial, 11, beneficiaries.length),
        stableRandomInt(serial, 12, beneficiaries.length),
      )
    ];
  if (beneficiary === undefined) return undefined;
  const currency = beneficiary.bankCurrency;
  const settlementCurrency: Currency = currency === 'USD' ? 'EUR' : 'USD';
  const rate = computeCustomerRate(settlementCurrency, currency, at);
  const locked = makeMoney(
    BigInt(100 + stableRandomInt(serial, 13, 24_900)) * 10n * minorPerMajor(settlementCurrency),
    settlementCurrency,
  );
  const amounts = computeQuoteAmounts({ locked, lockSide: 'Settlement', derivedCurrency: currency, rate });
  return {
    ...amounts,
    ordNum: numberBefore + serial + 1,
    at,
    rate,
    beneficiary,
    method: stableRandomInt(serial, 14, 3) === 0 ? 'W' : (beneficiary.paymentMethods.at(-1) ?? 'W'),
    purpose: stableRandomChoice(['GOODS', 'SERVICES', 'INVOICE'], serial, 15),
    reference: `Invoice ${20_000 + serial}`,
    instructed: age >= 3,
  };
};
