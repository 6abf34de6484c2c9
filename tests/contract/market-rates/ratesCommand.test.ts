import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxgWithSandbox, type FxgWithSandbox } from '../cli/fxgWithSandbox.ts';

let terminal: FxgWithSandbox;
beforeAll(async () => {
  terminal = await fxgWithSandbox();
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
    await terminal.user.signIn();
    const usd = await terminal.user.fxg('rates');
    const eur = await terminal.user.fxg('rates', '--base', 'eur');
    expect(usd.data()).toMatchObject({ base: 'USD', rates: { EUR: expect.any(Number) } });
    const { base, rates } = eur.data<{ base: string; rates: Record<string, number> }>();
    expect([base, Object.keys(rates).length]).toEqual(['EUR', 12]);
    expect(usd.stdout + usd.stderr).not.toContain('sandbox-rates-key');
    expect((await terminal.user.fxg('rates', '--base', 'NZD')).code).toBe(2);
  });

  it('ends with the sentence of the panel and its own exit code when there are none (ERR-1 to ERR-3)', async () => {
    await terminal.user.signIn();
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
