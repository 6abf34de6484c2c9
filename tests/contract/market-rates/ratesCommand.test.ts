import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from '../cli/fxgWithSandbox.ts';

let terminal: FxgWithSandbox;
beforeAll(async () => {
  terminal = await fxgWithSandbox({ program: 'sources' });
});
afterAll(() => terminal.shut());
beforeEach(() => terminal.comeFresh());

const accountWithKey = (fixerApiKey: string | null) =>
  terminal.control.faults({
    service: 'accounts',
    path: '/account',
    fault: 'status',
    status: 200,
    times: 1,
    body: { accountId: 'account-1', userRoles: [], settings: { orgName: 'Harbor' }, fixerApiKey },
  });

describe('fxg rates', () => {
  it('is for who is signed in, in any base, and shows its key nowhere', async () => {
    expect((await terminal.user.fxg('rates')).code).toBe(4);
    await terminal.user.beSignedIn();
    const usd = await terminal.user.fxg('rates');
    const eur = await terminal.user.fxg('rates', '--base', 'eur');
    expect(usd.data()).toMatchObject({ base: 'USD', rates: { EUR: expect.stringMatching(/^0\.\d+$/) } });
    const { base, rates } = eur.data<{ base: string; rates: Record<string, string> }>();
    expect([base, Object.keys(rates).length]).toEqual(['EUR', 12]);
    expect(usd.stdout + usd.stderr).not.toContain('sandbox-rates-key');
    expect((await terminal.user.fxg('rates', '--base', 'NZD')).code).toBe(2);
  });

  it('ends with the sentence of the panel and its own exit code when there are none (ERR-1 to ERR-3)', async () => {
    await terminal.user.beSignedIn();
    const ended = async () => {
      const { code, stdout, error } = await terminal.user.fxg('rates');
      expect(stdout).toBe('');
      return [code, error().code, error().message];
    };
    const other = 'Unable to request rates. Please try again in a few minutes.';
    await accountWithKey(null);
    expect(await ended()).toEqual([
      1,
      'rates-key-missing',
      'Unable to request rates at this time due to a server issue.',
    ]);
    await accountWithKey('mistyped');
    expect(await ended()).toEqual([
      7,
      'rates-refused',
      'Unable to request rates at this time due to an internal server issue.',
    ]);
    await accountWithKey('sandbox-rates-key-used-up');
    expect(await ended()).toEqual([7, 'rates-refused', other]);
    await terminal.control.faults({ service: 'rates', fault: 'reset-before' });
    expect(await ended()).toEqual([6, 'network', other]);
  });
});

describe('fxg quotes request', () => {
  type Asked = {
    readonly quoteId: string;
    readonly market: null | {
      readonly difference: { readonly amount: string; readonly currency: string };
      readonly percent: string;
      readonly ageSeconds: number;
    };
  };
  const request = async () => {
    const beneficiary = await terminal.beneficiaryIn('EUR');
    const asked = await terminal.user.fxg(
      'quotes',
      'request',
      '--beneficiary',
      beneficiary,
      '--amount',
      '10000',
    );
    return asked.data<Asked>();
  };

  it('tells what the quote costs against the market, and how old that is', async () => {
    await terminal.user.beSignedIn();
    const { market } = await request();
    expect(market?.difference.currency).toBe('USD');
    expect(Number(market?.percent)).toBeGreaterThan(0.1);
    expect(Number(market?.percent)).toBeLessThan(2);
    expect(market?.ageSeconds).toBeLessThan(120);
  });

  it('gives the quote without it where the market is silent or older than 70 minutes', async () => {
    await terminal.user.beSignedIn();
    for (const fault of [
      { fault: 'delay', delayMs: 10_000 },
      { fault: 'status', status: 503 },
      {
        fault: 'status',
        status: 200,
        body: { success: true, timestamp: Math.floor(Date.now() / 1000) - 4_300, rates: { EUR: 0.868 } },
      },
    ]) {
      await terminal.control.clearFaults();
      await terminal.control.faults({ service: 'rates', ...fault });
      const { quoteId, market } = await request();
      expect([fault.fault, quoteId.length, market]).toEqual([fault.fault, 32, null]);
    }
  });
});
