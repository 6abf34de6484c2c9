import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openOfxScope } from '../../../test/fakeOfx.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiaryChoice } from './BeneficiaryChoice.tsx';

afterEach(cleanup);

const fieldShown = () => {
  const { placeholder } = screen.getByRole<HTMLInputElement>('combobox', { name: 'To' });
  const help = screen.getByText('One or more beneficiaries who are paid in the same currency.');
  return { placeholder, helpIsThere: help.isConnected };
};

it('the choice of whom to pay has its help while it is loaded too, so that nothing below it moves', async () => {
  const { scope } = openOfxScope();
  render(
    <MemoryRouter>
      <ofxContext.Provider value={scope}>
        <BeneficiaryChoice />
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  expect(fieldShown()).toEqual({ placeholder: 'Loading beneficiaries...', helpIsThere: true });
  await act(() => scope.session.beneficiaries.load());
  expect(fieldShown()).toEqual({ placeholder: 'Choose a beneficiary', helpIsThere: true });
});
