import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';
import { openInBrowser } from './openInBrowser.ts';

const environment = { FXG_CONFIG: 'https://name:word@fx.example.com/config.json' };
const print = (...words: readonly string[]) =>
  runFxg(['open', ...words, '--print', '--json'], { environment });

describe('fxg open', () => {
  it.each([
    ['order', '#1000234', 'https://fx.example.com/secure/fxgateway/orders/1000234'],
    ['deal', 'D/1', 'https://fx.example.com/secure/fxgateway/deals/D%2F1'],
    ['beneficiary', 'b?1', 'https://fx.example.com/secure/fxgateway/beneficiaries/b%3F1'],
  ])(
    'has the address of the page of %s %s, without what the address of the configuration carries',
    async (what, id, address) => {
      const { code, stdout } = await print(what, id);
      expect([code, JSON.parse(stdout)]).toEqual([0, { address, opened: false }]);
    },
  );

  it('says which pages there are, and where the pages are not known', async () => {
    const wrong = await print('quote', 'Q1');
    expect([wrong.code, errorOf(wrong.stderr)]).toMatchObject([
      2,
      { error: { hint: 'It is one of: order, deal, beneficiary.' } },
    ]);
    const file = await runFxg(['open', 'order', '1', '--print', '--config', 'config.json']);
    expect([file.code, errorOf(file.stderr)]).toMatchObject([
      2,
      { error: { hint: expect.stringContaining('--config URL') } },
    ]);
  });

  it('knows whether a browser was opened', async () => {
    expect(await openInBrowser('http://a', ['true'])).toBe(true);
    expect(await openInBrowser('http://a', ['false'])).toBe(false);
    expect(await openInBrowser('http://a', ['no-such-program-here'])).toBe(false);
  });
});
