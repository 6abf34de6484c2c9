import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { readField, writeField } from '../fields/writeField.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';
import { normalizeFieldValue } from './normalizeFieldValue.ts';
import { checkBeneficiary } from './findWizardStepProblems.ts';
import { checkPartialBankNumber } from './checkPartialBankNumber.ts';

const rules = (field: FieldId, regEx: string) =>
  field.startsWith('regulatory.')
    ? template({
        regulatoryRules: [
          {
            id: field.slice(11),
            label: '',
            isRequired: true,
            regEx,
            errorMessage: 'Look again.',
            valueSet: [],
          },
        ],
      })
    : template({ rules: [rule(field, { validationRules: [pattern(regEx, 'Look again.')] })] });

const right: Beneficiary = { ...newBeneficiary('b1'), accountHolderPostal: '3000', bankPostal: '3001' };

const judged = (field: FieldId, regEx: string, typed: string, start: Beneficiary = right) => {
  const record = writeField(start, field, typed);
  const asked = rules(field, regEx);
  return {
    sent: readField(makeBeneficiaryToSend(record, asked), field),
    reasons: checkBeneficiary(record, asked).map(({ message }) => message),
  };
};

const uk = '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$';

describe('a right number in everyday spelling is cleaned before it is judged and sent (CP-WIZ-7)', () => {
  it.each([
    ['accountNumber', '^\\d{8}$', '1234 5678', '12345678'],
    ['accountNumber', '^\\d{8}$', '1234–5678', '12345678'],
    ['accountNumber', '^.{0,34}$', '1234 5678 90', '1234567890'],
    ['localAccountNumber', '^\\d{8}$', '12-34-56-78', '12345678'],
    ['routingCode', '^\\d{3}-?\\d{3}$', '990 014', '990014'],
    ['routingCode', '^\\d{3}-?\\d{3}$', '990-014', '990-014'],
    ['routingCode', '^\\d{3}-\\d{3}$', '990 014', '990-014'],
    ['localRoutingCode', '^\\d{2}-?\\d{2}-?\\d{2}$', '99 00 11', '990011'],
    ['routingCode', '^[A-Z]{4}0[A-Z0-9]{6}$', 'mlbk 0 001 002', 'MLBK0001002'],
    ['regulatory.cnapsCode', '^\\d{12}$', '1021 0000-0012', '102100000012'],
    ['bankPostal', uk, 'ls1 4qx', 'LS1 4QX'],
    ['bankPostal', uk, 'ls1-4qx', 'LS14QX'],
    ['accountHolderPostal', '^\\d{3}-?\\d{4}$', '573 0013', '5730013'],
    ['bankPostal', '^\\d{5}(-\\d{4})?$', '43604 1234', '43604-1234'],
    ['iban', '^GR', 'gr93-0119-8760 0000 0012 3456 789', 'GR9301198760000000123456789'],
    ['swiftBicCode', '^[A-Z]{6}', 'crlb-au-2x', 'CRLBAU2X'],
  ])('%s of the form %s: %s is sent as %s', (field, regEx, typed, sent) => {
    const start = field === 'iban' ? { ...right, bankCountry: 'GR' } : right;
    expect(judged(field, regEx, typed, start)).toEqual({ sent, reasons: [] });
  });

  it('stays as it was typed when no spelling of it is right, and the reason is what the partner says', () => {
    expect(judged('routingCode', '^\\d{3}-?\\d{3}$', '99-0014-5')).toEqual({
      sent: '99-0014-5',
      reasons: ['Look again.'],
    });
  });

  it('proves itself in groups too: what is said is what is wrong with its digits', () => {
    const us = { ...right, bankCountry: 'US' };
    expect(judged('routingCode', '^\\d{9}$', '9990 0011-1', us).reasons).toEqual([]);
    expect(judged('routingCode', '^.*$', '9990-0011-2', us).reasons).toEqual([
      'This ABA routing number has a mistake: its check digit does not fit the rest.',
    ]);
    const nz = { ...right, bankCountry: 'NZ' };
    expect(judged('accountNumber', '^.*$', '12 3021 0123468 00', nz)).toEqual({
      sent: '123021012346800',
      reasons: [],
    });
    expect(
      checkPartialBankNumber('accountNumber', { ...nz, accountNumber: '12 3021 0123468 0' }, null),
    ).toMatchObject({ mistake: null });
    expect(checkPartialBankNumber('routingCode', { ...us, routingCode: '9990-0011' }, null)).toMatchObject({
      mistake: null,
    });
  });

  it('is spelled so that it satisfies all of its patterns, not only the first', () => {
    expect(normalizeFieldValue('bankPostal', 'ls1 4qx', ['^.{0,8}$', uk])).toBe('LS1 4QX');
  });

  it('is never changed where its form accepts it, such as the name of a street or a template', () => {
    expect(judged('bankAddressLine1', '^.*$', '14 - 16 Odos Elaion').sent).toBe('14 - 16 Odos Elaion');
    expect(judged('accountHolderPostal', '^.{0,50}$', 'd02 af30').sent).toBe('d02 af30');
  });
});
