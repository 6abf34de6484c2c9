import { systemClock, systemTimers } from '@fx-gateway/adapters/node';
import {
  defaultBase,
  marketCost,
  requestRates,
  type MarketCost,
  type MarketRates,
} from '@fx-gateway/domain/market-rates';
import type { Money } from '@fx-gateway/domain/money';
import type { Connection } from '../configuration/connect.ts';

/** A quote lives for seconds, so its cost is not waited for any longer. */
const patienceMs = 2_000;

const readRates = async ({ services }: Pick<Connection, 'services'>): Promise<MarketRates | null> => {
  const account = await services.account.load();
  if (!account.ok) return null;
  const answer = await requestRates(services.rates, account.value.fixerApiKey, defaultBase);
  return answer.ok ? answer.value : null;
};

/** What a quote costs against the market; null where that cannot be told soon, which never stands in the way of a quote. */
export const readMarketCost = async (
  connection: Pick<Connection, 'services'>,
  quote: { readonly settlement: Money; readonly payment: Money },
): Promise<MarketCost | null> => {
  const late = new Promise<null>((resolve) => {
    systemTimers.after(patienceMs, () => resolve(null));
  });
  return marketCost(quote, await Promise.race([readRates(connection), late]), systemClock.now());
};
