import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RegulatoryRule } from '../../api/rulesTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';

const right: Beneficiary = { ...newBeneficiary('b1'), accountHolderPostal: '3000', bankPostal: '3001' };

const law = (id: string, more: Partial<RegulatoryRule> = {}): RegulatoryRule => ({
  id,
  label: '',
  isRequired: false,
  regEx: '',
  errorMessage: '',
  valueSet: [],
  ...more,
});

const answered = (...regulatory: Beneficiary['regulatory']): Beneficiary => ({ ...right, regulatory });
const purposeAndOld = [
  { key: 'purpose', value: 'G' },
  { key: 'old', value: '1' },
];

describe('the answers that are sent to a law', () => {
  const asked = template({ regulatoryRules: [law('relation'), law('purpose')] });

  it('are those that were given: one that was left empty is not sent', () => {
    const sent = makeBeneficiaryToSend(answered({ key: 'purpose', value: 'G' }), asked);
    expect(sent.regulatory).toEqual([{ key: 'purpose', value: 'G' }]);
  });

  it('keep beside them, once each, what is stored and no law asks for any more', () => {
    const stored = answered(...purposeAndOld);
    expect(makeBeneficiaryToSend(stored, asked, stored)).toEqual(stored);
  });

  it('lose what no law asks for and is not stored so: another answer, or one of another law', () => {
    const stored = answered(...purposeAndOld);
    const typed = answered(
      { key: 'purpose', value: 'G' },
      { key: 'old', value: '2' },
      { key: 'other', value: '1' },
    );
    expect(makeBeneficiaryToSend(typed, asked, stored).regulatory).toEqual([{ key: 'purpose', value: 'G' }]);
  });

  it('stand in the spelling that the law takes where they are typed, and as they are where they are chosen', () => {
    const typed = template({ regulatoryRules: [law('purpose', { regEx: '^[A-Z]$' })] });
    const chosen = template({
      regulatoryRules: [law('purpose', { regEx: '^[A-Z]$', valueSet: [{ id: 'g', text: 'Goods' }] })],
    });
    const given = answered({ key: 'purpose', value: 'g' });
    expect(makeBeneficiaryToSend(given, typed).regulatory).toEqual([{ key: 'purpose', value: 'G' }]);
    expect(makeBeneficiaryToSend(given, chosen).regulatory).toEqual([{ key: 'purpose', value: 'g' }]);
  });
});

describe('a value that is sent', () => {
  it('is never spelled otherwise where it is a name or a place, whatever its rule says', () => {
    const capitals = [pattern('^[A-Z ]*$')];
    const rules = template({
      rules: ['accountHolderName', 'bankCity'].map((id) => rule(id, { validationRules: capitals })),
    });
    const typed = { ...right, accountHolderName: ' Ada Byron ', bankCity: 'Perth' };
    expect(makeBeneficiaryToSend(typed, rules)).toEqual({ ...typed, accountHolderName: 'Ada Byron' });
  });

  it('is spelled as its own rule wants it, not as that of another number', () => {
    const rules = template({
      rules: [
        rule('accountNumber', { validationRules: [pattern('^\\d{8}$')] }),
        rule('routingCode', { validationRules: [pattern('^\\d{3}-\\d{3}$')] }),
      ],
    });
    const typed = { ...right, accountNumber: '1234-5678', routingCode: '990 014' };
    expect(makeBeneficiaryToSend(typed, rules)).toEqual({
      ...right,
      accountNumber: '12345678',
      routingCode: '990-014',
    });
  });
});

describe('how a bank hands money on, where it is stored and no field shows it', () => {
  const stored = { ...right, settlementMethods: 'W' };
  const sent = (regEx: string) =>
    makeBeneficiaryToSend(
      stored,
      template({ rules: [rule('settlementMethods', { validationRules: [pattern(regEx)] })] }),
      stored,
    );

  it('stays where the rules take it, and goes where they refuse it', () => {
    expect(sent('^W$')).toEqual(stored);
    expect(sent('^E$')).toEqual(right);
  });
});
