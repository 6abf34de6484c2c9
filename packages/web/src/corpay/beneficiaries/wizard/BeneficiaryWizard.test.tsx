import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { findOrCreateBeneficiaryListStore } from '../../stores/findOrCreateBeneficiaryListStore.ts';
import { corpayContext } from '../../stores/corpayContext.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';
import { openReview } from '../../../../test/openWizard.ts';

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
  const opened = await openReview();
  const saves: (() => void)[] = [];
  opened.answers.save = () => new Promise((resolve) => void saves.push(() => resolve(succeeded(null))));
  render(
    <MemoryRouter initialEntries={['/new']}>
      <corpayContext.Provider value={opened.scope}>
        <Away />
        <Routes>
          <Route
            path="/new"
            element={<BeneficiaryWizard id="" store={opened.store} title="New beneficiary" back="/" />}
          />
          <Route path="/elsewhere" element="Elsewhere" />
          <Route path="*" element="The list" />
        </Routes>
      </corpayContext.Provider>
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
    const { answer, scope } = await openPage();
    await answer();
    expect(screen.getByText('The list')).toBeTruthy();
    expect(findOrCreateBeneficiaryListStore(scope).announcement).toBe('Ada was added.');
  });

  it('leaves a user who is on another page by then where they are', async () => {
    const { answer, scope } = await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Go away' }));
    await answer();
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    expect(scope.drafts.find('')).toBeNull();
    expect(findOrCreateBeneficiaryListStore(scope).announcement).toBe('Ada was added.');
  });
});
