import { marketCostWords } from '@fx-gateway/domain/market-rates';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRates } from '../../market-rates/ratesContext.ts';
import { useCorpay } from '../scope/corpayContext.ts';

/**
 * What the painted quote costs against the market. The rates are kept fresh while there is a quote; the place of the
 * line is kept where they are missing, so that nothing moves when they come or go.
 */
export const MarketCostLine = observer(() => {
  const { quote } = useCorpay();
  const rates = useRates();
  const { offer } = quote.live;
  const quoted = offer !== null;
  useEffect(() => (quoted ? rates.watch() : undefined), [quoted, rates]);
  const cost = offer === null ? null : rates.costOf(offer.quote);
  return <p className="quote-cost">{cost === null ? null : marketCostWords(cost)}</p>;
});
