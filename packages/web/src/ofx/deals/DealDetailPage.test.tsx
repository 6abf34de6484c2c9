import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxDealOf, openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import type { BookOfxDealStore } from '../stores/deal/BookOfxDealStore.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { DealDetailPage } from './DealDetailPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const openDeal = async (
  address: string,
  more: Parameters<typeof ofxDealOf>[1] = {},
  bookedMeanwhile: BookOfxDealStore['bookedMeanwhile'] = null,
  /** Of which deal this device noted the market. */
  noted: string | null = null,
) => {
  const { scope, answers } = await openAuthorizedScope();
  const cost = { difference: makeMoney(783n, 'USD'), percent: 0.79, age: 0 };
  if (noted !== null) scope.bookedMarkets.note(noted, makeMoney(100_000n, 'USD'), cost);
  runInAction(() => {
    scope.deal.bookedMeanwhile = bookedMeanwhile;
  });
  answers.deals = [ofxDealOf('1', more)];
  render(
    <MemoryRouter initialEntries={[`/deals/${address}`]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <ofxContext.Provider value={scope}>
          <Routes>
            <Route path="/deals/:dealId" element={<DealDetailPage />} />
          </Routes>
        </ofxContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: /Deal/ });
  return scope;
};
const total = () => screen.getByText('Total').parentElement?.textContent;

describe('a deal', () => {
  it('names its total (OFX-QUOTE-2)', async () => {
    await openDeal('1');
    expect(total()).toBe('Total$1,015.00');
  });

  it('shows a fee in another currency beside what is paid (S-89)', async () => {
    await openDeal('1', { fee: { currency: 'EUR', amount: 9 } });
    expect(total()).toBe('Total$1,000.00 and €9.00');
  });

  it('opens with what OFX waits for, and says that its payments are instructed', async () => {
    await openDeal('1');
    expect(screen.getByText('OFX waits for $1,015.00 from you.')).toBeTruthy();
    expect(screen.getByText(/Its payments are instructed with the booking/)).toBeTruthy();
    const stations = within(screen.getByRole('list', { name: 'Where this deal stands' }));
    expect(stations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Booked, doneNov 21, 2026',
      'Instructed, doneWith the booking',
      'Your money, nextOFX waits for $1,015.00',
      'Paid, laterValue date Nov 24, 2026',
    ]);
  });

  it('says what to do where OFX does not know how far it is', async () => {
    await openDeal('1', { stateInfo: { dealState: 'Unknown', dealStateDisplay: 'Unknown' } });
    expect(screen.getByText('OFX does not say how far this deal is.')).toBeTruthy();
    expect(screen.getByText('Ask OFX before you book it again.')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Thalassa/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay again/ })).toBeNull();
  });

  it('pays a payee again with the same amount, unless it was booked a moment ago (SETTLE-4)', async () => {
    const scope = await openDeal('1');
    fireEvent.click(await screen.findByRole('button', { name: 'Pay again: Thalassa' }));
    expect(scope.quote.draft).toMatchObject({ sellTotalText: '860.00', typedSide: 'sell' });
    expect(scope.quote.draft.parts.map(({ beneficiary }) => beneficiary.name)).toEqual(['Thalassa']);
    cleanup();
    await openDeal('1?success=true');
    expect(await screen.findByRole('row', { name: /Thalassa/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay again/ })).toBeNull();
  });

  it('says and draws what it cost against the market where this device noted that, and of no other deal (COST-4)', async () => {
    await openDeal('1', {}, null, '2');
    expect(screen.queryByText('When booked')).toBeNull();
    expect(document.querySelector('.cost-place')).toBeNull();
    cleanup();
    await openDeal('1', {}, null, '1');
    expect(screen.getByText('When booked').parentElement?.textContent).toBe(
      'When booked0.79% above market ($7.83)',
    );
    const parts = within(await screen.findByRole('list', { name: 'What it costs' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Market $992.17',
      'Margin $7.83 (0.79%)',
      'Fee $15.00',
    ]);
    expect(screen.getByText('Your limit under Settings is 1%.')).toBeTruthy();
  });

  it('names no account that was not noted when it was booked (PAYEE-4)', async () => {
    await openDeal('1');
    expect(screen.getByRole('row', { name: /Thalassa/ }).textContent).toContain('Account not known');
  });

  it('names the deal for the same that came while it was on its way, and no other deal does', async () => {
    const meanwhile = { dealId: '1', references: ['OFX-8'] };
    await openDeal('1', {}, meanwhile);
    expect(screen.getByText(/^Deal OFX-8 for the same came while this deal was on its way/)).toBeTruthy();
    cleanup();
    await openDeal('1', {}, { ...meanwhile, dealId: '2' });
    expect(screen.queryByText(/for the same came/)).toBeNull();
  });

  it('is confirmed where it was booked (OFX-DEAL-11), and never where there is none', async () => {
    await openDeal('1?success=true');
    expect(screen.getByText('Deal confirmed!')).toBeTruthy();
    cleanup();
    await openDeal('7?success=true').catch(() => undefined);
    expect(screen.getByText('Unable to retrieve deal. Deal ID: 7')).toBeTruthy();
    expect(screen.queryByText('Deal confirmed!')).toBeNull();
  });
});
