import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import type { OpenSession } from '../identity/openSession.ts';
import type { Partners } from '../partner-verbs/partnerCommands.ts';

/**
 * `fxg rates`: the market rates of a base, from the user's partner where it feeds them, else from the external service
 * with the key of the account (RATE-9, SHELL-12). With a pair it is one rate a day (RATE-15).
 */
export const ratesVerb = (openSession: OpenSession, partners: Partners): Verb<'rates'> => ({
  usage: 'rates',
  summary: 'Market rates, for one unit of a base currency; of a pair also one a day.',
  options: [
    {
      flags: '--base <cur>',
      summary: 'the base currency; USD unless another is named',
      notWith: ['--pair'],
    },
    { flags: '--pair <base/quote>', summary: 'one rate a day of a pair, such as EUR/USD, with high and low' },
    {
      flags: '--days <n>',
      summary: 'how many days, today included; 30 when left out',
      choices: ['7', '30', '90'],
      onlyWith: ['--pair'],
    },
  ],
  examples: ['rates', 'rates --base EUR', 'rates --pair EUR/USD --days 90', 'rates --json | jq .rates.EUR'],
  run: async (invocation) => {
    const pair = invocation.options.text('pair');
    if (pair !== null) {
      const { runRatesOverTime } = await import('./runRatesOverTime.ts');
      return runRatesOverTime(openSession, invocation, pair);
    }
    const [{ collectPairRates }, { defaultBase, isMarketCurrency, marketCurrencies }, { requestRates }] =
      await Promise.all([
        import('@fx-gateway/domain/market-rates/requestPairRates.ts'),
        import('@fx-gateway/domain/market-rates/marketCurrencies.ts'),
        import('@fx-gateway/domain/market-rates/requestRates.ts'),
      ]);
    const base = invocation.options.text('base')?.toUpperCase() ?? defaultBase;
    if (!isMarketCurrency(base)) {
      const known = marketCurrencies.join(', ');
      return usageFailure(`There are no market rates in ${base}.`, `A base is one of: ${known}`);
    }
    const session = await openSession(invocation);
    if (!session.ok) return session;
    const { services } = session.value.connection;
    const ofPartner = await partners[session.value.user.fxPartner]?.rates?.(session.value);
    const account = ofPartner == null ? await services.account.load() : null;
    if (account?.ok === false) {
      const { accountCommandFailure } = await import('../identity/accountCommandFailure.ts');
      return failed(accountCommandFailure(account.failure));
    }
    const answer =
      ofPartner == null
        ? await requestRates(services.rates, account?.value.fixerApiKey ?? null, base)
        : await collectPairRates(ofPartner, base);
    if (!answer.ok) {
      const { ratesCommandFailure } = await import('./ratesCommandFailure.ts');
      return failed(ratesCommandFailure(answer.failure));
    }
    const { toMarketRatesJson: ratesData, formatMarketRates: ratesView } =
      await import('./formatMarketRates.ts');
    const { systemClock } = await import('@fx-gateway/adapters/node');
    return makeOutput(ratesData(answer.value), (paint) => ratesView(answer.value, systemClock.now(), paint));
  },
});
