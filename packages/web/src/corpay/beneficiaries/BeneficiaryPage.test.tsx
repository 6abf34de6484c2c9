import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries';
import { succeeded } from '@fx-gateway/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { deskDoor } from '../deskDoor.ts';
import { openQuotedDesk } from '../playedPartner.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

const openDelete = async (id: string) => {
  const played = await openQuotedDesk();
  await played.desk.deal.book();
  played.answers.show = async () => succeeded({ ...newBeneficiary(id), accountHolderName: 'Thalassa' });
  render(
    <MemoryRouter initialEntries={[`/${id}`]}>
      <deskDoor.Context value={played.desk}>
        <Routes>
          <Route path=":id" element={<BeneficiaryPage />} />
        </Routes>
      </deskDoor.Context>
    </MemoryRouter>,
  );
  await act(async () => played.time.advance(0));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await act(async () => played.time.advance(0));
};
const warning = () => screen.queryByText(/not yet instructed/);

describe('deleting a beneficiary (CP-BENE-7)', () => {
  it('warns of the deals that were booked for them and wait for their instruction', async () => {
    await openDelete('b-1');
    expect(warning()?.textContent).toBe('Order 20418300 is booked for Thalassa and not yet instructed.');
  });

  it('does not speak of the deals of somebody else', async () => {
    await openDelete('b-2');
    expect(warning()).toBeNull();
  });
});
