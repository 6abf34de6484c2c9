import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import {
  computeMarketCost,
  feesUnknownMessages,
  marketCostMessage,
  type MarketCost,
} from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import { defaultBase } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import type { MarketRates } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { requestRates } from '@fx-gateway/domain/market-rates/requestRates.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { toMoneyJson, toRateJson } from '../amounts/amountData.ts';
import type { EnvironmentConnection } from '../configuration/connectProfile.ts';

type Amounts = { readonly settlement: Money; readonly payment: Money };

/** A quote lives for seconds, so its cost is not waited for any longer. */
const patienceMs = 2_000;

const readRates = async ({
  services,
}: Pick<EnvironmentConnection, 'services'>): Promise<MarketRates | null> => {
  const account = await services.account.load();
  if (!account.ok) return null;
  const answer = await requestRates(services.rates, account.value.fixerApiKey, defaultBase);
  return answer.ok ? answer.value : null;
};

const read = async (
  connection: Pick<EnvironmentConnection, 'services'>,
  quote: Amounts,
): Promise<MarketCost | null> => {
  const late = new Promise<null>((resolve) => {
    systemTimers.after(patienceMs, () => resolve(null));
  });
  return computeMarketCost(quote, await Promise.race([readRates(connection), late]), systemClock.now());
};

/**
 * What a quote costs against the market, for scripts and for readers: null where that cannot be told soon, which never
 * stands in the way of a quote. `fee` is what the partner takes beside its rate, where it names it.
 */
export const readMarketCost = async (
  connection: Pick<EnvironmentConnection, 'services'>,
  quote: Amounts,
  fee: string | null = null,
) => {
  const cost = await read(connection, quote);
  if (cost === null) {
    return { market: null, costFacts: fee === null ? [['Cost', feesUnknownMessages] as const] : [] };
  }
  const { difference, percent, age } = cost;
  return {
    market: {
      difference: toMoneyJson(difference),
      percent: toRateJson(Number(percent.toFixed(4))),
      ageSeconds: Math.floor(age / 1000),
    },
    costFacts: [['Cost', marketCostMessage(cost, fee)] as const],
  };
};
