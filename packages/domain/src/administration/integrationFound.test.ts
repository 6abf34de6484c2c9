import { describe, expect, it } from 'vitest';
import { integrationFound } from './plannedChange.ts';

const wanted = { integrationId: '', clientId: '10299API_USER', parentId: 'p', kind: 'corpayClient' };
const made = { ...wanted, integrationId: 'i-2' };
const other = { ...wanted, integrationId: 'i-1', clientId: '10233API_USER' };
const words = 'The answer was lost. The integration i-2 for 10299API_USER stands there as you wanted it.';

describe('an integration whose answer was lost', () => {
  it('is told as made where one that is new stands there as it was wanted', () => {
    expect(integrationFound(wanted, [other], [other, made])).toBe(words);
  });

  it.each([
    ['none stands there', wanted, [other], [other]],
    ['it stood there before', wanted, [made], [made]],
    [
      'two are new, as after a press that the browser sent twice',
      wanted,
      [],
      [made, { ...made, integrationId: 'i-3' }],
    ],
    ['it has another parent', wanted, [], [{ ...made, parentId: 'q' }]],
    ['only its key was to change', made, [made], [made]],
    ['the one that was named is as it was', made, [{ ...made, parentId: 'q' }], [{ ...made, parentId: 'q' }]],
  ])('is not told as made where %s', (_why, form, before, now) => {
    expect(integrationFound(form, before, now)).toBeNull();
  });

  it('is told as changed where the one that was named is now as it was wanted', () => {
    expect(integrationFound(made, [{ ...made, parentId: 'q' }], [made])).toBe(words);
  });
});
