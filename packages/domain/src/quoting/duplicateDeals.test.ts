import { describe, expect, it } from 'vitest';
import {
  updateDuplicateDealSearch,
  mergeDuplicateDealsSeen,
  hasUnseenDuplicateDeals,
  bookingStoppedMessage,
} from './duplicateDeals.ts';

const of = (found: readonly string[], complete = true) => ({ found, complete, words: null });

it.each([
  ['a deal that nobody had read of', of(['1']), of(['1', '2']), true],
  ['a deal where nothing was read yet', null, of(['1']), true],
  ['what was read already', of(['1', '2']), of(['1']), false],
  ['nothing, where nothing was read yet', null, of([]), false],
  ['that it could not be checked', of([]), of([], false), true],
  ['that it could not be checked, where nothing was read yet', null, of([], false), true],
  ['once more that it could not be checked', of([], false), of([], false), false],
])('what stops a press: %s', (_what, read, now, more) => {
  expect(hasUnseenDuplicateDeals(read, now)).toBe(more);
});

it('all that was read counts, at whichever moment', () => {
  expect(mergeDuplicateDealsSeen(null, null)).toBeNull();
  expect(mergeDuplicateDealsSeen(null, of(['1']))).toMatchObject({ found: ['1'], complete: true });
  expect(mergeDuplicateDealsSeen(of(['1'], false), null)).toMatchObject({ found: ['1'], complete: false });
  expect(mergeDuplicateDealsSeen(of(['1']), of(['2'], false))).toEqual({
    found: ['1', '2'],
    complete: false,
  });
  expect(mergeDuplicateDealsSeen(of(['1'], false), of(['2']))).toEqual({
    found: ['1', '2'],
    complete: false,
  });
  expect(mergeDuplicateDealsSeen(of(['1']), of(['2']))).toEqual({ found: ['1', '2'], complete: true });
});

describe('a look that was not complete', () => {
  const one = { found: ['1'], complete: true, words: 'Deal 1.' };
  const unchecked = { found: [], complete: false, words: 'Not checked.' };

  it('takes back nothing that was found before, and is said beside it once', () => {
    const both = { found: ['1'], complete: false, words: 'Deal 1. Not checked.' };
    expect(updateDuplicateDealSearch(one, unchecked)).toEqual(both);
    expect(updateDuplicateDealSearch(both, unchecked)).toEqual(both);
  });

  it('stands by itself where it misses nothing', () => {
    expect(updateDuplicateDealSearch(null, unchecked)).toEqual(unchecked);
    expect(updateDuplicateDealSearch(one, { ...one, complete: false })).toEqual({ ...one, complete: false });
    expect(
      updateDuplicateDealSearch(one, { ...unchecked, complete: true, words: null }).words,
      'one that was',
    ).toBeNull();
  });
});

describe('a press that stopped because of equal deals', () => {
  it('says why, and that another one books all the same', () => {
    expect(bookingStoppedMessage('Booked already: order 700.')).toBe(
      'Booked already: order 700. Nothing was sent yet: press Book Deal once more if you want this deal all the same.',
    );
  });

  it('says that nothing equal was found after all, where the answer came late', () => {
    expect(bookingStoppedMessage(null)).toBe(
      'Nothing was sent while your earlier deals were looked up. None of the last seven days is the same: press Book Deal once more.',
    );
  });
});
