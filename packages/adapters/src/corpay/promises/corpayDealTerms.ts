import {
  feeCurrency,
  findFeeSettlementAccount,
} from '@fx-gateway/domain/corpay/instruction/findFeeSettlementAccount.ts';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Quote } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { makeMoney, minorPerMajor, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { oncePerWorld } from '../../conformance/promises/oncePerWorld.ts';
import type { ConformanceUser, HeardAnswer } from '../../conformance/promises/servicePromise.ts';
import { readQuote, toQuoteRequestBody } from '../quoteWire.ts';
import { readSettlementAccounts } from '../settlementWire.ts';
import { beneficiariesOf, corpay } from './corpayCalls.ts';

/** What a run books: as much as this, from an account of the first customer to a beneficiary of theirs. */
const amountMajor = 100n;

export type CorpayDealTerms = {
  readonly settles: Money;
  readonly paid: Currency;
  readonly payee: BeneficiarySummary;
  readonly account: SettlementAccount;
  readonly feeAccount: SettlementAccount;
};

/** The best first: an account that settles its fee by itself needs no second one. */
const rank = ({ currency, preferred }: SettlementAccount): number =>
  (currency === feeCurrency ? 2 : 0) + (preferred ? 1 : 0);

/** From which account a deal of a run is settled, and whom it pays; a sentence where there are none. */
export const chooseCorpayDealTerms = oncePerWorld(async ({ one }): Promise<CorpayDealTerms | string> => {
  const payees = await beneficiariesOf(one);
  const { body } = await one.send(corpay, { method: 'GET', path: '/deal/settlementAccounts' });
  const accounts = readSettlementAccounts(body) ?? [];
  for (const account of accounts.toSorted((a, b) => rank(b) - rank(a))) {
    const { currency } = account;
    const fee = findFeeSettlementAccount(account, accounts);
    const feeAccount = fee.kind === 'same-account' ? fee.account : fee.choices[0];
    const payee = payees.find(
      ({ curr, methods }) => curr !== currency && isCurrency(curr) && methods.length > 0,
    );
    if (!isCurrency(currency) || feeAccount === undefined || payee === undefined || !isCurrency(payee.curr))
      continue;
    const settles = makeMoney(amountMajor * minorPerMajor(currency), currency);
    return { settles, paid: payee.curr, payee, account, feeAccount };
  }
  return `${one.email} has no beneficiary to be paid from a settlement account in another currency.`;
});

/** Asks for a quote of these terms, in the name of any customer. */
export const askForQuote = async (
  user: ConformanceUser,
  { settles, paid }: CorpayDealTerms,
): Promise<{ readonly heard: HeardAnswer; readonly quote: Quote | null }> => {
  const asked = {
    settlementCurrency: settles.currency,
    paymentCurrency: paid,
    lockSide: 'Settlement' as const,
    amount: settles,
  };
  const heard = await user.send(corpay, {
    method: 'POST',
    path: '/deal/quote',
    body: toQuoteRequestBody(asked),
  });
  return { heard, quote: readQuote(asked)(heard.body) };
};
