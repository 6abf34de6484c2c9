import { describe, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxPayeeCustomer, storedPayee } from '../../../test/ofxAddressBook.ts';

const olive = (id: string, account: string) =>
  storedPayee(id, {
    name: 'Olive Export',
    beneficiaryBankDetails: {
      ...storedPayee(id).beneficiaryBankDetails,
      values: { bankName: 'Harbour Bank', account },
    },
  });
const twins = () => ofxPayeeCustomer(olive('b1', '12345678'), olive('b2', '87654321'));

describe('a deletion at OFX', () => {
  it('shows by the end of the account which of two of one name is deleted', async () => {
    const { run, book } = twins();
    const asked = await run('beneficiaries delete b2', { answers: ['n'] });
    expect(asked.stderr).toMatch(/Bank Name +Harbour Bank\n[^]*Account +••••4321/);
    expect(asked.stderr).not.toContain('87654321');
    expect(book).toHaveLength(2);
  });

  it('is of the record that was shown: one that was changed meanwhile is shown anew and asked about again', async () => {
    const { run, book, sent } = twins();
    const meanwhile = (text: string) => {
      if (text.includes('Delete Olive Export?'))
        book[1] = { ...olive('b2', '555566667'), updatedDate: 'now' };
    };
    const { code, stderr } = await run('beneficiaries delete b2', { answers: ['y', 'n'], said: meanwhile });
    expect(code).toBe(3);
    expect(stderr).toContain('Olive Export was changed elsewhere meanwhile. Nothing is deleted yet');
    expect(stderr).toContain('•••••6667');
    expect(sent.filter((call) => call.startsWith('remove'))).toEqual([]);
  });

  it('whose answer is lost is looked up, and unknown while they stand there', async () => {
    const { run, next, sent } = twins();
    next('remove').isDoneBut(silence);
    expect((await run('beneficiaries delete b1 --yes')).data()).toEqual({
      beneficiary: 'b1',
      deleted: true,
      requestId: null,
    });
    next('remove').fails(silence);
    const lost = await run('beneficiaries delete b2 --yes');
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect(sent.filter((call) => call.startsWith('remove'))).toEqual(['remove b1', 'remove b2']);
  });
});
