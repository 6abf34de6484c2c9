import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { corpayContext } from '../scope/corpayContext.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { failure, openScope, orderSummary } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const openPage = async (prepare: (opened: ReturnType<typeof openScope>) => void) => {
  const opened = openScope();
  prepare(opened);
  render(
    <MemoryRouter>
      <corpayContext.Provider value={opened.scope}>
        <OrdersPage />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => opened.time.advance(0));
  return opened;
};

describe('Past Orders', () => {
  it('each row leads to its order and says who receives what, and since when (CP-ORDER-3 to CP-ORDER-5)', async () => {
    await openPage(({ answers }) => {
      answers.orders = [
        { ...orderSummary('20418302'), beneCount: 3 },
        { ...orderSummary('20418301', 12.5), beneCount: 1 },
      ];
    });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '204183023 Beneficiaries receiving€10,000.00 EURBooked Nov 21, 2026',
      '204183011 Beneficiary receiving€12.50 EURBooked Nov 21, 2026',
    ]);
    expect(screen.getByRole('link', { name: '20418302' }).getAttribute('href')).toBe(
      '/secure/fxgateway/orders/20418302',
    );
  });

  it('says when there are none (CP-ORDER-7)', async () => {
    await openPage(() => undefined);
    expect(screen.getByText("You haven't booked any orders yet.")).toBeTruthy();
  });

  it('a failure is shown with its request id and can be tried again (ERR-47)', async () => {
    const { answers, time } = await openPage((opened) => {
      opened.answers.ordersFailure = failure('server-trouble', { status: 500, requestId: 'r-77' });
    });
    expect(screen.getByRole('alert').textContent).toContain('Unable to load orders. Please try again later.');
    expect(screen.getByRole('alert').textContent).toContain('r-77');
    answers.ordersFailure = null;
    answers.orders = [orderSummary('20418302')];
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => time.advance(0));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: '20418302' })).toBeTruthy();
  });
});
