import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';

const check = async (words: readonly string[], given?: unknown) => {
  const ran = await runFxg(['check', ...words], given === undefined ? {} : { stdin: JSON.stringify(given) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as unknown) };
};

describe('check fees', () => {
  const accounts = [
    { id: 'EUR1', currency: 'EUR' },
    { id: 'USD1', currency: 'USD' },
  ];

  it('settles the fee from an account in USD itself', async () => {
    expect((await check(['fees'], { settlementAccount: 'USD1', accounts })).data).toMatchObject({
      applies: 'same-account',
      feeAccount: 'USD1',
      holds: true,
    });
  });

  it('asks for one of the USD accounts otherwise', async () => {
    expect((await check(['fees'], { settlementAccount: 'EUR1', accounts })).data).toMatchObject({
      applies: 'choose',
      feeAccount: null,
      choices: ['USD1'],
      holds: true,
    });
  });

  it('does not hold, with 1, for a fee account in another currency or when there is none', async () => {
    const wrong = await check(['fees'], { settlementAccount: 'EUR1', accounts, feeAccount: 'EUR1' });
    expect(wrong.code).toBe(1);
    expect(wrong.data).toMatchObject({ holds: false });
    expect(errorOf(wrong.stderr)).toMatchObject({ error: { code: 'check-does-not-hold' } });
    expect((await check(['fees'], { settlementAccount: 'EUR1', accounts: accounts.slice(0, 1) })).code).toBe(
      1,
    );
  });
});
