import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openQuotedScope, orderSummary } from '../../../test/fakeCorpay.ts';
import { corpayContext } from '../scope/corpayContext.ts';
import { WaitingDeals } from './WaitingDeals.tsx';

afterEach(cleanup);

const draw = async (...numbers: readonly string[]) => {
  const { scope } = await openQuotedScope();
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <WaitingDeals orders={numbers.map((number) => ({ ...orderSummary(number), beneCount: 0 }))} />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
};

describe('deals that wait for their instruction', () => {
  it('are one notice, with the way to instruct each', async () => {
    await draw('20418302', '20418301');
    expect(document.querySelectorAll('.notice')).toHaveLength(1);
    expect(screen.getByText('2 deals are booked but not instructed.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20418302€10,000.00 EURInstruct',
      '20418301€10,000.00 EURInstruct',
    ]);
    expect(screen.getByRole('link', { name: 'Instruct Payment of deal 20418301' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418301',
    );
  });

  it('are told in full where there is only one', async () => {
    await draw('20418302');
    expect(screen.getByText('Deal 20418302 is booked but not instructed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Instruct Payment' })).toBeTruthy();
  });
});
