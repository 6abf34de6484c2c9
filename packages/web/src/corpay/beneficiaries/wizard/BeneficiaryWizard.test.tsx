import { succeeded } from '@fx-gateway/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { deskDoor } from '../../scope/corpayContext.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';
import { openPlayedReview } from '../../../../test/playedWizard.ts';

afterEach(cleanup);

const Away = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/elsewhere')}>
      Go away
    </button>
  );
};

const openPage = async () => {
  const opened = await openPlayedReview();
  const saves: (() => void)[] = [];
  opened.answers.save = () => new Promise((resolve) => void saves.push(() => resolve(succeeded(null))));
  render(
    <MemoryRouter initialEntries={['/new']}>
      <deskDoor.Provider value={opened.desk}>
        <Away />
        <Routes>
          <Route
            path="/new"
            element={<BeneficiaryWizard id="" store={opened.store} title="New beneficiary" back="/" />}
          />
          <Route path="/elsewhere" element="Elsewhere" />
          <Route path="*" element="The list" />
        </Routes>
      </deskDoor.Provider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add Beneficiary' }));
  await act(async () => opened.time.advance(0));
  const answer = () =>
    act(async () => {
      saves.forEach((save) => save());
      await opened.time.advance(0);
    });
  return { ...opened, answer };
};

describe('a beneficiary that is saved', () => {
  it('leads to the list, which says so', async () => {
    const { answer, desk } = await openPage();
    await answer();
    expect(screen.getByText('The list')).toBeTruthy();
    expect(desk.payees.news).toBe('Ada was added.');
  });

  it('does not take anybody away who is somewhere else by then', async () => {
    const { answer, desk } = await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Go away' }));
    await answer();
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    expect(desk.wizards.begun('')).toBeNull();
    expect(desk.payees.news).toBe('Ada was added.');
  });
});
