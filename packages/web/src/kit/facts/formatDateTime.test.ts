import { describe, expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';

describe('when a record was made', () => {
  it.each([
    ['2026-11-21', /^Nov 21, 2026$/],
    ['2026-11-21T00:00:00', /^Nov 21, 2026$/],
    ['2026-11-20T15:04:05', /^Nov 20, 2026, 3:04\sPM$/],
    ['soon', /^soon$/],
    ['2026-11-20T99:99:99', /^Nov 20, 2026$/],
  ])('%s is told with its time only where that is delivered', (text, words) => {
    expect(formatDateTime(text)).toMatch(words);
  });

  it('with a time zone is told by the clock on the wall, which is named, and without one no zone is claimed', () => {
    const here = new Date('2026-11-20T15:04:05Z');
    const asHere = `${here.getFullYear()}-11-${here.getDate()}T${here.toTimeString().slice(0, 8)}`;
    const [zone] = here.toLocaleTimeString('en-US', { timeZoneName: 'short' }).split(' ').slice(-1);
    expect(formatDateTime('2026-11-20T15:04:05Z')).toBe(`${formatDateTime(asHere)} ${zone}`);
    expect(formatDateTime('2026-11-20T16:04:05.000+01:00')).toBe(formatDateTime('2026-11-20T15:04:05Z'));
  });
});
