import type { Account } from '@fx-gateway/domain/account/account.ts';
import type { AccountState } from '@fx-gateway/domain/account/accountState.ts';
import {
  ratesFailure,
  type MarketRates,
  type RatesByCurrency,
  type RatesFailure,
  type RatesRequest,
} from '@fx-gateway/domain/market-rates/marketRatesService.ts';
import { createVirtualTime } from '@fx-gateway/domain/ports/virtualTime.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { observable, runInAction } from 'mobx';
import { RatesStore } from '../src/market-rates/stores/RatesStore.ts';

const account: Account = {
  accountId: 'account-1',
  userRoles: new Set(),
  settings: {},
  fixerApiKey: 'key',
  message: null,
  partners: [],
  exchanges: [],
};

export const loadedAccount = (fixerApiKey: string | null = 'key'): AccountState => ({
  status: 'loaded',
  account: { ...account, fixerApiKey },
  update: { kind: 'none' },
});

/** Market rates for tests: a service that answers what `next` says, and an account that is loaded at first. */
export const fakeRates = (state: AccountState = loadedAccount()) => {
  const time = createVirtualTime(1_000_000);
  const asked: RatesRequest[] = [];
  const held = observable({ state }, {}, { deep: false });
  const next: { answer: RatesByCurrency | RatesFailure['kind']; code: number | null } = {
    answer: { EUR: 0.868, GBP: 0.753, JPY: 159.9 },
    code: null,
  };
  const latest = async (request: RatesRequest) => {
    asked.push(request);
    const { answer, code } = next;
    if (typeof answer === 'string') return failed(ratesFailure(answer, { code }));
    const at = time.clock.now();
    const rates: MarketRates = { base: request.base, rates: answer, madeAt: at, receivedAt: at };
    return succeeded(rates);
  };
  const store = new RatesStore({
    connect: async () => ({ latest }),
    account: held,
    clock: time.clock,
    timers: time.timers,
  });
  return {
    store,
    time,
    asked,
    next,
    accountBecomes: (changed: AccountState) => runInAction(() => void (held.state = changed)),
  };
};
