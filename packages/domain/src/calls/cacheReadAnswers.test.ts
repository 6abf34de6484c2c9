import { expect, it } from 'vitest';
import { failed, succeeded } from '../result/result.ts';
import { cacheReadAnswers } from './cacheReadAnswers.ts';

it('what was answered is not asked again, what failed is, and another question is another one', async () => {
  const asked: string[] = [];
  const ask = cacheReadAnswers(async (question: { readonly country: string }) => {
    asked.push(question.country);
    return asked.length === 1 ? failed('silence') : succeeded(asked.length);
  });
  expect(await ask({ country: 'GB' })).toEqual(failed('silence'));
  expect(await ask({ country: 'GB' })).toEqual(succeeded(2));
  expect(await ask({ country: 'GB' })).toEqual(succeeded(2));
  expect(await ask({ country: 'NZ' })).toEqual(succeeded(3));
  expect(asked).toEqual(['GB', 'GB', 'NZ']);
});
