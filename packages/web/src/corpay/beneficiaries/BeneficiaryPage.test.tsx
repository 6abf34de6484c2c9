import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { corpayContext } from '../stores/corpayContext.ts';
import { bookingsIn, openQuotedScope, thalassa } from '../../../test/fakeCorpay.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof openQuotedScope>>;

const openPage = async (id: string, prepare?: (opened: Opened) => void) => {
  const opened = await openQuotedScope();
  await opened.scope.deal.book();
  prepare?.(opened);
  opened.answers.show = async () => succeeded({ ...newBeneficiary(id), accountHolderName: 'Thalassa' });
  render(
    <MemoryRouter initialEntries={[`/${id}`]}>
      <corpayContext.Provider value={opened.scope}>
        <Routes>
          <Route path=":id" element={<BeneficiaryPage />} />
          <Route path="/secure/fxgateway/dashboard" element={<p>Book A Deal is here</p>} />
        </Routes>
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => opened.time.advance(0));
  return opened;
};
const openDelete = async (id: string, prepare?: (opened: Opened) => void) => {
  const opened = await openPage(id, prepare);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await act(async () => opened.time.advance(0));
  return opened;
};
const warning = () => screen.queryByText(/not yet instructed/);

describe('the page of a beneficiary', () => {
  it('leads to a deal that pays them, without what was typed for another', async () => {
    const { scope, calls } = await openPage('b-2', ({ scope: opened }) => {
      opened.deal.payTo(thalassa, '500');
    });
    const booked = bookingsIn(calls).length;
    fireEvent.click(screen.getByRole('button', { name: 'Book A Deal' }));
    expect(screen.getByText('Book A Deal is here')).toBeTruthy();
    const { beneficiary, paymentAmount, settlementAmount } = scope.quote.draft;
    expect(beneficiary?.clientIntegrationId).toBe('b-2');
    expect([paymentAmount, settlementAmount]).toEqual(['', '']);
    expect(bookingsIn(calls)).toHaveLength(booked);
  });

  it('offers to delete them after everything else', async () => {
    await openPage('b-2');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['Book A Deal', 'Delete']);
  });
});

describe('deleting a beneficiary (CP-BENE-7)', () => {
  it('warns of the deals that were booked for them and wait for their instruction', async () => {
    await openDelete('b-1');
    expect(warning()?.textContent).toBe('Order 20418300 is booked for Thalassa and not yet instructed.');
  });

  it('does not say of such a deal that it is not instructed while its instruction is open', async () => {
    await openDelete('b-1', ({ scope }) => {
      void scope.intents.whileSending('instruction/20418300', () => new Promise(() => undefined));
    });
    expect(warning()).toBeNull();
    expect(
      screen.getByText(
        'Order 20418300 is booked for Thalassa, and it is not known yet whether that is paid.',
      ),
    ).toBeTruthy();
  });

  it('does not name the deals of another beneficiary', async () => {
    await openDelete('b-2');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(warning()).toBeNull();
  });

  it('of who was changed elsewhere meanwhile asks again, and shows them as they are now', async () => {
    const { answers, calls, time } = await openDelete('b-2');
    answers.show = async () =>
      succeeded({ ...newBeneficiary('b-2'), accountHolderName: 'Thalassa Oils', bankName: 'Other Bank' });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await act(async () => time.advance(0));
    expect(
      dialog.getByText(/^Thalassa was changed elsewhere meanwhile\. Nothing is deleted yet/),
    ).toBeTruthy();
    expect(dialog.getByText('Other Bank')).toBeTruthy();
    expect(dialog.getByText('Delete Thalassa Oils?')).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('remove'))).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await act(async () => time.advance(0));
    expect(screen.getAllByText('Thalassa Oils').length).toBeGreaterThan(0);
  });
});
