import { describe, expect, it } from 'vitest';
import { beneficiaryTerminal, kowhai, type Saved } from './beneficiaryTerminal.ts';

const terminal = beneficiaryTerminal();

describe('an add whose answer is lost', () => {
  it('is looked up and found saved, and was sent once; so is a deletion', async () => {
    await terminal.fault(
      { method: 'POST', fault: 'reset-after', times: 1 },
      { method: 'DELETE', fault: 'reset-after', times: 1 },
    );
    const lost = await terminal.add({ ...kowhai, accountHolderName: 'Lost and Found' });
    const { beneficiary: id, saved } = lost.data<Saved>();
    expect({ code: lost.code, saved }).toEqual({ code: 0, saved: true });
    expect(await terminal.sent('POST')).toHaveLength(1);
    const deleted = await terminal.beneficiaries('delete', id, '--yes');
    expect(deleted.data()).toMatchObject({ beneficiary: id, deleted: true });
    expect(await terminal.sent('DELETE')).toHaveLength(1);
  });

  it('ends with 8 when nobody can tell, and the same command adds it only once: it has the same identifier again', async () => {
    await terminal.fault(
      { method: 'POST', fault: 'reset-after', times: 1 },
      { path: '/beneficiaries/rules', fault: 'delay', delayMs: 0 },
      { method: 'GET', fault: 'status', status: 400 },
    );
    const twice = { ...kowhai, accountHolderName: 'Once Only' };
    const lost = await terminal.add(twice);
    expect({ code: lost.code, error: lost.error().code }).toEqual({ code: 8, error: 'outcome-unknown' });
    await terminal.control.clearFaults();
    const clientIntegrationId = /beneficiaries show (?<id>[\w-]+)\./.exec(lost.error().hint)?.groups?.['id'];
    const again = await terminal.add(twice);
    expect(again.data()).toMatchObject({ beneficiary: clientIntegrationId, saved: true, alreadySaved: true });
    expect(await terminal.sent('POST')).toHaveLength(1);
    const found = await terminal.beneficiaries('list', '--search', 'once only');
    expect(found.data<readonly object[]>()).toMatchObject([{ beneficiary: clientIntegrationId }]);
  });
});
