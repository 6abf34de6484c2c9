import { describe, expect, it } from 'vitest';
import { ofxPayeeCustomer } from '../../../test/ofxAddressBook.ts';

const payee = {
  name: 'Harbour Books',
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  beneficiaryAddress: {
    addressLine: '1 Quay Street',
    citySuburb: 'Sydney',
    stateProvince: 'NSW',
    postCode: '2000',
    country: 'AU',
  },
  beneficiaryBankDetails: { bankName: 'Harbour Bank', account: '12345678', bsb: '082001' },
};

const add = 'beneficiaries add --file -';

describe('a beneficiary that is added at OFX', () => {
  it('is shown with the ends of its bank details alone, before it is sent and in a dry run', async () => {
    const { run, book } = ofxPayeeCustomer();
    const stdin = JSON.stringify(payee);
    const planned = await run(`${add} --dry-run`, { stdin });
    expect(planned.data()).toMatchObject({
      would: { beneficiaryBankDetails: { bankName: 'Harbour Bank', account: '••••5678', bsb: '••2001' } },
    });
    const added = await run(`${add} --yes`, { stdin });
    for (const { stdout, stderr } of [planned, added])
      expect(`${stdout}${stderr}`).not.toMatch(/12345678|082001/);
    expect(book[0]?.beneficiaryBankDetails.values).toMatchObject({ account: '12345678', bsb: '082001' });
  });
});
