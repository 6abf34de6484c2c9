import { describe, expect, it } from 'vitest';
import { ofxPayeeCustomer, storedPayee } from '../../../test/ofxAddressBook.ts';

const olive = (id: string, values: Readonly<Record<string, string>>) =>
  storedPayee(id, {
    name: 'Olive Export',
    beneficiaryBankDetails: { ...storedPayee(id).beneficiaryBankDetails, values },
  });

const twins = () =>
  ofxPayeeCustomer(
    olive('b1', { account: '1234 5678', reference: 'Invoice 7' }),
    olive('b2', { account: '87654321' }),
    storedPayee('b3', { currency: 'EUR' }),
  );

describe('two beneficiaries of one name and currency at OFX', () => {
  it('are told apart by the end of the account and by reference or reason, with one call', async () => {
    const { run, sent } = twins();
    const { stdout } = await run('beneficiaries list --search olive', { terminal: true });
    expect(stdout).toMatch(/b1 .*•••• 5678 +Invoice 7/);
    expect(stdout).toMatch(/b2 .*•••• 4321 +Invoices/);
    expect(stdout).not.toMatch(/12345678|87654321/);
    expect(sent).toEqual(['list']);
  });

  it('are told apart by scripts too', async () => {
    expect((await twins().run('beneficiaries list --search olive')).data()).toMatchObject([
      { beneficiary: 'b1', accountEnding: '5678', paymentReason: 'Invoices', reference: 'Invoice 7' },
      { beneficiary: 'b2', accountEnding: '4321', paymentReason: 'Invoices', reference: null },
    ]);
  });

  it('are found by the last digits of the account, alone and beside a word (PAYEE-8)', async () => {
    const { run } = twins();
    const found = async (...words: readonly string[]) =>
      (await run(['beneficiaries', 'list', '--search', ...words]))
        .data()
        .map(({ beneficiary }: { readonly beneficiary: string }) => beneficiary);
    expect(await found('5678')).toEqual(['b1', 'b3']);
    expect(await found('olive 5678')).toEqual(['b1']);
    expect(await found('5678', '--currency', 'EUR')).toEqual(['b3']);
    expect(await found('1234')).toEqual([]);
  });
});
