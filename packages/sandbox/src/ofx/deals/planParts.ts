import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { readWireAmount } from '../../wire/readWireAmount.ts';
import type { DealRequest } from './dealRequestSchema.ts';

/** A beneficiary's part of a deal. */
export type DealPart = { readonly beneficiaryId: string; readonly name: string; readonly amount: Money };

export type KnownBeneficiary = { readonly name: string; readonly currency: Currency };

/**
 * Who gets how much of what a quote sells, or why that cannot be: as many beneficiaries as were quoted, each known, once
 * and paid in the quote's currency, with amounts that add up to it exactly (OFX-DEAL-3, OFX-QUOTE-13).
 */
export const planParts = (
  asked: DealRequest['beneficiaries'],
  quote: { readonly sell: Money; readonly beneficiaries: number },
  known: ReadonlyMap<string, KnownBeneficiary>,
): readonly DealPart[] | string => {
  const { currency } = quote.sell;
  if (asked.length !== quote.beneficiaries)
    return `The quote was made for ${quote.beneficiaries} beneficiaries, and the deal has ${asked.length}.`;
  if (new Set(asked.map(({ beneficiaryId }) => beneficiaryId)).size < asked.length)
    return 'A beneficiary is named twice.';
  const parts: DealPart[] = [];
  for (const { beneficiaryId, amount } of asked) {
    const beneficiary = known.get(beneficiaryId);
    if (beneficiary === undefined) return `There is no such beneficiary: ${beneficiaryId}.`;
    if (beneficiary.currency !== currency) return `${beneficiary.name} is not paid in ${currency}.`;
    const part = readWireAmount(amount, currency);
    if (part === null) return `An amount in ${currency} has more decimals than that currency.`;
    parts.push({ beneficiaryId, name: beneficiary.name, amount: part });
  }
  const total = makeMoney(
    parts.reduce((sum, { amount }) => sum + amount.minor, 0n),
    currency,
  );
  return total.minor === quote.sell.minor
    ? parts
    : `The amounts add up to ${toDecimal(total)} ${currency}, and the quote is for ${toDecimal(quote.sell)}.`;
};
