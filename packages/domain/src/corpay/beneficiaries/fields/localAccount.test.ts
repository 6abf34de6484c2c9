import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { TemplateRule } from '../../api/rulesTemplate.ts';
import { asksAccountTwice, countsAsLocalAccountNumber } from './localAccount.ts';
import { newBeneficiary } from './newBeneficiary.ts';

const paid = (more: Partial<Beneficiary> = {}): Beneficiary => ({
  ...newBeneficiary('b1'),
  paymentMethods: ['W', 'E'],
  ...more,
});
const account = rule('accountNumber');
const chosen = { valueSet: [{ id: '1', text: 'Main account' }] };
const local = rule('localAccountNumber', { isRequired: true });

describe('the number of one account is asked twice', () => {
  it('where both methods are on and both numbers are typed', () => {
    expect(asksAccountTwice(paid(), template({ rules: [account, local] }))).toBe(true);
    expect(asksAccountTwice(paid({ paymentMethods: ['W'] }), template({ rules: [account, local] }))).toBe(
      false,
    );
    expect(asksAccountTwice(paid(), null)).toBe(false);
  });

  it.each<readonly [string, readonly TemplateRule[]]>([
    ['without a local one', [account]],
    ['without one for the wire', [local]],
    ['with another number instead of the local one', [account, rule('iban')]],
    ['where the local one is chosen from a list', [account, { ...local, ...chosen }]],
    ['where the one for the wire is chosen from a list', [{ ...account, ...chosen }, local]],
  ])('but not %s', (_title, rules) => {
    expect(asksAccountTwice(paid(), template({ rules }))).toBe(false);
  });
});

describe('an account number that is typed once stands for a local one that has to be given', () => {
  const twice = template({ rules: [account, local] });

  it.each<readonly [string, Partial<Beneficiary>, boolean]>([
    ['where the local one is empty', { accountNumber: '12-3456' }, true],
    ['where the local one is blank', { accountNumber: '12-3456', localAccountNumber: ' ' }, true],
    ['but not where another local one is typed', { accountNumber: '12', localAccountNumber: '9' }, false],
    ['but not where no account number is typed', {}, false],
    ['but not where the account number is blank', { accountNumber: ' ' }, false],
    ['but not where only a wire is on', { accountNumber: '12', paymentMethods: ['W'] }, false],
  ])('%s', (_title, typed, expected) => {
    expect(countsAsLocalAccountNumber(paid(typed), twice)).toBe(expected);
  });

  it('but not where the rules leave the local one open, do not ask for it or are not known', () => {
    const typed = paid({ accountNumber: '12-3456' });
    const open = template({ rules: [account, { ...local, isRequired: false }] });
    expect(countsAsLocalAccountNumber(typed, open)).toBe(false);
    expect(countsAsLocalAccountNumber(typed, template({ rules: [account] }))).toBe(false);
    expect(countsAsLocalAccountNumber(typed, null)).toBe(false);
  });
});
