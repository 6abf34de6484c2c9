import { describe, expect, it } from 'vitest';
import { checkBeneficiary } from '../judging/findWizardStepProblems.ts';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { applyRulesTemplate } from './applyRulesTemplate.ts';
import { wizardFieldsOfStep } from '../fields/wizardFieldsOfStep.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { writeField } from '../fields/writeField.ts';

const right: Beneficiary = { ...newBeneficiary('b1'), accountHolderPostal: '3000', bankPostal: '3001' };
const whyNotOffered = (record: Beneficiary) =>
  wizardFieldsOfStep('basic-info', record, null).find(({ kind }) => kind === 'methods')?.choices[1]
    ?.disabledReason;

describe('what follows what was written (S-118, S-119)', () => {
  it('a destination brings its currency, the country of bank and holder, and regions of its own', () => {
    const there = writeField(
      { ...right, bankRegion: 'NSW', accountHolderRegion: 'NSW' },
      'destinationCountry',
      'GR',
    );
    expect(there).toMatchObject({
      bankCurrency: 'EUR',
      bankCountry: 'GR',
      accountHolderCountry: 'GR',
      bankRegion: '',
      accountHolderRegion: '',
    });
    expect(writeField(there, 'bankCurrency', 'USD')).toMatchObject({
      bankCurrency: 'USD',
      bankCountry: 'GR',
    });
  });

  it('for China the bank country starts empty', () => {
    expect(writeField(right, 'destinationCountry', 'CN')).toMatchObject({
      bankCurrency: 'CNY',
      bankCountry: '',
    });
  });

  it.each(['TW', 'CH', 'JP', 'CN'])('a payment to %s returns to a wire (CP-WIZ-14)', (country) => {
    const both = writeField(right, 'paymentMethods', 'W,E');
    const preferred = writeField(both, 'preferredMethod', 'E');
    const field = country === 'CN' ? 'destinationCountry' : 'bankCountry';
    expect(writeField(preferred, field, country)).toMatchObject({
      paymentMethods: ['W'],
      preferredMethod: 'W',
    });
    const [boxes] = wizardFieldsOfStep(
      'basic-info',
      writeField(right, 'destinationCountry', country),
      null,
    ).filter(({ kind }) => kind === 'methods');
    expect(boxes?.choices[1]?.disabledReason).toMatch(
      country === 'CN'
        ? /^Payments to China cannot be made by iACH\.$/
        : /^Banks in .* cannot be paid by iACH\.$/,
    );
  });

  it('iACH is not offered for China whatever the bank, nor in money that is foreign there', () => {
    const china = writeField(writeField(right, 'destinationCountry', 'CN'), 'bankCountry', 'NZ');
    expect(whyNotOffered(china)).toBe('Payments to China cannot be made by iACH.');
    expect(whyNotOffered(right)).toBeNull();
    const foreign = writeField(right, 'bankCurrency', 'USD');
    expect(whyNotOffered(foreign)).toBe('iACH to a bank in Australia carries AUD only.');
    const ticked = { ...foreign, paymentMethods: ['W', 'E'] };
    expect(whyNotOffered(ticked), 'said at its box').toBe('iACH to a bank in Australia carries AUD only.');
    expect(
      checkBeneficiary(ticked, null).some(({ field }) => field === 'paymentMethods'),
      'the last word is the partner’s',
    ).toBe(false);
    expect(whyNotOffered({ ...right, bankCountry: '' })).toBeNull();
  });

  it('how a bank hands money on is asked anew in another country, and regions of the bank with it', () => {
    const delivered = { ...right, settlementMethods: 'W', methodOfDelivery: 'C', bankRegion: 'NSW' };
    const none = { settlementMethods: '', methodOfDelivery: '', bankRegion: '' };
    expect(writeField(delivered, 'bankCountry', 'IN')).toMatchObject(none);
    expect(writeField(delivered, 'destinationCountry', 'IN')).toMatchObject(none);
    expect(writeField(delivered, 'bankCountry', 'AU')).toBe(delivered);
  });

  it('codes that nobody knows travel through, also as the preferred one', () => {
    const stored = { ...right, paymentMethods: ['W', 'C'], preferredMethod: 'C' };
    expect(writeField(stored, 'paymentMethods', 'W,E')).toMatchObject({
      paymentMethods: ['W', 'E', 'C'],
      preferredMethod: 'C',
    });
    expect(writeField(stored, 'destinationCountry', 'CH').paymentMethods).toEqual(['W', 'C']);
  });

  it('iACH stays where it is possible', () => {
    const both = writeField(right, 'paymentMethods', 'E,W');
    expect(writeField(both, 'bankCountry', 'NZ').paymentMethods).toEqual(['W', 'E']);
    expect(writeField(both, 'paymentMethods', 'E')).toMatchObject({
      paymentMethods: ['E'],
      preferredMethod: 'E',
    });
  });

  it('an answer to a regulatory rule is kept under its id, and forgotten when emptied', () => {
    const answered = writeField(right, 'regulatory.purpose', 'G');
    expect(answered.regulatory).toEqual([{ key: 'purpose', value: 'G' }]);
    expect(writeField(answered, 'regulatory.purpose', '').regulatory).toEqual([]);
    expect(writeField(right, 'nobody', 'x')).toBe(right);
  });
});

const regions = [
  { id: 'OH', name: 'Ohio' },
  { id: 'NY', name: 'New York' },
];
/** A beneficiary that is added, in which nothing was emptied. */
const added = { mode: 'add', emptied: [] } as const;
const regionAfter = (region: string) =>
  applyRulesTemplate({ ...right, bankRegion: region }, template({ bankRegions: regions }), added).bankRegion;

describe('rules that have come', () => {
  it('start an empty region with the first of the list (CP-WIZ-9) and read one that is written out', () => {
    expect([regionAfter(''), regionAfter('NY'), regionAfter('new york'), regionAfter('NSW')]).toEqual([
      'OH',
      'NY',
      'NY',
      '',
    ]);
  });

  it('leave the region of a holder who lives elsewhere alone', () => {
    const elsewhere = { ...right, accountHolderCountry: 'GB', accountHolderRegion: 'Kent' };
    expect(
      applyRulesTemplate(elsewhere, template({ accountRegions: regions }), added).accountHolderRegion,
    ).toBe('Kent');
    const [, , , , region] = wizardFieldsOfStep(
      'beneficiary-address',
      elsewhere,
      template({ accountRegions: regions }),
    );
    expect(region).toMatchObject({ id: 'accountHolderRegion', kind: 'text' });
  });

  it('take a value for the id that it is, whatever another choice is called', () => {
    const swapped = [
      { id: 'A', text: 'B' },
      { id: 'B', text: 'A' },
    ];
    const rules = template({ rules: [rule('accountNumber', { valueSet: swapped })] });
    expect(applyRulesTemplate({ ...right, accountNumber: 'B' }, rules, added).accountNumber).toBe('B');
  });

  it('put in their defaults, empty what can no longer be chosen, and change nothing the second time', () => {
    const rules = template({
      rules: [
        rule('methodOfDelivery', {
          isRequired: true,
          defaultValue: 'W',
          valueSet: [{ id: 'W', text: 'Account' }],
        }),
        rule('settlementMethods', { isRequired: true, valueSet: [{ id: 'E', text: 'iACH' }] }),
        rule('bankCountry', { defaultValue: 'US' }),
      ],
      bankRegions: regions,
    });
    const applied = applyRulesTemplate({ ...right, settlementMethods: 'W' }, rules, added);
    expect(applied).toMatchObject({ methodOfDelivery: 'W', settlementMethods: '', bankCountry: 'AU' });
    expect(applyRulesTemplate(applied, rules, added)).toEqual(applied);
  });
});

const deliveryAsked = (isRequired: boolean) =>
  wizardFieldsOfStep(
    'banking-details',
    right,
    template({
      rules: [rule('settlementMethods', { isRequired }), rule('methodOfDelivery', { isRequired })],
    }),
  );

const choiceIds = (step: 'basic-info' | 'bank-address', field: string) =>
  wizardFieldsOfStep(step, right, null)
    .find(({ id }) => id === field)
    ?.choices.map(({ id }) => id) ?? [];

const asksForPreferred = (record: Beneficiary) =>
  wizardFieldsOfStep('basic-info', record, null).some(({ id }) => id === 'preferredMethod');

describe('the fields of a step', () => {
  it('have the labels of the rules, and ours where there is none', () => {
    const rules = template({ rules: [rule('routingCode', { label: 'BSB Code' }), rule('accountNumber')] });
    expect(wizardFieldsOfStep('banking-details', right, rules).map(({ label }) => label)).toEqual([
      'Account Number',
      'BSB Code',
    ]);
    expect(wizardFieldsOfStep('banking-details', right, null)).toEqual([]);
  });

  it('settlement method and method of delivery show only when their rule demands them (CP-WIZ-11)', () => {
    expect(deliveryAsked(true).map(({ id }) => id)).toEqual(['settlementMethods', 'methodOfDelivery']);
    expect(deliveryAsked(false)).toEqual([]);
  });

  it('say how to type: digits, an address, a number to call, and never more than a rule allows', () => {
    const rules = template({
      rules: [
        rule('accountNumber', {
          validationRules: [pattern('^\\d{4,9}$'), pattern('^.{0,20}$'), pattern('^.{0,12}$')],
        }),
        rule('iban', { validationRules: [pattern('^.{0,34}$')] }),
      ],
    });
    expect(wizardFieldsOfStep('banking-details', right, rules)).toMatchObject([
      { id: 'iban', maxLength: null, inputMode: 'text' },
      { id: 'accountNumber', maxLength: 12, inputMode: 'numeric' },
    ]);
    const address = wizardFieldsOfStep('beneficiary-address', right, rules);
    expect(address.map(({ inputMode }) => inputMode).slice(-2)).toEqual(['tel', 'email']);
  });

  it('a bank is in any of the thirteen countries, its currency any of the fourteen', () => {
    expect(choiceIds('bank-address', 'bankCountry')).toHaveLength(13);
    expect(choiceIds('bank-address', 'bankCountry')).not.toContain('CN');
    expect(choiceIds('basic-info', 'destinationCountry')).toContain('CN');
    expect(choiceIds('basic-info', 'bankCurrency')).toHaveLength(14);
  });

  it('a preferred method is asked for when there are two', () => {
    expect([asksForPreferred(right), asksForPreferred(writeField(right, 'paymentMethods', 'W,E'))]).toEqual([
      false,
      true,
    ]);
  });
});
