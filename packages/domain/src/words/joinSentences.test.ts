import { describe, expect, it } from 'vitest';
import { joinSentences } from './joinSentences.ts';

describe('sentences in a row', () => {
  it.each([
    [['Upstream sad', 'It is not known.'], 'Upstream sad. It is not known.'],
    [['Broken.', 'Really?', 'Yes!', 'Well'], 'Broken. Really? Yes! Well'],
    [
      ['Try again. (One.)', 'He said "no."', 'Over (CODE)', 'End.'],
      'Try again. (One.) He said "no." Over (CODE). End.',
    ],
    [['Version 2.1 is there', 'Read it'], 'Version 2.1 is there. Read it'],
    [['The partner says:', 'No'], 'The partner says: No'],
    [['', ' The answer could not be written. '], 'The answer could not be written.'],
    [[], ''],
  ])('have a full stop between them and no blank too much: %j', (sentences, joined) => {
    expect(joinSentences(...sentences)).toBe(joined);
  });
});
