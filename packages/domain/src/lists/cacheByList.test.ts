import { expect, it } from 'vitest';
import { cacheByList } from './cacheByList.ts';

it('what is made of a list is made once for it, and anew for another one that says the same', () => {
  let made = 0;
  const counted = cacheByList((list: readonly string[]) => {
    made += 1;
    return list.length === 0 ? null : list.join(', ');
  });
  const list = ['a', 'b'];
  expect([counted(list), counted(list), made]).toEqual(['a, b', 'a, b', 1]);
  expect([counted(['a', 'b']), made]).toEqual(['a, b', 2]);
  const none: readonly string[] = [];
  expect([counted(none), counted(none), made], 'nothing is an answer, too').toEqual([null, null, 3]);
});
