import { describe, expect, it } from 'vitest';
import { ofxPayeeCustomer, storedPayee } from '../../../test/ofxAddressBook.ts';

const other = storedPayee('b1');
const own = storedPayee('b2', {
  name: 'Wattle Wool',
  beneficiaryBankDetails: {
    ...other.beneficiaryBankDetails,
    values: { bankName: 'Harbour Bank', account: '87654321' },
  },
});
const withAccount = (account: string) => JSON.stringify({ beneficiaryBankDetails: { account } });

describe('an edit at OFX', () => {
  it('that gives one payee the account of another is asked about, as adding it is', async () => {
    const { run, book } = ofxPayeeCustomer(other, own);
    const stdin = withAccount('12345678');
    const edit = 'beneficiaries edit b2 --file -';
    const stopped = await run(`${edit} --yes`, { stdin });
    expect([stopped.code, stopped.error()]).toMatchObject([
      2,
      {
        message:
          'You have a beneficiary with this account. Payee b1 is paid in AUD to the same account. (b1)',
        hint: expect.stringContaining('--despite-same-account'),
      },
    ]);
    const shown = await run(`${edit} --dry-run`, { stdin });
    expect([shown.code, shown.error()]).toEqual([2, stopped.error()]);
    expect(shown.data()).toMatchObject({ dryRun: true });
    expect(book[1]?.beneficiaryBankDetails.values['account']).toBe('87654321');
    expect((await run(`${edit} --yes --despite-same-account`, { stdin })).code).toBe(0);
    expect(book[1]?.beneficiaryBankDetails.values['account']).toBe('12345678');
    const unmoved = JSON.stringify({ paymentReason: 'Wool' });
    expect((await run(`${edit} --yes`, { stdin: unmoved })).code, 'shared before').toBe(0);
  });

  it('finds the payee by the whole name, and takes a file that show wrote of it', async () => {
    const { run, book } = ofxPayeeCustomer(other, own);
    const written = (await run(['beneficiaries', 'show', 'WATTLE wool'])).stdout;
    const stdin = JSON.stringify({ ...JSON.parse(written), paymentReason: 'Wool' });
    const edited = await run(['beneficiaries', 'edit', ' wattle Wool ', '--file', '-', '--yes'], { stdin });
    expect(edited.code, edited.stderr).toBe(0);
    expect(edited.data()).toMatchObject({ beneficiary: 'b2', saved: true });
    expect(book[1]?.paymentReason).toBe('Wool');
    const wrong = await run('beneficiaries edit b1 --file - --yes', { stdin });
    expect([wrong.code, wrong.error().message]).toEqual([2, 'The file is about another beneficiary.']);
  });

  it('of a name that several have is refused with the ids and the ends of their accounts', async () => {
    const { run, sent } = ofxPayeeCustomer({ ...other, name: 'Twin' }, { ...own, name: 'twin' });
    const refused = await run('beneficiaries edit Twin --file - --yes', { stdin: withAccount('11112222') });
    expect([refused.code, refused.error()]).toMatchObject([
      2,
      {
        message: '2 beneficiaries have this name.',
        hint: 'Name one by its id:\nb1 (AUD, account ending 5678)\nb2 (AUD, account ending 4321)',
      },
    ]);
    expect(sent).toEqual(['list']);
    const nobody = await run('beneficiaries show Tw');
    expect([nobody.code, nobody.error().code]).toEqual([5, 'no-beneficiary']);
  });
});
