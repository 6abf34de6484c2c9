import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { exchangeAmount } from '../../market/exchangeAmount.ts';
import { computeMidRate } from '../../market/computeMidRate.ts';

/** In cents: what a small deal costs, below how much it is small, and what every beneficiary after the first adds. */
const smallDeal = { costs: 1_500n, below: 1_000_000n } as const;
const furtherBeneficiary = 500n;

/** What a deal costs at a moment (epoch ms): always dollars, whatever is paid (S-89). */
export const computeQuoteFee = (buy: Money, beneficiaries: number, at: number): Money => {
  const dollars = exchangeAmount(buy, 'USD', computeMidRate(buy.currency, 'USD', at));
  const base = dollars.minor < smallDeal.below ? smallDeal.costs : 0n;
  return makeMoney(base + furtherBeneficiary * BigInt(beneficiaries - 1), 'USD');
};
