import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';

const check = async (verb: 'wizard' | 'beneficiary', given: unknown) => {
  const ran = await runFxg(['check', verb], { stdin: JSON.stringify(given) });
  return { ...ran, data: ran.stdout === '' ? null : (JSON.parse(ran.stdout) as unknown) };
};

const rule = (id: string, regEx: string, errorMessage: string, more: object = {}) => ({
  id,
  label: id.toUpperCase(),
  isRequired: true,
  regEx,
  errorMessage,
  validationRules: [{ regEx, errorMessage }],
  defaultValue: null,
  valueSet: null,
  links: [],
  ...more,
});

const rules = [
  rule('accountHolderName', '^[a-z ]*$', 'Small letters only.'),
  rule('accountNumber', '^\\d{4,9}$', '4 to 9 digits.'),
];
const regulatoryRules = [
  rule('purpose', '', '', {
    valueSet: [
      { id: 'G', text: 'Goods' },
      { id: 'S', text: 'Services' },
    ],
  }),
];
const regions = [
  { id: 'NSW', code: 'NSW', name: 'New South Wales', country: 'AU', countryName: 'Australia' },
  { id: 'VIC', code: 'VIC', name: 'Victoria', country: 'AU', countryName: 'Australia' },
];
const wire = {
  content: { template: { rules, regulatoryRules }, acctRegions: regions, bankRegions: regions },
  errors: [],
  links: [],
};
const ours = { rules, regulatoryRules, accountRegions: regions, bankRegions: regions };

const values = {
  accountHolderName: 'ada',
  accountHolderPostal: '3000',
  bankPostal: '3001',
  accountNumber: '1234',
  regulatory: { purpose: 'G' },
};

describe('check wizard', () => {
  it.each([
    ['as the partner writes it', wire],
    ['as the product keeps it', ours],
  ])('finishes every step of a record that is right, with a template %s', async (_form, template) => {
    const { code, data } = await check('wizard', { template, values });
    expect(code).toBe(0);
    expect(data).toMatchObject({
      step: 'review',
      holds: true,
      rulesWanted: null,
      record: { accountHolderRegion: 'NSW', bankRegion: 'NSW', paymentMethods: ['W'] },
      steps: Array.from({ length: 5 }, () => ({ completed: true, reasons: [] })),
    });
  });

  it('stops at the first step that is wrong, names every reason, and ends with 1', async () => {
    const wrong = {
      ...values,
      bankPostal: '',
      accountNumber: '12',
      regulatory: [{ key: 'purpose', value: 'X' }],
    };
    const { code, data, stderr } = await check('wizard', { template: wire, values: wrong });
    expect(code).toBe(1);
    expect(errorOf(stderr)).toMatchObject({ error: { code: 'check-does-not-hold' } });
    expect(data).toMatchObject({
      step: 'bank-address',
      holds: false,
      steps: [
        { id: 'basic-info', completed: true, reasons: [] },
        { id: 'beneficiary-address', completed: true, reasons: [] },
        {
          id: 'bank-address',
          current: true,
          completed: false,
          reasons: [{ field: 'bankPostal', message: 'Required field.' }],
        },
        {
          id: 'banking-details',
          reachable: false,
          reasons: [
            { field: 'accountNumber', label: 'ACCOUNTNUMBER', message: '4 to 9 digits.' },
            { field: 'regulatory.purpose', message: 'Invalid format.' },
          ],
        },
        { id: 'review', reachable: false },
      ],
    });
  });

  it('plays events: another currency asks for other rules and takes the marks of later steps', async () => {
    const finish = { type: 'FINISH_STEP' };
    const events = [
      finish,
      finish,
      { type: 'GO_TO_STEP', step: 'basic-info' },
      { type: 'field-written', field: 'bankCurrency', value: 'USD' },
    ];
    const { code, data } = await check('wizard', {
      template: wire,
      values,
      events,
      expect: { step: 'basic-info', completed: ['basic-info'] },
    });
    expect(code).toBe(0);
    expect(data).toMatchObject({ rulesWanted: { bankCurrency: 'USD', paymentMethods: ['W'] }, dirty: true });
    expect((await check('wizard', { template: wire, values, events, expect: { step: 'review' } })).code).toBe(
      1,
    );
    const stale = await check('wizard', { template: wire, values, events });
    expect(errorOf(stale.stderr)).toMatchObject({
      error: { message: 'The rules are not those of the values.' },
    });
  });

  it.each([
    [{ values }, 'template'],
    [{ template: wire, values: { nickname: 'x' } }, 'values.nickname'],
    [{ template: wire, events: [{ type: 'GO_TO_STEP', step: 'home' }] }, 'events.0.step'],
  ])('says with 2 what it cannot read: %j', async (given, place) => {
    const { code, stderr } = await check('wizard', given);
    expect(code).toBe(2);
    expect(stderr).toContain(place);
  });
});

describe('check beneficiary', () => {
  it('gives what would be sent of a record that is right', async () => {
    const record = { ...values, iban: 'not asked for', accountHolderName: ' ada ' };
    const { code, data } = await check('beneficiary', { partner: 'corpay', template: wire, record });
    expect(code).toBe(0);
    expect(data).toMatchObject({
      holds: true,
      reasons: [],
      required: expect.arrayContaining(['accountHolderName', 'bankPostal', 'regulatory.purpose']),
      sent: {
        accountHolderName: 'ada',
        iban: '',
        bankCurrency: 'AUD',
        regulatory: [{ key: 'purpose', value: 'G' }],
      },
    });
  });

  it('gives all reasons in the order of the steps, and ends with 1', async () => {
    const record = {
      destinationCountry: 'CH',
      accountHolderName: 'ADA',
      paymentMethods: ['W', 'E'],
      accountNumber: '1'.repeat(10),
    };
    const { code, data } = await check('beneficiary', { template: wire, record });
    expect(code).toBe(1);
    expect(data).toMatchObject({
      holds: false,
      reasons: [
        { step: 'basic-info', field: 'accountHolderName', message: 'Small letters only.' },
        {
          step: 'basic-info',
          field: 'paymentMethods',
          message: 'Banks in Switzerland cannot be paid by iACH.',
        },
        { step: 'beneficiary-address', field: 'accountHolderPostal', message: 'Required field.' },
        { step: 'bank-address', field: 'bankPostal', message: 'Required field.' },
        { step: 'banking-details', field: 'accountNumber', message: '4 to 9 digits.' },
        { step: 'banking-details', field: 'regulatory.purpose', message: 'Required field.' },
      ],
    });
  });

  it('knows no rules of another partner', async () => {
    const { code, stderr } = await check('beneficiary', { partner: 'acme', template: wire, record: values });
    expect(code).toBe(2);
    expect(stderr).toContain('partner: has no such check here; corpay and ofx have.');
  });
});

describe('check beneficiary', () => {
  it('tells numbers that contradict each other, which are no reason against it', async () => {
    const record = { ...values, destinationCountry: 'GB', swiftBicCode: 'SNDBJE2X' };
    const swift = rule('swiftBicCode', '^[A-Z]{6}', 'Letters.');
    const { code, data } = await check('beneficiary', {
      template: { ...ours, rules: [...rules, swift] },
      record,
    });
    expect(code).toBe(0);
    expect(data).toMatchObject({
      holds: true,
      reasons: [],
      contradictions: [{ field: 'swiftBicCode', message: expect.stringContaining('Jersey') }],
    });
  });
});
