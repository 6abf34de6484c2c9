import { createSingleRetry } from '@fx-gateway/domain/calls/createSingleRetry.ts';
import { quoteCurrenciesOf, type MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import type { RatesPanelAction, RatesPanel } from '@fx-gateway/domain/market-rates/ratesPanel.ts';
import { findCurrenciesRefusedForToken } from '@fx-gateway/domain/market-rates/findCurrenciesRefusedForToken.ts';
import { requestPairRates } from '@fx-gateway/domain/market-rates/requestPairRates.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** The panel that these rows are for. */
export type RatesPanelAccess = {
  read(): RatesPanel;
  send(event: RatesPanelAction): void;
  /** Whether somebody looks at it. */
  isLookedAt(): boolean;
};

/**
 * Asks a partner for the rows of a panel, one call each. Rows that were refused for want of a token are asked for once
 * more when one comes, and no others with them (S-82, S-121).
 */
export class PartnerRatesLoader {
  readonly #source: PartnerPairRateService;
  readonly #panel: RatesPanelAccess;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #singleRetry = createSingleRetry();
  #tokens = 0;
  #running = 0;
  #stopped = false;

  constructor(source: PartnerPairRateService, panel: RatesPanelAccess, clock: Pick<Clock, 'now'>) {
    this.#source = source;
    this.#panel = panel;
    this.#clock = clock;
  }

  /** Every row of a base; what was refused before a token came meanwhile is asked for again at the end. Never fails. */
  async ask(base: MarketCurrency): Promise<void> {
    const tokensBefore = this.#tokens;
    this.#singleRetry.allow();
    await this.#request(base, quoteCurrenciesOf(base));
    if (this.#tokens > tokensBefore) await this.#askRefused();
  }

  /** The partner has given another token. */
  tokenCame(): void {
    this.#tokens += 1;
    if (this.#running === 0 && this.#panel.isLookedAt()) void this.#askRefused();
  }

  /** The panel is fed otherwise from now on. */
  stop(): void {
    this.#stopped = true;
  }

  async #askRefused(): Promise<void> {
    const panel = this.#panel.read();
    const refused = findCurrenciesRefusedForToken(panel);
    if (refused.length > 0 && this.#singleRetry.isDue({ kind: 'token-refused' }))
      await this.#request(panel.base, refused);
  }

  async #request(base: MarketCurrency, quotes: readonly MarketCurrency[]): Promise<void> {
    const isWanted = (): boolean => !this.#stopped && base === this.#panel.read().base;
    this.#running += 1;
    const asked = (): Promise<void> =>
      requestPairRates(
        this.#source,
        base,
        ({ pair, answer }) => {
          if (!isWanted()) return;
          if (answer.ok) this.#panel.send({ type: 'pair-received', pair, rate: answer.value });
          else
            this.#panel.send({ type: 'pair-failed', pair, failure: answer.failure, at: this.#clock.now() });
        },
        { isWanted, quotes },
      );
    await runOrReportDefect(asked, undefined);
    this.#running -= 1;
  }
}

/** How a partner feeds a panel; only whoever has such a partner loads what its rows take. */
export type MakePartnerRatesLoader = (
  panel: RatesPanelAccess,
  clock: Pick<Clock, 'now'>,
) => PartnerRatesLoader;

export const makePartnerRatesLoaderFor =
  (source: PartnerPairRateService): MakePartnerRatesLoader =>
  (panel, clock) =>
    new PartnerRatesLoader(source, panel, clock);
