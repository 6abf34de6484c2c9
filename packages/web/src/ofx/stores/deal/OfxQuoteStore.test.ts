import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope, openOfxScope } from '../../../../test/fakeOfx.ts';

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

  it('stays named while the list is read again and says the same, and while an amount is typed', async () => {
    const { scope, relist } = await forTwo();
    await relist(kerameia, yarra);
    await relist(ofxPayee('b2', 'Kerameia'), yarra);
    scope.deal.change({ type: 'sell-total-typed', text: '100' });
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

it('a beneficiary of the deal stays chosen while nobody knows the list', async () => {
  const { scope } = openOfxScope();
  scope.deal.payTo(thalassa, '100');
  scope.quote.start();
  expect(scope.session.beneficiaries.value).toBeNull();
  expect(scope.quote.draft.parts.map(({ beneficiary }) => beneficiary)).toEqual([thalassa]);
});

describe('what is typed for a deal', () => {
  it('is anybody who is chosen, or an amount', async () => {
    const { scope } = await openAuthorizedScope();
    const { quote } = scope;
    expect(quote.typed).toBe(false);
    quote.send({ type: 'buy-typed', text: '100' });
    expect(quote.typed).toBe(true);
    quote.send({ type: 'buy-typed', text: '' });
    expect(quote.typed).toBe(false);
    scope.deal.payTo(thalassa, null);
    expect(quote.typed).toBe(true);
  });

  it('is told as wrong at the side where it was typed, and at no other', async () => {
    const { scope } = await forTwo();
    const { quote } = scope;
    const problems = () => [
      quote.problemAt('buy')?.message ?? null,
      quote.problemAt('sell')?.message ?? null,
    ];
    expect(problems()).toEqual([null, null]);
    quote.send({ type: 'buy-typed', text: '0' });
    expect(problems()).toEqual(['Amount must be greater than 0.', null]);
    quote.send({ type: 'sell-total-typed', text: '0' });
    expect(problems()).toEqual([null, 'Amount must be greater than 0.']);
    quote.send({ type: 'sell-total-typed', text: '100' });
    expect(problems()).toEqual([null, null]);
  });

  it('in a currency that is not known yet is not told as wrong', async () => {
    const { scope } = await openAuthorizedScope();
    scope.quote.send({ type: 'sell-total-typed', text: '0' });
    expect([scope.quote.problemAt('sell'), scope.quote.problemAtPart('0')]).toEqual([null, null]);
  });

  it('is told as wrong at each beneficiary where their amounts were typed, and not where they are shares of a total', async () => {
    const { scope } = await forTwo();
    const { quote } = scope;
    const problem = () => quote.problemAtPart('0')?.message ?? null;
    expect(problem(), 'nothing was typed').toBeNull();
    quote.send({ type: 'part-typed', beneficiaryId: 'b1', text: '0' });
    expect(problem()).toBe('Amount must be greater than 0.');
    expect(quote.problemAtPart('5')).toBeNull();
    quote.send({ type: 'sell-total-typed', text: '100' });
    expect(problem()).toBeNull();
    quote.send({ type: 'buy-typed', text: '100' });
    expect(problem()).toBeNull();
  });

  it('is shared among those who are chosen, each by their name', async () => {
    const { scope, time } = await forTwo();
    scope.deal.change({ type: 'sell-total-typed', text: '100' });
    await time.advance(600);
    const displayed = scope.quote.live.offer?.quote ?? expect.fail();
    expect(scope.quote.partsOf(displayed)).toMatchObject([
      { name: 'Thalassa', amount: makeMoney(5_000n, 'EUR') },
      { name: 'Kerameia', amount: makeMoney(5_000n, 'EUR') },
    ]);
  });

  it('and comes back as another amount is told, and keeps Book Deal off', async () => {
    const { scope, time } = await forTwo();
    const { quotes } = scope.session.ofx;
    const { request } = quotes;
    quotes.request = async (asked) => {
      const answer = await request(asked);
      return answer.ok ? succeeded({ ...answer.value, sell: makeMoney(9_999n, 'EUR') }) : answer;
    };
    scope.deal.change({ type: 'sell-total-typed', text: '100' });
    expect(scope.quote.moved).toBeNull();
    await time.advance(600);
    expect(scope.quote.moved).toEqual({ typed: makeMoney(10_000n, 'EUR'), quoted: makeMoney(9_999n, 'EUR') });
    expect(scope.deal.cannotBook).toBe('amount-moved');
  });

  it('is not asked for otherwise by a focus that changes nothing', async () => {
    const { scope } = await forTwo();
    scope.deal.change({ type: 'sell-total-typed', text: '100' });
    const noted = scope.recorder.notes().length;
    scope.deal.change({ type: 'side-focused', side: 'buy' });
    expect(scope.recorder.notes()).toHaveLength(noted);
  });
});
