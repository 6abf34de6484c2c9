import { describe, expect, it } from 'vitest';
import { refuseLostLetters, refuseAnswerWithLostLetters } from './refuseLostLetters.ts';

describe('what was not typed in UTF-8', () => {
  it.each([
    [['orders', 'instruct', '1', '--reference=Stra\uFFFDe'], 'The value of --reference'],
    [['orders', 'instruct', '1', '--reference', 'Stra\uFFFDe'], 'The value of --reference'],
    [['accounts', 'Stra\uFFFDe'], 'Argument 2'],
    [['--a=b', 'Stra\uFFFDe'], 'Argument 2'],
  ])('is refused by name among the words of a command: %j', (words, named) => {
    expect(refuseLostLetters(words)).toMatchObject({
      exit: 2,
      message: `${named} is not UTF-8: a letter was lost before fxg could read it, so its encoding cannot be told.`,
    });
  });

  it('is refused as an answer', () => {
    expect(refuseAnswerWithLostLetters({ ok: true, value: 'Stra\uFFFDe' })).toMatchObject({
      failure: { exit: 2 },
    });
    expect(refuseAnswerWithLostLetters({ ok: true, value: 'Stra\u00dfe' })).toEqual({
      ok: true,
      value: 'Stra\u00dfe',
    });
  });

  it('is nothing that a command in UTF-8 says', () => {
    expect(refuseLostLetters(['orders', 'instruct', '--reference', 'Stra\u00dfe'])).toBeNull();
  });
});
