import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { paths } from '../../routing/paths.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';
import { EditBeneficiaryPage } from './wizard/EditBeneficiaryPage.tsx';

afterEach(cleanup);

const openPages = async (address: string) => {
  const opened = await openAuthorizedScope();
  const { answers, scope, time } = opened;
  render(
    <MemoryRouter initialEntries={[address]}>
      <ofxContext.Provider value={scope}>
        <Routes>
          <Route path="/edit/:id" element={<EditBeneficiaryPage />} />
          <Route path="/of/:id" element={<BeneficiaryPage />} />
          <Route path={paths.gateway.beneficiaries} element="The list" />
        </Routes>
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => time.advance(0));
  const deletedElsewhere = (deleted: string) =>
    act(async () => {
      answers.list = answers.list.filter(({ beneficiaryId }) => beneficiaryId !== deleted);
      await scope.session.beneficiaries.load();
    });
  return { ...opened, deletedElsewhere };
};

const field = () => screen.getByDisplayValue<HTMLInputElement>(/^Thalassa/);

describe('a beneficiary who is deleted in another tab (PAYEE-9)', () => {
  it('is said to be gone on their page, with the way back', async () => {
    const { deletedElsewhere } = await openPages('/of/b1');
    expect(screen.getByRole('button', { name: 'Book A Deal' })).toBeTruthy();
    await deletedElsewhere('b1');
    expect(screen.getByText('This beneficiary is not among yours any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book A Deal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your beneficiaries' })).toBeTruthy();
  });

  it('is said to be gone in their edit, which keeps what was typed', async () => {
    const { deletedElsewhere } = await openPages('/edit/b1');
    fireEvent.change(field(), { target: { value: 'Thalassa Olives' } });
    await deletedElsewhere('b2');
    expect(screen.queryByRole('alert')).toBeNull();
    await deletedElsewhere('b1');
    expect(screen.getByRole('alert').textContent).toContain(
      'This beneficiary was deleted elsewhere since you opened it',
    );
    expect(field().value).toBe('Thalassa Olives');
  });
});
