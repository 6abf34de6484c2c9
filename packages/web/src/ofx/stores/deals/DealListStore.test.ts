import { describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee, openOfxScope } from '../../../../test/fakeOfx.ts';

const paying = (dealId: string, ...ids: readonly string[]) =>
  ofxDealOf(dealId, { dealBeneficiaries: ids.map((beneficiaryId) => ({ beneficiaryId, amount: null })) });

const openList = async () => {
  const { scope, answers, time } = openOfxScope();
  answers.deals = [paying('1', 'b-1'), paying('2', 'b-2', 'b-1')];
  answers.list = [ofxPayee('b-1', 'Åse Mølle AS'), ofxPayee('b-2', 'Kestrel Wool')];
  scope.deals.start();
  await time.advance(0);
  const { dealList } = scope;
  const found = (text: string) => {
    dealList.searchFor(text);
    return dealList.shown.map(({ dealId }) => dealId).toSorted();
  };
  const knowPayees = () => scope.session.beneficiaries.load();
  return { dealList, found, knowPayees };
};

describe('past deals of OFX (HIST-2)', () => {
  it('are found by reference and amount before it is known who is paid', async () => {
    const { found } = await openList();
    expect(found('ofx-2')).toEqual(['2']);
    expect(found('1,000')).toEqual(['1', '2']);
    expect(found('kestrel')).toEqual([]);
  });

  it('are found by every payee once the beneficiaries are there, without accents and case', async () => {
    const { found, knowPayees } = await openList();
    await knowPayees();
    expect(found('ase')).toEqual(['1', '2']);
    expect(found('WOOL 860')).toEqual(['2']);
    expect(found('wool 861')).toEqual([]);
  });
});
