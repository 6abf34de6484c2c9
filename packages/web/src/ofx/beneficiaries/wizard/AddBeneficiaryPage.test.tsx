import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { holdPayeeToAdd, payeeToAddState } from '../../../beneficiaries/payeeToAddState.ts';
import { ofxContext } from '../../stores/ofxContext.ts';
import { AddBeneficiaryPage } from './AddBeneficiaryPage.tsx';

afterEach(cleanup);

const payee = { name: 'Acme Works', details: 'IBAN: GR9499000030000001234567890\nCurrency: EUR' };

it('the wizard begins once with what was held for it, and with nothing that was held for another way to it', async () => {
  const { scope } = await openAuthorizedScope();
  const draw = (mark: string) =>
    render(
      <MemoryRouter>
        <ofxContext.Provider value={scope}>
          <Routes>
            <Route
              path="/"
              element={
                <Link to="/new" state={payeeToAddState(mark, '/')}>
                  Add
                </Link>
              }
            />
            <Route path="/new" element={<AddBeneficiaryPage />} />
          </Routes>
        </ofxContext.Provider>
      </MemoryRouter>,
    );
  const open = async (mark: string) => {
    draw(mark);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Add' })));
  };
  holdPayeeToAdd('row 4', payee);
  await open('row 5');
  expect(screen.queryByDisplayValue('Acme Works')).toBeNull();
  cleanup();
  await open('row 4');
  expect(screen.getByDisplayValue('Acme Works')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('IBAN, account number or bank details').value).toBe(
    payee.details,
  );
  cleanup();
  scope.drafts.end('');
  await open('row 4');
  expect(screen.queryByDisplayValue('Acme Works')).toBeNull();
});
