import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { hearDefects } from '../../../test/hearDefects.ts';
import { makeOfxBeneficiaryRemovalStore } from './makeOfxBeneficiaryRemovalStore.ts';

const shown = ofxPayee('b1', 'Thalassa');

const asked = async () => {
  const opened = await openAuthorizedScope();
  const removal = makeOfxBeneficiaryRemovalStore(opened.scope);
  removal.ask(shown);
  const removes = () => opened.calls.filter((call) => call.startsWith('remove'));
  return { ...opened, removal, removes };
};

describe('deleting a beneficiary at OFX', () => {
  it('takes them out of the list at once (GATE-18)', async () => {
    const { scope, removal, removes } = await asked();
    expect(await removal.confirm()).toBe(true);
    expect(removes()).toEqual(['remove b1']);
    expect(scope.session.beneficiaries.value?.map(({ beneficiaryId }) => beneficiaryId)).not.toContain('b1');
  });

  it('of who was changed elsewhere sends nothing, shows them as they are now and asks again', async () => {
    const { removal, removes, answers } = await asked();
    const stored = { ...shown, name: 'Thalassa Oils' };
    answers.list = [stored];
    expect(await removal.confirm()).toBe(false);
    expect(removal).toMatchObject({ asking: true, seen: stored, trouble: { kind: 'changed-elsewhere' } });
    expect(removes()).toEqual([]);
    expect(await removal.confirm()).toBe(true);
    expect(removes()).toEqual(['remove b1']);
  });

  it('that was refused, or whose outcome cannot be looked up, leaves them in the list', async () => {
    const { removal, answers, scope } = await asked();
    answers.remove = async () => failed(callFailure('refused', '/payments/beneficiaries', { status: 400 }));
    expect([await removal.confirm(), removal.trouble?.kind]).toEqual([false, 'refused']);
    answers.remove = async () => failed(callFailure('no-answer', '/payments/beneficiaries'));
    expect([await removal.confirm(), removal.trouble?.kind]).toEqual([false, 'unknown']);
    expect(scope.session.beneficiaries.value?.map(({ beneficiaryId }) => beneficiaryId)).toContain('b1');
  });
});

describe('a deletion at OFX that breaks off', () => {
  const heard = hearDefects();

  it('is reported and unknown, and can be confirmed again', async () => {
    const { scope } = await asked();
    const broken = new Error('the lock of this browser failed');
    const { session, drafts } = scope;
    const removal = makeOfxBeneficiaryRemovalStore({
      session,
      drafts,
      exclusively: () => Promise.reject(broken),
    });
    removal.ask(shown);
    expect(await removal.confirm()).toBe(false);
    expect(heard).toEqual([broken]);
    expect(removal).toMatchObject({ deleting: false, trouble: { kind: 'unknown' } });
  });
});
