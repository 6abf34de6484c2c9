import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import type { BearerCall } from '../access/bearerRoute.ts';
import { dealStates } from '../records/dealStates.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { isIdentifier } from '../wire/isIdentifier.ts';
import { dealReference } from './dealReference.ts';

const number = (minor: bigint, currency: Currency): number => toWireNumber(makeMoney(minor, currency));

/** GET payments/deals (OFX-DEAL-5, OFX-DEAL-15, OFX-DEAL-16): the customer's own, newest first. */
export const answerDealList = async (db: OfxDatabase, { sub }: BearerCall): Promise<Answer> => {
  const deals = await db
    .selectFrom('ofx_deals')
    .selectAll()
    .where('sub', '=', sub)
    .orderBy('number', 'desc')
    .execute();
  const parts = await db
    .selectFrom('ofx_deal_beneficiaries')
    .innerJoin('ofx_deals', 'ofx_deals.deal_id', 'ofx_deal_beneficiaries.deal_id')
    .select(['ofx_deal_beneficiaries.deal_id', 'beneficiary_id', 'currency', 'amount_minor'])
    .where('ofx_deals.sub', '=', sub)
    .orderBy('position')
    .execute();
  const partsOf = new Map<string, typeof parts>();
  for (const part of parts) partsOf.set(part.deal_id, [...(partsOf.get(part.deal_id) ?? []), part]);
  return okAnswer({
    deals: deals.map((deal) => ({
      dealId: deal.deal_id,
      reference: dealReference(deal.number),
      enteredDate: deal.entered_at.toISOString(),
      maturityDate: deal.maturity_date,
      status: deal.state,
      stateInfo: { dealState: deal.state, dealStateDisplay: dealStates[deal.state] },
      buyAmount: number(deal.buy_minor, deal.buy_currency),
      buyCurrency: deal.buy_currency,
      sellAmount: number(deal.sell_minor, deal.sell_currency),
      sellCurrency: deal.sell_currency,
      rate: Number(deal.rate),
      fee: number(deal.fee_minor, deal.fee_currency),
      feeCurrency: deal.fee_currency,
      dealBeneficiaries: (partsOf.get(deal.deal_id) ?? []).map((part) => ({
        beneficiaryId: part.beneficiary_id,
        amount: number(part.amount_minor, part.currency),
      })),
    })),
  });
};

/** GET payments/deals/{id}/beneficiaries (OFX-DEAL-14), as they were called when it was booked; 404 unless one's own. */
export const answerDealBeneficiaries = async (
  db: OfxDatabase,
  { sub }: BearerCall,
  dealId: string,
): Promise<Answer> => {
  const unknown = refusalAnswer(404, 'There is no such deal.');
  if (!isIdentifier(dealId)) return unknown;
  const parts = await db
    .selectFrom('ofx_deal_beneficiaries')
    .innerJoin('ofx_deals', 'ofx_deals.deal_id', 'ofx_deal_beneficiaries.deal_id')
    .select(['beneficiary_id', 'name', 'currency', 'amount_minor'])
    .where('ofx_deals.deal_id', '=', dealId)
    .where('ofx_deals.sub', '=', sub)
    .orderBy('position')
    .execute();
  if (parts.length === 0) return unknown;
  return okAnswer({
    dealBeneficiaries: parts.map((part) => ({
      beneficiaryId: part.beneficiary_id,
      name: part.name,
      amount: number(part.amount_minor, part.currency),
      currency: part.currency,
    })),
  });
};
