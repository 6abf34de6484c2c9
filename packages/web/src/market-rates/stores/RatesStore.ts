import { loadedAccountOf, type AccountState } from '@fx-gateway/domain/account/accountState.ts';
import { computeMarketCost, type MarketCost } from '@fx-gateway/domain/market-rates/computeMarketCost.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import {
  ratesFailure,
  type MarketRates,
  type RatesFailure,
  type MarketRatesService,
} from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { favouriteQuotesFirst } from '@fx-gateway/domain/market-rates/over-time/favouriteCurrencies.ts';
import {
  hasRatesFailure,
  initialRatesPanel,
  oldestShownRateTime,
  reduceRatesPanel,
  type RatesPanelAction,
  type RatesPanel,
} from '@fx-gateway/domain/market-rates/ratesPanel.ts';
import { requestRates } from '@fx-gateway/domain/market-rates/requestRates.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';
import { readFavouriteCurrencies } from './readFavouriteCurrencies.ts';
import type { RatesPanelAccess, PartnerRatesLoader, MakePartnerRatesLoader } from './PartnerRatesLoader.ts';
import { RatesDueTime } from './RatesDueTime.ts';
import { ShownRateRows } from './ShownRateRows.ts';

type RatesDependencies = {
  readonly connect: () => Promise<MarketRatesService>;
  readonly account: { readonly state: AccountState };
  readonly clock: Clock;
  readonly timers: Timers;
};

/** So much of what happened to the panel is remembered: hours of it. */
const mostRemembered = 2_000;

/**
 * The market rates of this visit. They are asked for while they are looked at: at least one watcher, on a page that shows
 * (RATE-9). By itself it asks at most once a minute, and at once after a choice and when the connection is back.
 */
export class RatesStore {
  panel: RatesPanel = initialRatesPanel;
  readonly #dependencies: RatesDependencies;
  readonly #due: RatesDueTime;
  readonly #rows = new ShownRateRows(() => this.panel);
  /** The partner's own rates, once there is a token for them. */
  #partner: PartnerRatesLoader | null = null;
  /** How they come. */
  #feed: MakePartnerRatesLoader | null = null;
  /** What the service says beside the partner, whose own rates are no measure of what it takes. */
  market: MarketRates | null = null;
  favourites = readFavouriteCurrencies();
  /** The currency of the chosen payee. */
  paid: Currency | null = null;
  /** The row whose rates over time are open. */
  opened: MarketCurrency | null = null;
  /** What happened to the panel in this visit: its rates are a line where the service has no earlier days (RATE-16). */
  readonly events: RatesPanelAction[] = [];
  #watchers = 0;
  #costWatchers = 0;
  #shown = true;
  #cancel: () => void = () => undefined;
  #stopFollowing: () => void = () => undefined;

  constructor(dependencies: RatesDependencies) {
    this.#dependencies = dependencies;
    this.#due = new RatesDueTime(dependencies.clock);
    makeAutoObservable(
      this,
      {
        panel: observableRef,
        market: observableRef,
        favourites: observableRef,
        events: false,
        row: false,
        costOf: false,
      },
      { autoBind: true },
    );
  }

  get base(): MarketCurrency {
    return this.panel.base;
  }

  get failure(): RatesFailure | null {
    return this.panel.failure;
  }

  /** Whether a row could not be asked for, though others may have their rates. */
  get someFailed(): boolean {
    return hasRatesFailure(this.panel);
  }

  /** The moment that the rates are of (ms since 1970); null before there are any. */
  get moment(): number | null {
    return oldestShownRateTime(this.panel);
  }

  get fedByPartner(): boolean {
    return this.panel.pairs !== null;
  }

  get quotes(): readonly MarketCurrency[] {
    return favouriteQuotesFirst(this.base, this.favourites, this.paid);
  }

  /** Which currencies stand first from now on (RATE-14). */
  chooseFavourites(currencies: ReadonlySet<string>): void {
    this.favourites = currencies;
  }

  /** Opens the rates over time of a row, and closes those of any other; of an open one it closes them. */
  open(quote: MarketCurrency): void {
    this.opened = this.opened === quote ? null : quote;
  }

  /** The row of what is about to be paid stands first, below the favourites; null when nothing is any more. */
  lift(paid: Currency | null): void {
    this.paid = paid;
  }

  /** What the row of a currency shows. */
  row(quote: MarketCurrency): ReturnType<ShownRateRows['row']> {
    return this.#rows.row(quote);
  }

  /**
   * What a deal costs against the market of this moment, as the rates service says it, also where the partner feeds the
   * panel; null where that cannot be told.
   */
  costOf(deal: { readonly settlement: Money; readonly payment: Money }): MarketCost | null {
    return computeMarketCost(deal, this.panel.latest ?? this.market, this.#dependencies.clock.now());
  }

  /** Keeps the rates fresh until the returned function is called; any number may watch. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      const { account } = this.#dependencies;
      this.#stopFollowing = reaction(
        () => [account.state.status, loadedAccountOf(account.state)?.fixerApiKey],
        () => this.#accountChanged(),
        { equals: compareStructural },
      );
    }
    this.#plan();
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#stopFollowing();
      this.#cancel();
    };
  }

  /** Watches what a deal costs too: where the partner feeds the panel, the service is asked beside it. */
  watchCosts(): () => void {
    this.#costWatchers += 1;
    if (this.#partner !== null && this.market === null) this.#due.atOnce();
    const leave = this.watch();
    let watching = true;
    return () => {
      if (watching) this.#costWatchers -= 1;
      watching = false;
      leave();
    };
  }

  /**
   * The partner feeds the panel from now on, row by row; null when the external service does again (RATE-9, S-93). Said
   * again with each new token of the partner.
   */
  feedFrom(feed: MakePartnerRatesLoader | null): void {
    if (feed === this.#feed) {
      this.#partner?.tokenCame();
      return;
    }
    this.#partner?.stop();
    this.#feed = feed;
    this.#partner = feed === null ? null : feed(this.#panelOfRows(), this.#dependencies.clock);
    this.#send({ type: 'fed-by', feed: feed === null ? 'service' : 'partner' });
    this.#askAtOnce();
  }

  /** Whether the page can be seen: nothing is asked while it cannot. */
  show(shown: boolean): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#plan();
  }

  /**
   * Another base: its rows load at once (RATE-6). Where every row is a call of its own they are asked for a moment later:
   * who steps through the list with the arrow keys asks for the last one.
   */
  chooseBase(base: MarketCurrency): void {
    if (base === this.base) return;
    this.#send({ type: 'base-chosen', base });
    if (this.#partner !== null) this.#due.rest();
    this.#askAtOnce();
  }

  /** The user asks again after a failure. */
  tryAgain(): void {
    this.#send({ type: 'tried-again' });
    this.#askAtOnce();
  }

  /** The connection is back: what failed is asked for again at once. */
  connectionBack(): void {
    if (this.someFailed) this.#askAtOnce();
  }

  #panelOfRows(): RatesPanelAccess {
    return {
      read: () => this.panel,
      send: (event) => this.#send(event),
      isLookedAt: () => this.#watchers > 0 && this.#shown,
    };
  }

  #send(event: RatesPanelAction): void {
    this.events.push(event);
    if (this.events.length > mostRemembered) this.events.shift();
    runInAction(() => {
      this.panel = reduceRatesPanel(this.panel, event);
    });
  }

  #askAtOnce(): void {
    this.#due.atOnce();
    this.#plan();
  }

  #accountChanged(): void {
    if (this.someFailed) this.#send({ type: 'tried-again' });
    this.#askAtOnce();
  }

  /** Asks when it is due, or sets the timer for it. */
  #plan(): void {
    this.#cancel();
    const { account, timers } = this.#dependencies;
    if (this.#watchers === 0 || !this.#shown) return;
    const asksService = this.#partner === null;
    if (asksService && account.state.status === 'loading') return;
    if (asksService && account.state.status === 'failed') {
      this.#fail(this.base, ratesFailure('no-account'));
      return;
    }
    const wait = this.#due.wait(this.failure);
    if (wait > 0) this.#cancel = timers.after(wait, () => this.#plan());
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    const { account } = this.#dependencies;
    const { base } = this;
    this.#due.asked();
    const key = loadedAccountOf(account.state)?.fixerApiKey ?? null;
    if (this.#partner !== null) {
      await Promise.all([this.#partner.ask(base), this.#askBeside(key, base)]);
      this.#plan();
      return;
    }
    const answer = await this.#request(key, base);
    if (answer.ok) this.#send({ type: 'received', rates: answer.value });
    else this.#fail(base, answer.failure);
    this.#plan();
  }

  /** What goes wrong here leaves only the costs untold: the panel is the partner's. */
  async #askBeside(key: string | null, base: MarketCurrency): Promise<void> {
    if (this.#costWatchers === 0 || key === null) return;
    const answer = await this.#request(key, base);
    if (answer.ok) runInAction(() => void (this.market = answer.value));
  }

  #fail(base: MarketCurrency, failure: RatesFailure): void {
    this.#send({ type: 'failed', base, failure, at: this.#dependencies.clock.now() });
  }

  #request(key: string | null, base: MarketCurrency): ReturnType<typeof requestRates> {
    return runOrReportDefect(
      async () => requestRates(await this.#dependencies.connect(), key, base),
      failed(ratesFailure('no-answer')),
    );
  }
}
