import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { computeValueDate } from '../../calendar/computeValueDate.ts';
import { readRate } from '../../market/formatDecimalRate.ts';
import { exchangeAmount, invertRate } from '../../market/exchangeAmount.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import { seededBeneficiaries } from './seededBeneficiaries.ts';
import type { SeededDeal } from './seededDeals.ts';

const identifierOf = (name: string): string => {
  const known = seededBeneficiaries.find(({ record }) => record.name === name);
  if (known === undefined) throw new Error(`There is no seeded beneficiary ${name}.`);
  return known.beneficiaryId;
};

/** Puts a past deal of a customer in, with its beneficiaries. */
export const seedDeal = async (
  db: OfxDatabase,
  sub: string,
  { number, state, enteredAt, buyCurrency, rate, fee, parts }: SeededDeal,
): Promise<void> => {
  const { currency } = parts[0].amount;
  const sell = makeMoney(
    parts.reduce((sum, { amount }) => sum + amount.minor, 0n),
    currency,
  );
  const buy = exchangeAmount(sell, buyCurrency, invertRate(readRate(rate)));
  const deal_id = `3e9a7c10-52b8-4d6f-9a41-6b0d1${number}`;
  await db
    .insertInto('ofx_deals')
    .values({
      deal_id,
      number,
      sub,
      quote_id: null,
      state,
      entered_at: new Date(enteredAt),
      maturity_date: computeValueDate(buyCurrency, currency, Date.parse(enteredAt)),
      request_print: '',
      buy_currency: buyCurrency,
      buy_minor: buy.minor,
      sell_currency: currency,
      sell_minor: sell.minor,
      rate,
      fee_currency: fee.currency,
      fee_minor: fee.minor,
    })
    .execute();
  await db
    .insertInto('ofx_deal_beneficiaries')
    .values(
      parts.map(({ name, amount }, position) => ({
        deal_id,
        position,
        beneficiary_id: identifierOf(name),
        name,
        currency,
        amount_minor: amount.minor,
      })),
    )
    .execute();
};
