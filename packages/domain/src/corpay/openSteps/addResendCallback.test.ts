import { expect, it } from 'vitest';
import { makeInstructionFixture, press } from '../../../test/instructionFixture.ts';
import { succeeded } from '../../result/result.ts';
import { addResendCallback } from './addResendCallback.ts';

it('before the call of a lost booking leaves once more it is told, and the very same call leaves', async () => {
  const happened: string[] = [];
  const { deals } = makeInstructionFixture();
  const book = async (quoteId: string, key: string) => {
    happened.push(`book ${quoteId} ${key}`);
    return succeeded({ orderNumber: '700' });
  };
  const telling = addResendCallback({ ...deals, book }, async () => {
    await Promise.resolve();
    happened.push('told');
  });
  expect(await telling.book('q1', 'key-1')).toEqual(succeeded({ orderNumber: '700' }));
  expect(happened).toEqual(['told', 'book q1 key-1']);
});

it('an instruction leaves as ever, and nothing is told', async () => {
  const told: string[] = [];
  const answer = succeeded({ orderNumber: '700' });
  const { deals, sent } = makeInstructionFixture({ answer });
  const telling = addResendCallback(deals, async () => void told.push('told'));
  expect(await telling.instruct(press.instruction, 'key-1')).toEqual(answer);
  expect([sent, told]).toEqual([['700 key-1'], []]);
});
