import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import { failed } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openScope, thalassa } from '../../../test/fakeCorpay.ts';
import { Removal } from './Removal.ts';
import { wizardDraft } from '../scope/wizard/wizardDraft.ts';

const openList = async () => {
  const opened = openScope();
  const { scope, time } = opened;
  scope.session.start();
  await time.advance(0);
  scope.session.beneficiaries.start();
  await time.advance(0);
  return { ...opened, removal: new Removal(scope, thalassa.clientIntegrationId) };
};

describe('deleting a beneficiary', () => {
  it('takes them out of the list at once, without asking for the list (GATE-18, S-116)', async () => {
    const { scope, removal, calls } = await openList();
    removal.ask();
    expect(await removal.confirm()).toBe(true);
    expect(scope.session.beneficiaries.value).toEqual([]);
    expect(scope.session.session.beneficiaries).toEqual([]);
    expect(calls.filter((call) => call === 'beneficiaries')).toHaveLength(1);
  });

  it('ends the check of their bank details', async () => {
    const { scope, removal } = await openList();
    const { clientIntegrationId } = thalassa;
    await scope.bankDetailChecks.changed(clientIntegrationId);
    await removal.confirm();
    expect(await scope.bankDetailChecks.open(clientIntegrationId)).toBe(false);
  });

  it('whose answer was lost counts as done when the beneficiary is no longer there', async () => {
    const { removal, answers } = await openList();
    answers.save = async () => failed(failure('no-answer'));
    expect(await removal.confirm()).toBe(true);
  });

  it('that was refused, or whose outcome cannot be looked up, leaves them in the list', async () => {
    const { scope, removal, answers } = await openList();
    answers.save = async () => failed(failure('permission', { status: 403 }));
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('refused');
    answers.save = async () => failed(failure('no-answer'));
    answers.show = async () => failed(failure('no-answer'));
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('unknown');
    expect(scope.session.beneficiaries.value).toEqual([thalassa]);
  });

  it('ends an edit of them that was begun, and no other', async () => {
    const { scope, removal } = await openList();
    const edit = (id: string) => {
      const store = wizardDraft.toEdit(scope, newBeneficiary(id));
      store.write('accountHolderName', 'Ada');
      scope.drafts.keep(id, store);
    };
    edit(thalassa.clientIntegrationId);
    edit('b-2');
    await removal.confirm();
    expect(scope.drafts.find(thalassa.clientIntegrationId)).toBeNull();
    expect(scope.drafts.find('b-2')).not.toBeNull();
  });
});
