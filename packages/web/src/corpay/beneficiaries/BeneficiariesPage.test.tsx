import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openScope, orderSummary, thalassa } from '../../../test/fakeCorpay.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { BeneficiariesPage } from './BeneficiariesPage.tsx';

afterEach(cleanup);

const row = () => screen.getByRole('row', { name: /Thalassa/ }).textContent;

it('a beneficiary stands in the list with the day on which they were last paid, where the visit knows it (HIST-6)', async () => {
  const { scope, answers, time } = openScope();
  answers.orders = [{ ...orderSummary('1'), beneCount: 1, payees: [thalassa.payee] }];
  scope.session.start();
  await time.advance(0);
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <BeneficiariesPage />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => time.advance(0));
  expect(row()).toBe('Thalassa Olive CooperativeGreeceEUR');
  await act(async () => scope.orders.load());
  expect(row()).toBe('Thalassa Olive CooperativeGreece · Paid Nov 21, 2026EUR');
});
