import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope, thalassa } from '../../../test/fakeCorpay.ts';
import { hearDefects } from '../../../test/hearDefects.ts';
import { makeCorpayBeneficiaryRemovalStore } from './makeCorpayBeneficiaryRemovalStore.ts';
import { findOrCreateWizard } from '../stores/wizard/findOrCreateWizard.ts';

const shown = { ...newBeneficiary(thalassa.clientIntegrationId), accountHolderName: thalassa.payee };

const openList = async () => {
  const opened = openScope();
  const { scope, time } = opened;
  scope.session.start();
  await time.advance(0);
  scope.session.beneficiaries.start();
  await time.advance(0);
  opened.answers.show = async () => succeeded(shown);
  const removal = makeCorpayBeneficiaryRemovalStore(scope);
  removal.ask(shown);
  return { ...opened, removal };
};

describe('deleting a beneficiary', () => {
  it('takes them out of the list at once, without asking for the list (GATE-18, S-116)', async () => {
    const { scope, removal, calls } = await openList();
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
    answers.save = async () => {
      answers.show = async () => failed(failure('refused', { status: 404 }));
      return failed(failure('no-answer'));
    };
    expect(await removal.confirm()).toBe(true);
  });

  it('that was refused, or whose outcome cannot be looked up, leaves them in the list', async () => {
    const { scope, removal, answers } = await openList();
    answers.save = async () => failed(failure('permission', { status: 403 }));
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('refused');
    answers.save = async () => {
      answers.show = async () => failed(failure('no-answer'));
      return failed(failure('no-answer'));
    };
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('unknown');
    expect(scope.session.beneficiaries.value).toEqual([thalassa]);
  });

  it('ends an edit of them that was begun, and no other', async () => {
    const { scope, removal } = await openList();
    const edit = (id: string) => {
      const store = findOrCreateWizard.toEdit(scope, newBeneficiary(id));
      store.write('accountHolderName', 'Ada');
      scope.drafts.keep(id, store);
    };
    edit(thalassa.clientIntegrationId);
    edit('b-2');
    await removal.confirm();
    expect(scope.drafts.find(thalassa.clientIntegrationId)).toBeNull();
    expect(scope.drafts.find('b-2')).not.toBeNull();
  });

  it('of who was changed elsewhere sends nothing, shows them as they are now and asks again', async () => {
    const { removal, answers, calls, scope } = await openList();
    const stored = { ...shown, accountHolderName: 'Thalassa Oils' };
    answers.show = async () => succeeded(stored);
    expect(await removal.confirm()).toBe(false);
    expect(removal).toMatchObject({ asking: true, seen: stored, trouble: { kind: 'changed-elsewhere' } });
    expect(scope.session.session.loading).toBe(false);
    expect(calls.filter((call) => call.startsWith('remove'))).toEqual([]);
    expect(await removal.confirm()).toBe(true);
    expect(calls.filter((call) => call.startsWith('remove'))).toHaveLength(1);
  });
});

describe('a deletion that breaks off', () => {
  const heard = hearDefects();

  it('is reported and unknown, and can be confirmed again', async () => {
    const { scope } = await openList();
    const broken = new Error('the lock of this browser failed');
    const { session, drafts, bankDetailChecks } = scope;
    const removal = makeCorpayBeneficiaryRemovalStore({
      session,
      drafts,
      bankDetailChecks,
      exclusively: () => Promise.reject(broken),
    });
    removal.ask(shown);
    expect(await removal.confirm()).toBe(false);
    expect(heard).toEqual([broken]);
    expect(removal).toMatchObject({ deleting: false, trouble: { kind: 'unknown' } });
  });
});
