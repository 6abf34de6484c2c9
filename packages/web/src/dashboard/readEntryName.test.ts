import { describe, expect, it } from 'vitest';
import { readEntryName } from './readEntryName.ts';

describe('a partner or exchange of an account', () => {
  it.each([
    ['Harbour Exchange', 'Harbour Exchange'],
    [{ id: 7, name: 'Harbour Exchange' }, 'Harbour Exchange'],
    [{ name: ' ', id: 7 }, '7'],
    [{}, null],
    [null, null],
    ['', null],
  ])('%j is called %j', (entry, name) => {
    expect(readEntryName(entry)).toBe(name);
  });
});
