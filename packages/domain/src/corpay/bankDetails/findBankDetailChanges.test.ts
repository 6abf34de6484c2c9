import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/sampleDeals.ts';
import { maskAllButLastFour } from '../../words/maskAllButLastFour.ts';
import { accountNumberOf, findBankDetailChanges } from './findBankDetailChanges.ts';
import { bankSearchMessages, beneficiarySaveErrors } from '../beneficiaries/beneficiaryMessages.ts';
import { newBeneficiary } from '../beneficiaries/fields/newBeneficiary.ts';

describe('changed bank details', () => {
  const before = { ...newBeneficiary('b1'), iban: 'GB64SNDB99001170012345', routingCode: '99-00-11' };

  it('are shown old against new, all but the last four characters hidden', () => {
    const after = { ...before, iban: 'GB21SNDB99001170054321', accountNumber: '123' };
    expect(findBankDetailChanges(before, after)).toEqual([
      { label: 'IBAN', before: `${'•'.repeat(18)}2345`, after: `${'•'.repeat(18)}4321` },
      { label: 'Account Number', before: '', after: '•••' },
    ]);
  });

  it('are not changed by spaces, dashes or capitals, nor by a name or an address', () => {
    const after = {
      ...before,
      iban: 'gb64 sndb 9900 1170 0123 45',
      routingCode: '990011',
      accountHolderName: 'Ada',
      bankCity: 'Leeds',
    };
    expect(findBankDetailChanges(before, after)).toEqual([]);
  });

  it('an account is its IBAN or else its number, written in one', () => {
    const iban = 'GB64 SNDB 9900 1170 0123 45';
    expect(accountNumberOf({ ...before, iban, accountNumber: '1' })).toBe('GB64SNDB99001170012345');
    expect(accountNumberOf({ ...before, iban: '', accountNumber: '12-3021-0123468-00' })).toBe(
      '123021012346800',
    );
    expect(accountNumberOf({ ...before, iban: '', localAccountNumber: '1234' })).toBe('1234');
    expect(accountNumberOf({ ...before, iban: '' })).toBe('');
  });

  it('never show a short number', () => {
    expect(maskAllButLastFour('1234')).toBe('••••');
    expect(maskAllButLastFour('12345')).toBe('•2345');
    expect(maskAllButLastFour('')).toBe('');
  });
});

describe('the words about beneficiaries and banks', () => {
  const failure = refusal({
    path: '/beneficiaries',
    messages: ['Name is required.', 'City is required.'],
    code: 'accountHolderName',
  });

  it('each message of the partner is one item (CP-WIZ-20); without any, the call is named', () => {
    expect(beneficiarySaveErrors(failure)).toEqual(['Name is required.', 'City is required.']);
    expect(beneficiarySaveErrors({ ...failure, messages: [] })).toEqual(['Error calling /beneficiaries.']);
    expect(beneficiarySaveErrors({ ...failure, kind: 'token-refused', status: 401, messages: [] })).toEqual([
      'Session expired. Trying to generate new tokens...',
    ]);
  });

  it('a search says how many banks it does not show (ERR-39 to ERR-41, S-23)', () => {
    expect(bankSearchMessages.more(100)).toBeNull();
    expect(bankSearchMessages.more(101)).toBe('1 other results not shown. Please try narrowing your search.');
    expect(bankSearchMessages.more(2345)).toBe(
      '2245 other results not shown. Please try narrowing your search.',
    );
    expect(bankSearchMessages.none).toBe(
      "No banks found. We couldn't find anything with that term. Please try again.",
    );
    expect(bankSearchMessages.unavailable).toBe(
      "We're having trouble loading banks. Please try again later or enter the bank details manually.",
    );
  });
});
