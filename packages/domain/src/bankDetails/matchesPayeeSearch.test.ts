import { describe, expect, it } from 'vitest';
import { matchesPayeeSearch, unreadAccountEndingsMessage } from './matchesPayeeSearch.ts';

const thalassa = 'thalassa · eur';

describe('searching somebody by name and by the end of the account (PAYEE-8)', () => {
  it.each([
    ['every word is in the name', 'eur thal', undefined, true],
    ['a word is in the end of the account', 'thalassa 789', '6789', true],
    ['it is letters and digits', '48z1', '48Z1', true],
    ['nothing is asked', '', undefined, true],
    ['neither has a word', 'thalassa 1526', '6789', false],
    ['there is no account to end', '1526', '', false],
    ['the name has another word', 'olive 1526', undefined, false],
    ['letters are not in the name', 'kita', undefined, false],
    ['only the end, which is not read, can tell', 'thalassa 1526', undefined, null],
    ['only the end, which is not read, can tell of digits alone', '15', undefined, null],
  ] as const)('where %s', (_what, search, ending, found) => {
    expect(matchesPayeeSearch(search.split(' '), thalassa, ending)).toBe(found);
  });

  it('says how many could be meant whose account is not read', () => {
    expect(unreadAccountEndingsMessage(0)).toBe('');
    expect(unreadAccountEndingsMessage(1)).toBe('One account ending is not read yet.');
    expect(unreadAccountEndingsMessage(4_988)).toBe('4,988 account endings are not read yet.');
  });
});
