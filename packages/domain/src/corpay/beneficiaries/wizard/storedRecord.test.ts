import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { findWizardBankDetailChanges } from './findWizardBankDetailChanges.ts';
import { findDroppedFieldLabels } from './findDroppedFieldLabels.ts';
import { wizardFieldsOfStep } from '../fields/wizardFieldsOfStep.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { checkBeneficiary } from '../judging/findWizardStepProblems.ts';
import { makeWizardRecordToSend } from './makeWizardRecordToSend.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import {
  hasUnsavedChanges,
  makeInitialWizardState,
  findRulesToLoad,
  type WizardState,
} from './wizardState.ts';
import { reduceWizard } from './reduceWizard.ts';

const stored: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderName: 'Ada',
  accountHolderPostal: '3000',
  bankPostal: '3001',
};
const states = [
  { id: 'NSW', name: 'New South Wales' },
  { id: 'VIC', name: 'Victoria' },
];

const write = (state: WizardState, field: string, value: string): WizardState =>
  reduceWizard(state, { type: 'field-written', field, value });
const receive = (state: WizardState, rules: RulesTemplate): WizardState =>
  reduceWizard(state, {
    type: 'rules-received',
    query: rulesQueryOf(state.record),
    template: rules,
  });
const edit = (record: Beneficiary, rules: RulesTemplate): WizardState =>
  receive(makeInitialWizardState('edit', record), rules);

const defaults = (isRequired: boolean) =>
  template({ rules: [rule('templateIdentifier', { isRequired, defaultValue: 'Rent' })] });

describe('a stored beneficiary that is edited', () => {
  it('keeps its delivery where no field shows it, and loses it only to a set that refuses it', () => {
    const delivered = { ...stored, settlementMethods: 'W', methodOfDelivery: 'C' };
    const sent = (rules: RulesTemplate) =>
      makeWizardRecordToSend(write(edit(delivered, rules), 'accountHolderPhoneNumber', '123'));
    const wire = [{ id: 'W', text: 'Wire' }];
    expect(sent(template())).toEqual({ ...delivered, accountHolderPhoneNumber: '123' });
    const listed = [rule('settlementMethods', { valueSet: wire }), rule('methodOfDelivery')];
    expect(sent(template({ rules: listed }))).toMatchObject({
      settlementMethods: 'W',
      methodOfDelivery: 'C',
    });
    const refusing = [
      rule('settlementMethods', { validationRules: [{ regEx: '^E$', errorMessage: '' }] }),
      rule('methodOfDelivery', { label: 'Delivery', valueSet: wire }),
    ];
    expect(sent(template({ rules: refusing }))).toMatchObject({
      settlementMethods: '',
      methodOfDelivery: '',
    });
    expect(findDroppedFieldLabels(edit(delivered, template({ rules: refusing })))).toEqual([
      'Settlement Method',
      'Delivery',
    ]);
  });

  it('gets no region that it had not, unless one is required', () => {
    const optional = edit(stored, template({ accountRegions: states, bankRegions: states }));
    expect(makeWizardRecordToSend(optional)).toEqual(stored);
    const required = edit(
      stored,
      template({ bankRegions: states, rules: [rule('bankRegion', { isRequired: true })] }),
    );
    expect(makeWizardRecordToSend(required)).toEqual({ ...stored, bankRegion: 'NSW' });
    expect([hasUnsavedChanges(optional), hasUnsavedChanges(required)]).toEqual([false, false]);
  });

  it('gets no default that it had not, unless the value is required', () => {
    expect(makeWizardRecordToSend(edit(stored, defaults(false)))).toEqual(stored);
    expect(makeWizardRecordToSend(edit(stored, defaults(true)))).toEqual({
      ...stored,
      templateIdentifier: 'Rent',
    });
  });

  it('loses a region that is not listed, is told so, and gets no other in its place', () => {
    const kent = { ...stored, bankRegion: 'Kent' };
    const rules = template({
      bankRegions: states,
      rules: [rule('bankRegion', { label: 'Bank State', isRequired: true })],
    });
    const first = edit(kent, rules);
    const second = receive(write(first, 'bankCurrency', 'USD'), rules);
    expect([first.record.bankRegion, second.record.bankRegion]).toEqual(['', '']);
    expect(findDroppedFieldLabels(first)).toEqual(['Bank State']);
    expect(checkBeneficiary(second.record, rules)).toMatchObject([{ field: 'bankRegion' }]);
    expect(first.original).toBe(kent);
  });

  it('keeps a number that nobody asks for while it is paid the same way, and else is told what goes', () => {
    const local = {
      ...stored,
      localAccountNumber: '12345678 ',
      regulatory: [{ key: 'old', value: '1' }],
    };
    const same = write(edit(local, template()), 'accountHolderCity', 'Hobart');
    expect(makeWizardRecordToSend(same)).toEqual({ ...local, accountHolderCity: 'Hobart' });
    expect([findDroppedFieldLabels(same), findWizardBankDetailChanges(same)]).toEqual([[], []]);
    const other = receive(write(same, 'bankCurrency', 'USD'), template());
    expect(makeWizardRecordToSend(other)).toMatchObject({ localAccountNumber: '', regulatory: [] });
    expect(findDroppedFieldLabels(other)).toEqual(['Local Account Number', 'old']);
    expect(findWizardBankDetailChanges(other)).toEqual([
      { label: 'Local Account Number', before: '••••5678', after: '' },
    ]);
  });

  it('compares its bank details with the stored ones, whatever rules came since', () => {
    const rules = template({ rules: [rule('iban')] });
    const iban = { ...stored, iban: 'GB64 SNDB 9900 1170 0123 45', accountNumber: '12345678' };
    const state = write(edit(iban, rules), 'iban', 'gb64sndb99001170012345');
    expect(findWizardBankDetailChanges(state)).toEqual([]);
    expect(findWizardBankDetailChanges(receive(write(state, 'bankCurrency', 'USD'), rules))).toMatchObject([
      { label: 'Account Number', before: '••••5678', after: '' },
    ]);
  });

  it('sends what was stored when nothing was changed, whatever is stored and asked (rules that accept it)', () => {
    const members = [
      'templateIdentifier',
      'accountHolderRegion',
      'accountHolderAddress2',
      'bankRegion',
      'iban',
      'accountNumber',
      'routingCode',
      'localAccountNumber',
      'localRoutingCode',
      'settlementMethods',
      'methodOfDelivery',
    ] as const;
    const values = fc.subarray([...members]).map((filled) => ({
      ...stored,
      ...Object.fromEntries(filled.map((member) => [member, 'NSW'])),
    }));
    const rules = fc
      .tuple(fc.subarray([...members]), fc.boolean(), fc.boolean())
      .map(([asked, listed, regions]) =>
        template({
          rules: asked.map((id) =>
            rule(id, {
              defaultValue: 'VIC',
              valueSet: listed ? states.map(({ id: one, name }) => ({ id: one, text: name })) : [],
            }),
          ),
          accountRegions: regions ? states : [],
          bankRegions: regions ? states : [],
        }),
      );
    fc.assert(
      fc.property(values, rules, (record, asked) => {
        const state = edit(record, asked);
        expect(makeWizardRecordToSend(state)).toEqual(record);
        expect([hasUnsavedChanges(state), findDroppedFieldLabels(state)]).toEqual([false, []]);
      }),
    );
  });
});

describe('a value that somebody emptied', () => {
  const rules = template({
    bankRegions: states,
    rules: [rule('templateIdentifier', { defaultValue: 'Rent' })],
  });
  const added = receive(makeInitialWizardState('add', newBeneficiary('b2')), rules);

  it('stays empty when other rules come, and is proposed again only for another country', () => {
    expect(added.record).toMatchObject({ bankRegion: 'NSW', templateIdentifier: 'Rent' });
    const emptied = write(write(added, 'bankRegion', ''), 'templateIdentifier', '');
    const other = receive(write(emptied, 'bankCurrency', 'USD'), rules);
    expect(other.record).toMatchObject({ bankRegion: '', templateIdentifier: '' });
    const elsewhere = receive(write(other, 'bankCountry', 'NZ'), rules);
    expect(elsewhere.record).toMatchObject({ bankRegion: 'NSW', templateIdentifier: '' });
  });

  it('is proposed anew once it was filled in and the country changed', () => {
    const chosen = write(write(added, 'bankRegion', ''), 'bankRegion', 'VIC');
    expect(receive(write(chosen, 'bankCountry', 'NZ'), rules).record.bankRegion).toBe('NSW');
  });
});

describe('a stored beneficiary with iACH where there is none (CP-WIZ-14, S-4, S-118)', () => {
  it.each(['CH', 'JP', 'TW', 'CN'])('returns to a wire in %s, is not dirty and says so', (country) => {
    const record = {
      ...stored,
      destinationCountry: country,
      bankCountry: country,
      paymentMethods: ['W', 'E'],
      preferredMethod: 'E',
    };
    const opened = makeInitialWizardState('edit', record);
    expect(opened.record).toEqual({ ...record, paymentMethods: ['W'], preferredMethod: 'W' });
    expect(opened.original).toBe(record);
    expect(hasUnsavedChanges(opened)).toBe(false);
    expect(findRulesToLoad(opened)).toMatchObject({ paymentMethods: ['W'] });
    expect(findDroppedFieldLabels(receive(opened, template()))).toEqual(['iACH']);
  });

  it('one that is paid by iACH alone gets a wire, and other methods stay', () => {
    const record = {
      ...stored,
      bankCountry: 'CH',
      paymentMethods: ['E', 'C'],
      preferredMethod: 'E',
    };
    const opened = receive(makeInitialWizardState('edit', record), template());
    expect(makeWizardRecordToSend(opened)).toMatchObject({
      paymentMethods: ['W', 'C'],
      preferredMethod: 'W',
    });
    expect(
      wizardFieldsOfStep('basic-info', opened.record, null).find(({ kind }) => kind === 'methods'),
    ).toMatchObject({
      value: 'W',
    });
  });

  it('where iACH is possible it stays as it is', () => {
    const record = { ...stored, paymentMethods: ['W', 'E', 'C'], preferredMethod: 'C' };
    expect(makeWizardRecordToSend(edit(record, template()))).toEqual(record);
  });
});
