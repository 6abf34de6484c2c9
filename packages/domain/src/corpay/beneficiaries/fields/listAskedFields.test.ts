import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RegulatoryRule, RulesTemplate } from '../../api/rulesTemplate.ts';
import { listAskedFields } from './listAskedFields.ts';
import { fieldsWithFixedChoices } from './fieldIds.ts';
import { newBeneficiary } from './newBeneficiary.ts';
import { wizardSteps, type WizardStep } from './wizardSteps.ts';

const paid = (more: Partial<Beneficiary> = {}): Beneficiary => ({ ...newBeneficiary('b1'), ...more });
const paidBothWays = (more: Partial<Beneficiary> = {}) => paid({ paymentMethods: ['W', 'E'], ...more });
const law = (id: string, more: Partial<RegulatoryRule> = {}): RegulatoryRule => ({
  id,
  label: '',
  isRequired: false,
  regEx: '',
  errorMessage: '',
  valueSet: [],
  ...more,
});

/** The words below the fields of a step, of those that have any. */
const helpOn = (step: WizardStep, record: Beneficiary, rules: RulesTemplate | null = null) =>
  Object.fromEntries(
    listAskedFields(step, record, rules).flatMap(({ field }) =>
      field.help === null ? [] : [[field.id, field.help]],
    ),
  );

describe('the words below a field', () => {
  const twice = template({
    rules: [rule('swiftBicCode'), rule('accountNumber'), rule('localAccountNumber')],
  });
  const bic = '8 or 11 characters that name the bank.';

  it('say what the name of a template is for, and nothing below all else of the first step', () => {
    expect(helpOn('basic-info', paidBothWays())).toEqual({ templateIdentifier: 'A name for your own use.' });
  });

  it('say of China, where no bank can be chosen, which way a payment takes (S-4)', () => {
    expect(helpOn('basic-info', paid({ destinationCountry: 'CN' }))).toEqual({
      destinationCountry:
        'Payments to China go through a bank in another country, which you choose on the step Bank Address.',
      templateIdentifier: 'A name for your own use.',
    });
  });

  it('say that an account number is not needed twice, where it is asked twice', () => {
    expect(helpOn('banking-details', paidBothWays(), twice)).toEqual({
      swiftBicCode: bic,
      localAccountNumber: 'For iACH. Leave it empty if it is the same as the account number above.',
    });
    expect(helpOn('banking-details', paid(), twice)).toEqual({ swiftBicCode: bic });
  });
});

describe('a field of the beneficiary', () => {
  it('has our label where the rule has only its own name for it', () => {
    const rules = template({
      rules: [rule('iban', { label: 'iban' }), rule('swiftBicCode', { label: 'BIC' })],
    });
    expect(listAskedFields('banking-details', paid(), rules).map(({ field }) => field.label)).toEqual([
      'IBAN',
      'BIC',
    ]);
  });

  it('that has to be given need not be given where the account number stands for it', () => {
    const isRequired = true;
    const rules = template({
      rules: ['accountNumber', 'routingCode', 'localAccountNumber'].map((id) => rule(id, { isRequired })),
    });
    const required = (record: Beneficiary) =>
      listAskedFields('banking-details', record, rules).flatMap(({ field }) =>
        field.required ? [field.id] : [],
      );
    expect(required(paidBothWays())).toEqual(['accountNumber', 'routingCode', 'localAccountNumber']);
    expect(required(paidBothWays({ accountNumber: '12' }))).toEqual(['accountNumber', 'routingCode']);
  });

  it('that is chosen among ours has to be chosen, and no pattern of the partner adds to it', () => {
    const all = [...fieldsWithFixedChoices].map((id) => rule(id, { validationRules: [pattern('^NONE$')] }));
    const asked = wizardSteps
      .flatMap(({ id }) => listAskedFields(id, paidBothWays(), template({ rules: all })))
      .filter(({ field }) => field.kind === 'select');
    expect(asked.map(({ field, patterns }) => [field.id, field.required, patterns])).toEqual([
      ['destinationCountry', true, []],
      ['bankCurrency', true, []],
      ['classification', true, []],
      ['preferredMethod', true, []],
      ['accountHolderCountry', true, []],
      ['bankCountry', true, []],
    ]);
  });

  it('is not cut while it is typed in groups', () => {
    const validationRules = [pattern('^.{0,11}$')];
    const rules = template({
      rules: ['iban', 'swiftBicCode', 'routingCode'].map((id) => rule(id, { validationRules })),
    });
    expect(
      listAskedFields('banking-details', paid(), rules).map(({ field }) => [field.id, field.maxLength]),
    ).toEqual([
      ['iban', null],
      ['swiftBicCode', null],
      ['routingCode', 11],
    ]);
  });

  it('is typed with letters too where its pattern allows more than digits', () => {
    const [asked] = listAskedFields(
      'banking-details',
      paid(),
      template({ rules: [rule('accountNumber', { validationRules: [pattern('^\\d{4,9}$|^[A-Z]{4}$')] })] }),
    );
    expect(asked?.field.inputMode).toBe('text');
  });

  it('is never filled by the browser, which knows only its owner', () => {
    const rules = template({ rules: [rule('iban')], regulatoryRules: [law('purpose')] });
    const asked = wizardSteps.flatMap(({ id }) => listAskedFields(id, paidBothWays(), rules));
    expect(new Set(asked.map(({ field }) => field.autoComplete))).toEqual(new Set(['off']));
  });
});

it('of the two ways to be paid only iACH can be impossible, and why is said at its box', () => {
  const boxes = listAskedFields('basic-info', paid({ destinationCountry: 'CN' }), null).find(
    ({ field }) => field.kind === 'methods',
  );
  expect(boxes).toEqual({
    patterns: [],
    field: {
      id: 'paymentMethods',
      label: 'Payment Methods',
      help: null,
      required: true,
      kind: 'methods',
      choices: [
        { id: 'W', text: 'Wire', disabledReason: null },
        { id: 'E', text: 'iACH', disabledReason: 'Payments to China cannot be made by iACH.' },
      ],
      value: 'W',
      maxLength: null,
      inputMode: 'text',
      autoComplete: 'off',
    },
  });
});

const askedByLaw = (regulatoryRule: RegulatoryRule, record = paid()) =>
  listAskedFields('banking-details', record, template({ regulatoryRules: [regulatoryRule] }));

describe('what the partner asks because a law does (CP-WIZ-12, CP-WIZ-18)', () => {
  it('is called by its id and typed freely where the rule says no more', () => {
    expect(askedByLaw(law('purpose'))).toEqual([
      {
        patterns: [],
        field: {
          id: 'regulatory.purpose',
          label: 'purpose',
          help: null,
          required: false,
          kind: 'text',
          choices: [],
          value: '',
          maxLength: null,
          inputMode: 'text',
          autoComplete: 'off',
        },
      },
    ]);
  });

  it('is typed in digits where its pattern allows nothing else', () => {
    const more = {
      label: 'Tax Number',
      isRequired: true,
      regEx: '^\\d{11}$',
      errorMessage: 'Eleven digits.',
    };
    const answered = paid({ regulatory: [{ key: 'taxId', value: '53004085616' }] });
    expect(askedByLaw(law('taxId', more), answered)).toEqual([
      {
        patterns: [{ regEx: '^\\d{11}$', errorMessage: 'Eleven digits.' }],
        field: {
          id: 'regulatory.taxId',
          label: 'Tax Number',
          help: null,
          required: true,
          kind: 'text',
          choices: [],
          value: '53004085616',
          maxLength: null,
          inputMode: 'numeric',
          autoComplete: 'off',
        },
      },
    ]);
  });

  it('is chosen where the rule has a set of values (CP-WIZ-13)', () => {
    const more = { label: 'Purpose', regEx: '^.{0,9}$', valueSet: [{ id: 'G', text: 'Goods' }] };
    expect(askedByLaw(law('purpose', more))).toMatchObject([
      {
        field: {
          kind: 'select',
          choices: [{ id: 'G', text: 'Goods', disabledReason: null }],
          maxLength: 9,
          inputMode: 'text',
        },
      },
    ]);
  });
});
