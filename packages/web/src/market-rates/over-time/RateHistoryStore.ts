import { loadedAccountOf, type AccountState } from '@fx-gateway/domain/account/accountState.ts';
import type { MarketRates, RatesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { createDailyRatesReader } from '@fx-gateway/domain/market-rates/over-time/createDailyRatesReader.ts';
import type { DailyRates, DailyRatesService } from '@fx-gateway/domain/market-rates/over-time/dailyRates.ts';
import {
  lineOfDays,
  lineOfVisit,
  type RateLine,
} from '@fx-gateway/domain/market-rates/over-time/rateLine.ts';
import { ratesSeen } from '@fx-gateway/domain/market-rates/over-time/ratesSeen.ts';
import {
  requestDailyRates,
  usualLineLength,
  type LineLength,
} from '@fx-gateway/domain/market-rates/over-time/requestDailyRates.ts';
import type { RatePair } from '@fx-gateway/domain/market-rates/pairRates.ts';
import { ratesFailure } from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import type { RatesPanel, RatesPanelAction } from '@fx-gateway/domain/market-rates/ratesPanel.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { failed, type Result } from '@fx-gateway/domain/result/result.ts';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** What happened to the market rates of this visit, and what they are now. */
export type VisitedRates = {
  readonly events: readonly RatesPanelAction[];
  readonly panel: Pick<RatesPanel, 'latest'>;
  /** What the service says beside a partner that feeds the panel. */
  readonly market: MarketRates | null;
};

export type RateHistoryDependencies = {
  readonly connect: () => Promise<DailyRatesService>;
  readonly account: { readonly state: AccountState };
  readonly visit: VisitedRates;
  readonly clock: Pick<Clock, 'now'>;
  readonly store: KeyValueStore;
};

/** Rates over time of every pair that somebody opens; asked for once a day (RATE-15). */
export class RateHistoryStore {
  /** How many days are shown. */
  length: LineLength = usualLineLength;
  /** Null while they are on their way. */
  answer: Result<DailyRates, RatesFailure> | null = null;
  readonly #dependencies: RateHistoryDependencies;
  readonly #read: ReturnType<typeof createDailyRatesReader>;

  constructor(dependencies: RateHistoryDependencies) {
    this.#dependencies = dependencies;
    this.#read = createDailyRatesReader(dependencies.store);
    makeAutoObservable(this, { answer: observableRef, lineOf: false }, { autoBind: true });
  }

  /** Why there are no earlier days; null while it is not known, and where there are some. */
  get failure(): RatesFailure | null {
    return this.answer?.ok === false ? this.answer.failure : null;
  }

  choose(length: LineLength): void {
    this.length = length;
  }

  /** The rates of a day once they have come, else what the visit has seen; null where there is no rate of the pair. */
  lineOf(pair: RatePair): RateLine | null {
    const { visit, clock } = this.#dependencies;
    // What happened is no state of its own: the panel changes with everything that counts.
    const latest = visit.panel.latest ?? visit.market;
    return this.answer?.ok === true
      ? lineOfDays(this.answer.value, pair, this.length, clock.now(), latest)
      : lineOfVisit(ratesSeen(visit.events), pair);
  }

  /** Asks where that is due. What was answered before stays meanwhile. Never fails. */
  async load(): Promise<void> {
    const { account, clock } = this.#dependencies;
    await when(() => account.state.status !== 'loading');
    const answer = await runOrReportDefect(
      () => this.#read(clock.now(), () => this.#ask()),
      failed(ratesFailure('no-answer')),
    );
    runInAction(() => {
      this.answer = answer;
    });
  }

  tryAgain(): void {
    this.answer = null;
    void this.load();
  }

  async #ask(): Promise<Result<DailyRates, RatesFailure>> {
    const { account, clock, connect } = this.#dependencies;
    const loaded = loadedAccountOf(account.state);
    return loaded === null
      ? failed(ratesFailure('no-account'))
      : requestDailyRates(await connect(), loaded.fixerApiKey, clock.now());
  }
}
