import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxDealOf, openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { ofxContext } from '../scope/ofxContext.ts';
import { DealDetailPage } from './DealDetailPage.tsx';

afterEach(cleanup);

const openDeal = async (address: string, more: Parameters<typeof ofxDealOf>[1] = {}) => {
  const { scope, answers } = await openAuthorizedScope();
  answers.deals = [ofxDealOf('1', more)];
  render(
    <MemoryRouter initialEntries={[`/deals/${address}`]}>
      <ofxContext.Provider value={scope}>
        <Routes>
          <Route path="/deals/:dealId" element={<DealDetailPage />} />
        </Routes>
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: /Deal/ });
};
const total = () => screen.getByText('Total').parentElement?.textContent;

describe('a deal', () => {
  it('names its total (OFX-QUOTE-2)', async () => {
    await openDeal('1');
    expect(total()).toBe('Total$1,015.00 USD');
  });

  it('shows a fee in another currency beside what is paid (S-89)', async () => {
    await openDeal('1', { fee: { currency: 'EUR', amount: 9 } });
    expect(total()).toBe('Total$1,000.00 USD and €9.00 EUR');
  });

  it('names no account that was not noted when it was booked (PAYEE-4)', async () => {
    await openDeal('1');
    expect(screen.getByRole('row', { name: /Thalassa/ }).textContent).toContain('Paid to not known');
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
