import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { ada, openReview } from '../../../../test/openWizard.ts';

const saves = (calls: readonly string[]) => calls.filter((call) => /^(add|edit) /.test(call));

describe('an edit of a beneficiary that was changed elsewhere meanwhile', () => {
  const stored = { ...ada, accountNumber: '777777' };

  it('sends nothing, and starts over with what is stored now when the user wants it', async () => {
    const { store, scope, answers, calls, time } = await openReview(ada);
    store.goTo({ type: 'GO_TO_STEP', step: 'beneficiary-address' });
    store.write('accountHolderPostal', '3999');
    store.goTo({ type: 'GO_TO_STEP', step: 'review' });
    answers.show = async () => succeeded(stored);
    expect(await store.save()).toBe(false);
    expect(store.saves.trouble?.kind).toBe('changed-elsewhere');
    expect(scope.session.session.loading).toBe(false);
    expect(saves(calls)).toEqual([]);
    store.takeStored();
    await time.advance(0);
    expect(store.saves.trouble).toBeNull();
    expect(store.state).toMatchObject({ step: 'basic-info', record: stored });
    expect(store.dirty).toBe(false);
    expect(await store.save()).toBe(true);
    expect(saves(calls)).toEqual(['edit b-9']);
  });

  it('sends nothing when that is not known, or when they were deleted', async () => {
    const { store, answers, calls } = await openReview(ada);
    for (const shown of [failure('no-answer'), failure('refused', { status: 404 })]) {
      answers.show = async () => failed(shown);
      expect(await store.save()).toBe(false);
      expect(store.saves.trouble).toEqual({ kind: 'refused', failure: shown });
    }
    expect(saves(calls)).toEqual([]);
  });

  it('a lost save that is stored after all is not taken for a change elsewhere', async () => {
    const { store, answers, calls } = await openReview(ada);
    store.goTo({ type: 'GO_TO_STEP', step: 'banking-details' });
    store.write('accountNumber', '777777');
    store.goOn();
    answers.save = async () => {
      answers.show = async () => failed(failure('no-answer'));
      return failed(failure('no-answer'));
    };
    await store.save();
    expect(store.saves.trouble?.kind).toBe('unknown');
    answers.show = async () => succeeded(stored);
    expect(await store.save()).toBe(true);
    expect(saves(calls)).toHaveLength(1);
  });
});
