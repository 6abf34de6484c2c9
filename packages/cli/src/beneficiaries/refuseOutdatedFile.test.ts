import { describe, expect, it } from 'vitest';
import { refuseOutdatedFile } from './refuseOutdatedFile.ts';

const refused = (written: unknown, stored: string | null) =>
  refuseOutdatedFile({ id: 'olive', name: 'Olive Export', written, stored }) !== null;

describe('the file of an edit (PAYEE-7)', () => {
  it.each([
    ['is as old as the record', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['is, with blanks around its date', ' 2026-11-20 ', '2026-11-20 '],
    ['has no date', undefined, '2026-11-20'],
    ['has an empty date', '', '2026-11-20'],
    ['has no text as its date', { year: 2026 }, '2026-11-20'],
    ['has no date, as the record has none', undefined, null],
  ])('is taken where it %s', (_what, written, stored) => {
    expect(refused(written, stored)).toBe(false);
  });

  it.each([
    ['the record was changed later', '2026-11-20', '2026-11-21'],
    ['the record has an earlier date: it is another', '2026-11-21', '2026-11-20'],
    ['the partner names no date any more', '2026-11-20', null],
  ])('is refused where %s', (_what, written, stored) => {
    expect(refused(written, stored)).toBe(true);
  });
});
