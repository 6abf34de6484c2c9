import { describe, expect, it } from 'vitest';
import { ofxPayeeCustomer } from '../../../test/ofxAddressBook.ts';

const fieldsOf = (stdout: string): readonly string[] =>
  stdout
    .split('\n')
    .slice(1)
    .map((line) => line.split(' ')[0] ?? '');

describe('what OFX asks of a beneficiary', () => {
  it('is had by the country, in its own currency where none is named (OFX-BANK-4)', async () => {
    const { run, sent } = ofxPayeeCustomer();
    for (const more of [
      '',
      ' --country gb',
      ' --country GR --currency usd',
      ' --country GB --bank-country AU',
    ])
      expect((await run(`beneficiaries rules${more}`)).code).toBe(0);
    expect(sent).toEqual(['template US USD', 'template GB GBP', 'template GR USD', 'template AU GBP']);
  });

  it('stands in a table, who is paid first, then the bank, with what each must look like', async () => {
    const { run } = ofxPayeeCustomer();
    const { stdout } = await run('beneficiaries rules --country AU', { terminal: true });
    expect(fieldsOf(stdout).slice(0, 4)).toEqual(['name', 'currency', 'classification', 'paymentReason']);
    expect(stdout).toMatch(/beneficiaryBankDetails\.account +Account Number +yes +\^\\d\{6,10\}\$/);
    expect(stdout).toMatch(/beneficiaryBankDetails\.bankName +Bank Name +yes +at most 100/);
    expect(stdout).toMatch(/classification +Classification +yes +Own Account, 3rd Party/);
    expect(fieldsOf(stdout)).not.toContain('beneficiaryBankDetails.reference');
  });

  it('is what a check of a beneficiary takes as its template', async () => {
    const { run } = ofxPayeeCustomer();
    const { stdout } = await run('beneficiaries rules --country AU');
    const given = { partner: 'ofx', template: JSON.parse(stdout), record: { name: 'Harbour Books' } };
    const checked = await run('check beneficiary', { stdin: JSON.stringify(given) });
    expect(checked.data()).toMatchObject({
      holds: false,
      required: expect.arrayContaining(['beneficiaryBankDetails.account']),
    });
  });

  it('is asked of nobody where nobody is paid there, and not by what it does not depend on', async () => {
    const { run, sent } = ofxPayeeCustomer();
    const nowhere = await run('beneficiaries rules --country CN');
    expect([nowhere.code, nowhere.data()]).toMatchObject([
      2,
      {
        problems: [
          {
            fieldName: 'beneficiaryAddress.country',
            message: expect.stringMatching(/^CN is not served\. One of: .*AU, /),
          },
        ],
      },
    ]);
    const wired = await run('beneficiaries rules --country AU --method W');
    expect([wired.code, wired.error().message]).toEqual([
      2,
      '--method is no option for customers of ofx. OFX asks the same of everybody who is paid in a country and a currency.',
    ]);
    expect(sent).toEqual([]);
  });
});
