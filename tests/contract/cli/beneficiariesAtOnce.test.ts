import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, otherAccount, type Saved } from './beneficiaryTerminal.ts';
import { waiting } from './fxgWithSandbox.ts';

const terminal = beneficiaryTerminal();

const added = async (): Promise<string> =>
  (await terminal.add(kowhai, '--yes', '--despite-same-account')).data<Saved>().beneficiary;
const hold = (method: string) => terminal.control.hold({ service: 'corpay', path: '/beneficiaries', method });

describe('what two terminals do to one beneficiary at once', () => {
  it('an edit waits for the one that is on its way and is not sent over it', async () => {
    const id = await added();
    await hold('PUT');
    const first = terminal.edit(id, { accountHolderCity: 'Picton' });
    await terminal.control.faultsStruck();
    const waits = await terminal.startEdit(id, { accountNumber: otherAccount });
    await waits.said(waiting);
    await terminal.control.clearFaults();
    const second = await waits.ran;
    expect((await first).code).toBe(0);
    expect([second.code, second.error().code]).toEqual([7, 'changed-elsewhere']);
    expect((await terminal.beneficiaries('show', id)).data()).toMatchObject({
      accountHolderCity: 'Picton',
      accountNumber: kowhai.accountNumber,
    });
  });

  it('a deletion under --yes says that they were changed meanwhile, and names whom it deletes', async () => {
    const id = await added();
    await hold('PUT');
    const edit = terminal.edit(id, { accountHolderName: 'Kowhai Gardens' });
    await terminal.control.faultsStruck();
    const waits = terminal.user.start('beneficiaries', 'delete', id, '--yes');
    await waits.said(waiting);
    await terminal.control.clearFaults();
    const deletion = await waits.ran;
    expect((await edit).code).toBe(0);
    expect(deletion.data()).toMatchObject({ beneficiary: id, deleted: true });
    expect(deletion.stderr).toMatch(
      /Kowhai Nursery was changed elsewhere meanwhile\. Nothing is deleted yet[^]*Kowhai Gardens will be deleted\./,
    );
    expect((await terminal.beneficiaries('show', id)).code).toBe(5);
  });

  it('a lost deletion is not known until they are looked up', async () => {
    const id = await added();
    await terminal.fault({ method: 'DELETE', fault: 'status', status: 502, times: 1 });
    const lost = await terminal.beneficiaries('delete', id, '--yes');
    expect([lost.code, lost.error().code]).toEqual([8, 'outcome-unknown']);
    expect((await terminal.beneficiaries('delete', id, '--yes')).data()).toMatchObject({ deleted: true });
  });
});
