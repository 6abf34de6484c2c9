import { describe, expect, it } from 'vitest';
import { recentBankChangeMs, whyAskBankDetails } from './whyAskBankDetails.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const known = {
  print: 'now',
  printThen: null,
  confirmed: null,
  changedHere: false,
  changedAt: null,
  now,
} as const;
const why = (more: Partial<Parameters<typeof whyAskBankDetails>[0]>) =>
  whyAskBankDetails({ ...known, ...more });

describe('whether the user is asked if bank details were checked (PAYEE-1)', () => {
  it('nothing is asked of details that nobody has changed', () => {
    expect(why({})).toBeNull();
    expect(why({ printThen: 'now' })).toBeNull();
    expect(why({ changedAt: now - recentBankChangeMs })).toBeNull();
  });

  it.each([
    ['that differ from those at booking', { printThen: 'then' }, 'changed-since-then'],
    ['that differ from those confirmed last', { confirmed: 'before' }, 'changed-since-confirmed'],
    ['that were entered on this device', { changedHere: true }, 'new-here'],
    ['whose record changed within 30 days', { changedAt: now - recentBankChangeMs + 1 }, 'changed-lately'],
    ['whose record changed by a clock that is ahead', { changedAt: now + 60_000 }, 'changed-lately'],
  ] as const)('details %s are asked about', (_what, more, reason) => {
    expect(why(more)).toBe(reason);
  });

  it('nothing is asked of a record without a date, also where the clock of the device stands at its beginning', () => {
    expect(why({ now: 0 })).toBeNull();
  });

  it('30 days are meant', () => {
    expect(recentBankChangeMs).toBe(2_592_000_000);
  });

  it('a confirmed state is not asked about again, whatever else is known of it', () => {
    expect(why({ confirmed: 'now', printThen: 'then', changedHere: true, changedAt: now })).toBeNull();
  });

  it('where no fingerprint can be made nothing is taken for confirmed, and dates still count', () => {
    expect(why({ print: null, printThen: 'then', confirmed: 'before' })).toBeNull();
    expect(why({ print: null, confirmed: null, changedAt: now })).toBe('changed-lately');
    expect(why({ print: null, changedHere: true })).toBe('new-here');
  });
});
