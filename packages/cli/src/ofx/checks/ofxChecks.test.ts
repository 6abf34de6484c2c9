import { describe, expect, it } from 'vitest';
import { errorOf, runFxg } from '../../../test/runFxg.ts';

const check = async (verb: string, given: object) => {
  const ran = await runFxg(['check', verb], { stdin: JSON.stringify({ partner: 'ofx', ...given }) });
  return { ...ran, data: () => JSON.parse(ran.stdout) };
};

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'London',
  stateProvince: 'London',
  postCode: 'E1 1AA',
  country: 'GB',
};
const record = {
  name: 'Harbour Books',
  currency: 'GBP',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { account: '12345678' },
};
const template = [
  { propertyKey: 'account', name: 'Account', required: true, validationRegex: '^[0-9]{8}$', maxLength: 8 },
  { propertyKey: 'country', name: 'Country', required: false },
];
const short = { ...record, beneficiaryBankDetails: { account: '12' } };

describe('a beneficiary at OFX, judged without a network', () => {
  it('holds, and is told as it would be sent (OFX-BENE-11)', async () => {
    for (const asked of [template, { fields: template }]) {
      const { code, data } = await check('beneficiary', { template: asked, record });
      expect(code).toBe(0);
      expect(data()).toMatchObject({
        holds: true,
        reasons: [],
        sent: { beneficiaryBankDetails: { account: '12345678' } },
      });
    }
  });

  it('is told every reason against it, with step and field', async () => {
    const { code, data } = await check('beneficiary', { template, record: { ...short, name: '' } });
    expect(code).toBe(1);
    expect(data().reasons).toEqual([
      { step: 'beneDetails', field: 'name', label: 'Full Name', message: 'This is a required field.' },
      {
        step: 'bankDetails',
        field: 'beneficiaryBankDetails.account',
        label: 'Account',
        message: 'Invalid format.',
      },
    ]);
    expect(data().required).toContain('beneficiaryBankDetails.account');
  });

  it('names a member that nobody knows', async () => {
    const { code, stderr } = await check('beneficiary', { template, record: { ...record, iban: 'x' } });
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({ error: { message: 'record.iban: is no known member' } });
  });
});

describe('the wizard of OFX, played without a network (OFX-BENE-19)', () => {
  it('goes to the review, where what the partner found valid can be saved (OFX-BENE-23)', async () => {
    const { code, data } = await check('wizard', { template, record });
    expect(code).toBe(0);
    expect(data()).toMatchObject({ step: 'confirm', canSave: true, templateWanted: null });
  });

  it('stays at a step in which something does not hold', async () => {
    const { code, data } = await check('wizard', { template, record: short });
    expect([code, data().step, data().canSave]).toEqual([1, 'bankDetails', false]);
  });

  it('plays events: the template is wanted for bank country and currency, an error of the partner keeps it unsaved', async () => {
    const finish = { type: 'step-finished' };
    const first = await check('wizard', { template, record, events: [finish] });
    expect(first.data()).toMatchObject({
      step: 'beneDetails',
      templateWanted: { country: 'GB', currency: 'GBP' },
    });
    const events = [
      finish,
      { type: 'template-received' },
      { type: 'typed', field: 'beneficiaryBankDetails.account', value: '87654321' },
      finish,
      { type: 'validated', errors: [{ fieldName: 'account', message: 'No such account.' }] },
      { type: 'save-began' },
    ];
    const refused = await check('wizard', {
      template,
      record,
      events,
      expect: { step: 'confirm', canSave: false },
    });
    expect(refused.code).toBe(0);
    expect(refused.data()).toMatchObject({
      record: { beneficiaryBankDetails: { account: '87654321' } },
      validation: { status: 'invalid', errors: [{ message: 'No such account.' }] },
    });
    expect((await check('wizard', { template, record, events, expect: { canSave: true } })).code).toBe(1);
  });
});

describe('the badge of a deal (OFX-DEAL-17)', () => {
  it.each([
    [{ stateInfo: { dealState: 'Unpaid' } }, 'Unpaid', 'red'],
    [
      { stateInfo: { dealState: 'AwaitingFunds', dealStateDisplay: 'Awaiting funds' } },
      'Awaiting funds',
      'orange',
    ],
    [{ status: 'Remitted' }, 'Remitted', 'green'],
    [{ stateInfo: { dealState: 'Booked' } }, 'Booked', 'yellow'],
  ])('of %j is %s, %s', async (deal, badge, colour) => {
    expect((await check('deal', deal)).data()).toEqual({ badge, colour, holds: true });
    expect((await check('deal', { ...deal, expect: { colour } })).code).toBe(0);
    expect((await check('deal', { ...deal, expect: { colour: 'blue' } })).code).toBe(1);
  });

  it('needs no partner named, since only one partner has it, and is not there for another', async () => {
    const unnamed = await runFxg(['check', 'deal'], { stdin: '{ "status": "Expired" }' });
    expect(JSON.parse(unnamed.stdout)).toMatchObject({ colour: 'red' });
    const other = await runFxg(['check', 'deal'], { stdin: '{ "partner": "corpay", "status": "Expired" }' });
    expect(other.code).toBe(2);
  });
});
