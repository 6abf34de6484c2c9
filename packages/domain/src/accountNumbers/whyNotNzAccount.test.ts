import { describe, expect, it } from 'vitest';
import { whyNotNzAccount } from './whyNotNzAccount.ts';

const ofAnotherForm =
  'An account number of New Zealand has 15 or 16 digits: bank 2, branch 4, account 7, suffix 2 or 3.';

describe('an account number of New Zealand', () => {
  it.each([
    '112-3021-0123468-00',
    '12-3021-0123468-0000',
    '12-3021-0123468-00 Ada',
    '12-3021-0123468-0',
    '12-302-0123468-00',
    '12-3021-012346-00',
    '12 3021 0123468 00',
    '',
  ])('is never taken in another form: %s', (text) => {
    expect(whyNotNzAccount(text)).toBe(ofAnotherForm);
  });

  it.each(['12-3021-0123468-00', '12-3021-0123468-000', '1230210123468000', '123021-012346800'])(
    'is right with each of its dashes or without: %s',
    (text) => {
      expect(whyNotNzAccount(text)).toBeNull();
    },
  );

  it('is wrong when bank, branch and account do not prove each other', () => {
    expect(whyNotNzAccount('12-3021-0123469-00')).toBe(
      'This account number has a mistake: its check digit does not fit the rest.',
    );
  });
});
