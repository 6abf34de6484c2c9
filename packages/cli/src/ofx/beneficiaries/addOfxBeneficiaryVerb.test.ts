import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxPayeeCustomer, storedPayee } from '../../../test/ofxAddressBook.ts';

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

  it('who is there already is not added a second time, and has their id', async () => {
    const { run, sent } = ofxPayeeCustomer();
    const stdin = JSON.stringify(payee);
    const first = (await run(`${add} --yes`, { stdin })).data();
    expect(first).toMatchObject({ saved: true });
    const again = await run(`${add} --yes`, { stdin });
    expect([again.code, again.data()]).toEqual([0, { ...first, alreadySaved: true }]);
    expect(sent.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });

  it('is not added beside one with the same account until that is wanted', async () => {
    const { run, book } = ofxPayeeCustomer(storedPayee('b1'));
    const { bankName, account } = payee.beneficiaryBankDetails;
    const stdin = JSON.stringify({ ...payee, beneficiaryBankDetails: { bankName, account } });
    const stopped = await run(`${add} --yes`, { stdin });
    expect([stopped.code, stopped.error().message]).toEqual([
      2,
      'You have a beneficiary with this account. Payee b1 is paid in AUD to the same account. (b1)',
    ]);
    expect((await run(`${add} --yes --despite-same-account`, { stdin })).code).toBe(0);
    expect(book).toHaveLength(2);
  });

  it('whose answer is lost is found in the list, else it is unknown and running it again adds nobody twice', async () => {
    const { run, next, book } = ofxPayeeCustomer();
    const stdin = JSON.stringify(payee);
    next('add').fails(silence);
    const lost = await run(`${add} --yes`, { stdin });
    expect([lost.code, lost.error()]).toMatchObject([8, { code: 'outcome-unknown' }]);
    next('add').isDoneBut(silence);
    expect((await run(`${add} --yes`, { stdin })).data()).toMatchObject({ saved: true });
    expect(book).toHaveLength(1);
  });
});
