import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { openReview, openWizard, template } from '../../../../test/openWizard.ts';

/** A wizard that came from its review to change what takes the marks of every later step (S-118). */
const corrected = async () => {
  const opened = await openReview();
  opened.store.goToField('classification');
  opened.store.write('classification', 'Business');
  await opened.time.advance(0);
  return opened;
};

describe('the way back to a review', () => {
  it('leads there at once where every step holds under the rules that apply now', async () => {
    const { store } = await corrected();
    expect(store.state.completed).toEqual(['basic-info']);
    expect([store.wayToReview.offered, store.wayToReview.isOpen]).toEqual([true, true]);
    store.returnToReview();
    expect(store.state.step).toBe('review');
    expect(store.state.completed).toHaveLength(4);
  });

  it('waits for the rules, and then goes the whole way', async () => {
    const { store, time } = await openReview();
    store.goToField('destinationCountry');
    store.write('destinationCountry', 'GR');
    store.returnToReview();
    expect([store.rules.waiting, store.state.step]).toEqual([true, 'basic-info']);
    await time.advance(0);
    expect(store.state.step).toBe('review');
  });

  it('ends at the first step that does not hold, which shows what is wrong', async () => {
    const { store, answers, time } = await openReview();
    answers.rules = async () =>
      succeeded({
        ...template,
        rules: [
          ...template.rules,
          ...template.rules.slice(0, 1).map((rule) => ({ ...rule, id: 'bankCity' })),
        ],
      });
    store.goToField('destinationCountry');
    store.write('destinationCountry', 'GR');
    await time.advance(0);
    expect(store.wayToReview.isOpen).toBe(false);
    store.returnToReview();
    expect(store.state.step).toBe('bank-address');
    expect(store.problems.messageOf('bankCity')).toBe('Required field.');
    expect(store.wayToReview.offered, 'it is offered until the review is reached').toBe(true);
  });

  it('is not offered to who has not seen the review, nor to whom Continue leads there anyway', async () => {
    const { store } = await openWizard();
    for (const [field, value] of [
      ['accountHolderName', 'Ada'],
      ['accountHolderPostal', '3000'],
      ['bankPostal', '3001'],
      ['accountNumber', '1234'],
    ] as const)
      store.write(field, value);
    expect([store.wayToReview.offered, store.wayToReview.isOpen]).toEqual([false, false]);
    const { store: atReview } = await openReview();
    atReview.goTo({ type: 'GO_TO_STEP', step: 'beneficiary-address' });
    expect(atReview.wayToReview.offered).toBe(false);
    atReview.goOn();
    expect(atReview.state.step).toBe('review');
  });
});
