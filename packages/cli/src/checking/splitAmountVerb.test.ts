import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../test/runFxg.ts';

const check = async (words: readonly string[], given?: unknown) => {
  const ran = await runFxg(['check', ...words], given === undefined ? {} : { stdin: JSON.stringify(given) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as unknown) };
};

describe('check split', () => {
  it('loses nothing, from flags and from JSON alike', async () => {
    const parts = { parts: ['33.34', '33.33', '33.33'] };
    expect(
      (await check(['split', '--total', '100.00', '--currency', 'USD', '--weights', '1,1,1'])).data,
    ).toEqual(parts);
    expect((await check(['split'], { total: '100.00', currency: 'USD', weights: [1, 1, 1] })).data).toEqual(
      parts,
    );
  });

  it('counts in the units of the currency and takes weights with decimals', async () => {
    expect((await check(['split', '--total', '100', '--currency', 'JPY', '--weights', '2,1'])).data).toEqual({
      parts: ['67', '33'],
    });
    expect(
      (await check(['split', '--total', '1.00', '--currency', 'EUR', '--weights', '0.5,1.5'])).data,
    ).toEqual({ parts: ['0.25', '0.75'] });
  });

  it.each([
    ['ten', 'USD', '1', 'total in USD: Invalid format.'],
    ['1.5', 'JPY', '1', 'total in JPY: Invalid format.'],
    ['1', 'ABC', '1', 'currency: Invalid format.'],
    ['1', 'USD', '1,-1', 'weights: Invalid format.'],
  ])(
    'refuses what it cannot count, and names it: %s %s among %s',
    async (total, currency, weights, message) => {
      const words = ['split', '--total', total, '--currency', currency, '--weights', weights];
      const { code, stderr } = await check(words);
      expect(code).toBe(2);
      expect(errorOf(stderr)).toMatchObject({ error: { message } });
    },
  );

  it('splits evenly where no weight weighs anything', async () => {
    expect((await check(['split'], { total: '1.00', currency: 'USD', weights: [0, 0, 0] })).data).toEqual({
      parts: ['0.34', '0.33', '0.33'],
    });
  });

  it.each(['100.00', '0.00', '-5.00'])(
    'fails for %s without a weight: no parts would add up to it',
    async (total) => {
      const flags = await check(['split', `--total=${total}`, '--currency', 'USD', '--weights', '']);
      const json = await check(['split'], { total, currency: 'USD', weights: [] });
      for (const { code, stdout, stderr } of [flags, json]) {
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
        expect(errorOf(stderr)).toMatchObject({
          error: {
            message: 'weights: without any there are no parts that add up to the total.',
            hint: 'Give at least one, such as 1,1,1; where all are zero the total is split evenly.',
          },
        });
      }
    },
  );

  it('says what is missing', async () => {
    const { code, stderr } = await check(['split', '--total', '1']);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({ error: { message: expect.stringMatching(/^currency: /) } });
  });
});
