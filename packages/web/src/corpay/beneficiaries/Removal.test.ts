import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import { failed } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openPlayedDesk, thalassa } from '../../../test/playedPartner.ts';
import { Removal } from './Removal.ts';
import { begunWizard } from '../scope/wizard/openWizardStore.ts';

const openList = async () => {
  const played = openPlayedDesk();
  const { desk, time } = played;
  desk.session.start();
  await time.advance(0);
  desk.session.beneficiaries.start();
  await time.advance(0);
  return { ...played, removal: new Removal(desk, thalassa.clientIntegrationId) };
};

describe('deleting a beneficiary', () => {
  it('takes them out of the list at once, without asking for the list (GATE-18, S-116)', async () => {
    const { desk, removal, calls } = await openList();
    removal.ask();
    expect(await removal.confirm()).toBe(true);
    expect(desk.session.beneficiaries.value).toEqual([]);
    expect(desk.session.session.beneficiaries).toEqual([]);
    expect(calls.filter((call) => call === 'beneficiaries')).toHaveLength(1);
  });

  it('ends the check of their bank details', async () => {
    const { desk, removal } = await openList();
    const { clientIntegrationId } = thalassa;
    await desk.payeeChecks.changed(clientIntegrationId);
    await removal.confirm();
    expect(await desk.payeeChecks.open(clientIntegrationId)).toBe(false);
  });

  it('whose answer was lost counts as done when nobody stands there any more', async () => {
    const { removal, answers } = await openList();
    answers.save = async () => failed(failure('no-answer'));
    expect(await removal.confirm()).toBe(true);
  });

  it('that was refused, or that nobody can look into, leaves them in the list', async () => {
    const { desk, removal, answers } = await openList();
    answers.save = async () => failed(failure('permission', { status: 403 }));
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('refused');
    answers.save = async () => failed(failure('no-answer'));
    answers.show = async () => failed(failure('no-answer'));
    expect(await removal.confirm()).toBe(false);
    expect(removal.trouble?.kind).toBe('unknown');
    expect(desk.session.beneficiaries.value).toEqual([thalassa]);
  });

  it('ends an edit of them that was begun, and no other', async () => {
    const { desk, removal } = await openList();
    const edit = (id: string) => {
      const store = begunWizard.toEdit(desk, newBeneficiary(id));
      store.write('accountHolderName', 'Ada');
      desk.wizards.keep(id, store);
    };
    edit(thalassa.clientIntegrationId);
    edit('b-2');
    await removal.confirm();
    expect(desk.wizards.begun(thalassa.clientIntegrationId)).toBeNull();
    expect(desk.wizards.begun('b-2')).not.toBeNull();
  });
});
