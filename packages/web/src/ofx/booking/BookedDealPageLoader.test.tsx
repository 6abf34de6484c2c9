import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ofxDealOf } from '../../../test/fakeOfx.ts';
import { openQuotedPage } from '../../../test/openDealPage.tsx';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { DealDetailPage } from '../deals/DealDetailPage.tsx';
import { ofxContext } from '../stores/ofxContext.ts';
import { BookedDealPageLoader } from './BookedDealPageLoader.tsx';

beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A deal is booked while the file of its page is lost; then the page of `dealId`, or of the deal, is opened. */
const openWithoutPage = async (dealId?: string) => {
  const { scope, pass, answers } = await openQuotedPage();
  await act(() => scope.deal.book());
  await pass(0);
  cleanup();
  const { booked } = scope.deal;
  if (booked === null) throw new Error('Nothing was booked.');
  answers.deals = [ofxDealOf(booked.dealId)];
  await act(() => scope.deals.load());
  const connection = { works: false };
  const page = makeLazyPage(async () => {
    if (!connection.works) throw new Error('The connection is down.');
    return DealDetailPage;
  });
  render(
    <MemoryRouter initialEntries={[`/deals/${dealId ?? booked.dealId}?success=true`]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <ofxContext.Provider value={scope}>
          <Routes>
            <Route path="/deals/:dealId" element={<BookedDealPageLoader page={page} />} />
          </Routes>
        </ofxContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  return { booked, connection, pass };
};

const seal = (reference: string) => screen.queryByRole('heading', { name: `Deal ${reference} is booked` });

describe('a deal whose page does not arrive', () => {
  it('is told with its number and its amounts where it was booked a moment ago, and tried again', async () => {
    const { booked, connection, pass } = await openWithoutPage();
    const title = seal(booked.reference);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(document.activeElement?.textContent).toContain('BeneficiaryThalassaPaid to ••••\u00A00695');
    expect(document.activeElement?.textContent).toContain('They receive€10,000.00');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The page of this deal could not be loaded.The deal stays booked.',
    );
    expect(seal(booked.reference)).toBeTruthy();
    connection.works = true;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seal(booked.reference)).toBeNull();
    expect(screen.getByText('They receive')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Thalassa/ }).textContent).toContain('Paid to ••••\u00A00695');
  });

  it('is not told as another one', async () => {
    const { booked } = await openWithoutPage('another');
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading page.');
    expect(seal(booked.reference)).toBeNull();
  });
});
