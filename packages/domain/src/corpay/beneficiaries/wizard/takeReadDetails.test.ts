import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Bank } from '../../api/bank.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { rulesQueryOf } from '../fields/rulesQuery.ts';
import { readPayeeDetails } from '../reading/readPayeeDetails.ts';
import { listKeptValues } from './listKeptValues.ts';
import { reduceWizard, type CorpayWizardAction } from './reduceWizard.ts';
import { findReadDetail } from './takeReadDetails.ts';
import { makeInitialWizardState, type WizardState } from './wizardState.ts';

const greek = 'GR9301198760000000123456789';
const british = 'GB64SNDB99001170012345';

const lighthouse: Bank = {
  primaryKey: 'GR-AGLK-3',
  institutionName: 'Aegean Lighthouse Bank',
  branchName: 'Thessaloniki',
  swiftBIC: 'AGLKGR2X003',
  address1: '15 Lantern Street',
  address2: '',
  city: 'Thessaloniki',
  region: 'Central Macedonia',
  postalCode: '546 24',
};

const regions = [
  { id: 'Attica', name: 'Attica' },
  { id: 'Central Macedonia', name: 'Central Macedonia' },
];

let opened: WizardState;
beforeEach(() => {
  opened = makeInitialWizardState('add', newBeneficiary('b1'));
});

const reading = (text: string): CorpayWizardAction => ({
  type: 'details-read',
  details: readPayeeDetails(text, '').details,
});
const writing = (field: string, value: string): CorpayWizardAction => ({
  type: 'field-written',
  field,
  value,
});
const after = (...events: readonly CorpayWizardAction[]): WizardState => events.reduce(reduceWizard, opened);
const withRules = (state: WizardState): WizardState =>
  reduceWizard(state, {
    type: 'rules-received',
    query: rulesQueryOf(state.record),
    template: template({ rules: [rule('iban'), rule('swiftBicCode')], bankRegions: regions }),
  });

describe('what a text says is filled in and known as read (CP-READ-2)', () => {
  it('an IBAN fills in country, currency, bank country and itself', () => {
    const state = after(reading(greek));
    expect(state.record).toMatchObject({
      destinationCountry: 'GR',
      bankCurrency: 'EUR',
      bankCountry: 'GR',
      accountHolderCountry: 'GR',
      iban: greek,
    });
    expect(findReadDetail(state, 'bankCurrency')?.from).toBe('country');
    expect(findReadDetail(state, 'destinationCountry')?.from).toBe('iban');
    expect(state.proposed).toEqual(['classification', 'accountHolderCountry', 'paymentMethods']);
  });

  it('a value that the user changes is no longer known as read', () => {
    const state = after(reading(greek), writing('bankCurrency', 'USD'));
    expect(findReadDetail(state, 'bankCurrency')).toBeNull();
    expect(findReadDetail(state, 'iban')?.value).toBe(greek);
  });

  it('later steps lose their mark, because other rules apply', () => {
    const done: WizardState = { ...opened, completed: ['basic-info', 'beneficiary-address'] };
    expect(reduceWizard(done, reading(greek)).completed).toEqual([]);
  });
});

describe('nothing that the user typed or chose is overwritten (CP-READ-3)', () => {
  it.each([
    [
      'accountHolderName',
      'Thalassa',
      'Beneficiary: Meltemi',
      'Beneficiary Name: we kept Thalassa, which you entered. Your text says Meltemi.',
    ],
    [
      'destinationCountry',
      'IN',
      greek,
      'Destination Country: we kept India, which you entered. Your text says Greece.',
    ],
    [
      'bankCurrency',
      'USD',
      `${greek}\nCurrency: GBP`,
      'Currency: we kept USD, which you entered. Your text says GBP.',
    ],
  ] as const)('%s stays %s, and that is said', (field, typed, text, message) => {
    const state = after(writing(field, typed), reading(text));
    expect(state.record[field]).toBe(typed);
    expect(findReadDetail(state, field)).toBeNull();
    expect(listKeptValues(state, readPayeeDetails(text, '').details)).toEqual([message]);
  });

  it('a currency that was chosen stays when the country follows an IBAN, and nothing is said of what only follows', () => {
    const state = after(writing('bankCurrency', 'USD'), reading(greek));
    expect(state.record).toMatchObject({ destinationCountry: 'GR', bankCurrency: 'USD' });
    expect(listKeptValues(state, readPayeeDetails(greek, '').details)).toEqual([]);
  });

  it('the currency of a country that was not taken is not taken either', () => {
    const state = after(writing('destinationCountry', 'IN'), reading(greek));
    expect(state.record).toMatchObject({
      destinationCountry: 'IN',
      bankCurrency: 'INR',
      bankCountry: 'GR',
      iban: greek,
    });
  });

  it('whatever is typed into the name, account and address', () => {
    const field = fc.constantFrom(
      'accountHolderName',
      'accountNumber',
      'accountHolderAddress1',
      'bankName',
      'routingCode',
    );
    const text = 'Beneficiary: A\nAccount: 12345678\nBeneficiary address: B 1\nBank: C\nBSB: 990-014';
    fc.assert(
      fc.property(field, fc.string({ minLength: 1 }), (each, typed) => {
        fc.pre(typed.trim() !== '');
        const state = after(writing(each, typed), reading(text));
        expect(state.record[each as 'bankName']).toBe(typed);
      }),
    );
  });
});

describe('another text takes the place of the earlier one (CP-READ-2)', () => {
  it('and what only the earlier one said goes', () => {
    const state = after(reading(`Beneficiary: Meltemi\n${greek}`), reading(british));
    expect(state.record).toMatchObject({
      destinationCountry: 'GB',
      iban: british,
      accountHolderName: '',
      accountNumber: '70012345',
    });
    expect(after(reading(british), reading(greek)).record).toMatchObject({
      accountNumber: '',
      routingCode: '',
    });
  });

  it('but the country stays, as a proposal, while a text is corrected', () => {
    const state = after(reading(greek), reading('GR93 0119'));
    expect(state.record).toMatchObject({ destinationCountry: 'GR', bankCurrency: 'EUR', iban: '' });
    expect(state.proposed).toEqual(
      expect.arrayContaining(['destinationCountry', 'bankCountry', 'bankCurrency']),
    );
    expect(state.read).toEqual([]);
  });

  it('and the bank of the earlier one goes, unless the user typed it', () => {
    const found = reduceWizard(withRules(after(reading(greek))), { type: 'bank-proposed', bank: lighthouse });
    expect(found.record.bankName).toBe('Aegean Lighthouse Bank');
    const typed = reduceWizard(found, writing('bankCity', 'Athens'));
    expect(reduceWizard(typed, reading('')).record).toMatchObject({
      bankName: '',
      swiftBicCode: '',
      bankPostal: '',
      bankCity: 'Athens',
    });
  });

  it('a name that was typed over the one that was read stays', () => {
    const state = after(
      reading('Beneficiary: Meltemi'),
      writing('accountHolderName', 'Meltemi Ceramics'),
      reading(''),
    );
    expect(state.record.accountHolderName).toBe('Meltemi Ceramics');
  });
});

describe('a bank that is found before the rules of its country (CP-READ-4)', () => {
  it('is proposed once they are there, in its own region and not in the first of the list', () => {
    const waiting = reduceWizard(after(reading(greek)), { type: 'bank-proposed', bank: lighthouse });
    expect(waiting.record.bankName).toBe('');
    const state = withRules(waiting);
    expect(state.record).toMatchObject({
      bankName: 'Aegean Lighthouse Bank',
      bankRegion: 'Central Macedonia',
      swiftBicCode: 'AGLKGR2X003',
    });
    expect(state.bankAwaitingRules).toBeNull();
  });

  it.each<readonly [string, CorpayWizardAction]>([
    ['another text', reading(british)],
    ['another country', writing('bankCountry', 'IN')],
  ])('is forgotten for %s', (_what, event) => {
    const waiting = reduceWizard(after(reading(greek)), { type: 'bank-proposed', bank: lighthouse });
    expect(withRules(reduceWizard(waiting, event)).record.bankName).toBe('');
  });
});
