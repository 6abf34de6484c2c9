import type { OpenServices } from '@fx-gateway/adapters/node';
import { quoteCurrenciesOf, type MarketCurrency } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { ratesFailureMessage } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { requestRates } from '@fx-gateway/domain/market-rates/requestRates.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { corpayOf } from '../corpay/corpayOf.ts';

const product = productWithSandbox();

/** Asks for rates as the signed-in customer, with the key of the account as it is loaded now. */
const askAs = async (services: OpenServices, base: MarketCurrency = 'USD') => {
  const { fixerApiKey } = valueOf(await services.account.load());
  return requestRates(services.rates, fixerApiKey, base);
};

const keyOf = (fixerApiKey: string | null) =>
  product.control.faults({
    service: 'accounts',
    path: '/account',
    fault: 'status',
    status: 200,
    body: { accountId: 'account-1', userRoles: [], settings: { orgName: 'Harbor' }, fixerApiKey },
  });

describe('the rates of the market', () => {
  it('come with the key of the account, in every base, for every other currency (RATE-10, RATE-12)', async () => {
    const services = await product.client.beSignedIn();
    for (const base of ['USD', 'JPY'] as const) {
      const { rates, madeAt } = valueOf(await askAs(services, base));
      expect(Object.keys(rates).toSorted()).toEqual(quoteCurrenciesOf(base));
      expect(Date.now() - (madeAt ?? 0)).toBeLessThan(120_000);
    }
  });

  it('are asked for in one call, and the journal hides the key (S-121)', async () => {
    await askAs(await product.client.beSignedIn());
    const calls = await product.control.journal({ service: 'rates' });
    const symbols = quoteCurrenciesOf('USD').join(',');
    expect(calls.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/latest', query: { access_key: '***', base: 'USD', symbols } },
    ]);
    expect(JSON.stringify(calls)).not.toContain('sandbox-rates-key');
  });

  it('agree with what the partner quotes, but for what the partner takes', async () => {
    const services = await product.client.beSignedIn();
    const { rates } = valueOf(await askAs(services));
    const corpay = await corpayOf(services);
    const { payment, settlement } = valueOf(
      await corpay.quotes.request({
        settlementCurrency: 'USD',
        paymentCurrency: 'EUR',
        lockSide: 'Settlement',
        amount: makeMoney(1_000_000n, 'USD'),
      }),
    );
    const partner = Number(payment.minor) / Number(settlement.minor);
    expect(partner).toBeLessThan(rates.EUR ?? 0);
    expect(partner).toBeGreaterThan((rates.EUR ?? 0) * 0.98);
  });

  it('may lack single currencies', async () => {
    await product.control.faults({
      service: 'rates',
      fault: 'status',
      status: 200,
      body: { success: true, base: 'USD', rates: { EUR: 0.868, GBP: 'none' } },
    });
    expect(valueOf(await askAs(await product.client.beSignedIn())).rates).toEqual({ EUR: 0.868 });
  });
});

describe('rates that cannot be had', () => {
  const words = {
    noKey: 'Unable to request rates at this time due to a server issue.',
    keyRefused: 'Unable to request rates at this time due to an internal server issue.',
    other: 'Unable to request rates. Please try again in a few minutes.',
  };

  it('because of the key: none, a wrong one, or one that may not ask for this (ERR-1 to ERR-3)', async () => {
    const services = await product.client.beSignedIn();
    const said = async (key: string | null) => {
      await product.control.clearFaults();
      await keyOf(key);
      const failure = failureOf(await askAs(services));
      return [failure.code, ratesFailureMessage(failure)];
    };
    expect(await said(null)).toEqual([null, words.noKey]);
    expect(await said('')).toEqual([null, words.noKey]);
    expect(await product.control.journal({ service: 'rates' })).toEqual([]);
    expect(await said('mistyped')).toEqual([101, words.keyRefused]);
    expect(await said('sandbox-rates-key-inactive')).toEqual([102, words.other]);
    expect(await said('sandbox-rates-key-used-up')).toEqual([104, words.other]);
    expect(await said('sandbox-rates-key-free')).toEqual([105, words.other]);
    expect(Object.keys(valueOf(await askAs(services, 'EUR')).rates)).toHaveLength(12);
  });

  it('because of the service: in trouble, cut off, empty or unreadable (ERR-3)', async () => {
    const services = await product.client.beSignedIn();
    for (const fault of [
      { fault: 'status', status: 500 },
      { fault: 'reset-before' },
      { fault: 'truncate' },
      { fault: 'empty' },
      { fault: 'wrong-type' },
    ]) {
      await product.control.clearFaults();
      await product.control.faults({ service: 'rates', ...fault });
      expect([fault.fault, ratesFailureMessage(failureOf(await askAs(services)))]).toEqual([
        fault.fault,
        words.other,
      ]);
    }
  });
});
