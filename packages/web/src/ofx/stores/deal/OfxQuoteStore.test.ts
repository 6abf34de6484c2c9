import { describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';

/** A quote for two of three beneficiaries, and the list of them as somebody else changes it. */
const forTwo = async () => {
  const opened = await openAuthorizedScope();
  const { scope, answers, time } = opened;
  scope.quote.start();
  scope.deal.change({
    type: 'beneficiaries-chosen',
    beneficiaries: answers.list.filter(({ currency }) => currency === 'EUR'),
  });
  const relist = async (...list: typeof answers.list): Promise<void> => {
    answers.list = list;
    await scope.session.beneficiaries.load();
    await time.advance(0);
  };
  const chosen = () => scope.quote.draft.parts.map(({ beneficiary }) => beneficiary.name);
  return { ...opened, relist, chosen };
};

const [thalassa, kerameia, yarra] = [
  ofxPayee('b1', 'Thalassa'),
  ofxPayee('b2', 'Kerameia'),
  ofxPayee('b3', 'Yarra', 'AUD'),
];

describe('a beneficiary of the deal who is deleted elsewhere', () => {
  it('is no longer chosen, and is named; who is still there stays', async () => {
    const { scope, relist, chosen } = await forTwo();
    expect([chosen(), scope.quote.beneficiariesGone]).toEqual([['Thalassa', 'Kerameia'], []]);
    await relist(kerameia, yarra);
    expect([chosen(), scope.quote.beneficiariesGone]).toEqual([['Kerameia'], ['Thalassa']]);
  });

  it('stays named while the list is read again and says the same', async () => {
    const { scope, relist } = await forTwo();
    await relist(kerameia, yarra);
    await relist(ofxPayee('b2', 'Kerameia'), yarra);
    expect(scope.quote.beneficiariesGone).toEqual(['Thalassa']);
  });

  it('is named no more once others are chosen, or everything is cleared', async () => {
    const { scope, relist } = await forTwo();
    await relist(kerameia, yarra);
    scope.deal.change({ type: 'beneficiaries-chosen', beneficiaries: [kerameia] });
    expect(scope.quote.beneficiariesGone).toEqual([]);
    await relist(yarra);
    expect(scope.quote.beneficiariesGone).toEqual(['Kerameia']);
    scope.quote.clear();
    expect(scope.quote.beneficiariesGone).toEqual([]);
  });
});

it('a beneficiary of the deal who is edited elsewhere is chosen as edited, and nobody is said to be gone', async () => {
  const { scope, relist, chosen } = await forTwo();
  await relist({ ...thalassa, name: 'Thalassa Olives' }, kerameia, yarra);
  expect([chosen(), scope.quote.beneficiariesGone]).toEqual([['Thalassa Olives', 'Kerameia'], []]);
});
