import type { MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { rateRowOf, type RateRow, type RatesPanel } from '@fx-gateway/domain/market-rates/ratesPanel.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { compareStructural, computed, type IComputedValue } from 'mobx';

/** A row as it is read: digits that are not shown do not make it another one. */
type ShownRow = Exclude<RateRow, { kind: 'rate' }> | ShownRate;
type ShownRate = Omit<Extract<RateRow, { kind: 'rate' }>, 'rate'> & { readonly figure: string };

const shownRow = (row: RateRow): ShownRow =>
  row.kind === 'rate' ? { kind: 'rate', figure: formatRate(row.rate), movement: row.movement } : row;

/** What the rows of the panel show: one changes only when that does, so that no other row is drawn again. */
export class ShownRateRows {
  readonly #panel: () => RatesPanel;
  readonly #rows = new Map<MarketCurrency, IComputedValue<ShownRow>>();

  constructor(panel: () => RatesPanel) {
    this.#panel = panel;
  }

  row(quote: MarketCurrency): ShownRow {
    const known = this.#rows.get(quote);
    if (known !== undefined) return known.get();
    const row = computed(() => shownRow(rateRowOf(this.#panel(), quote)), { equals: compareStructural });
    this.#rows.set(quote, row);
    return row.get();
  }
}
