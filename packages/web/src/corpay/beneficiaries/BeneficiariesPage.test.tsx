import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openScope, orderSummary, thalassa } from '../../../test/fakeCorpay.ts';
import { comeIntoSight, stubSight } from '../../../test/stubSight.ts';
import type { CorpayUserStores } from '../stores/CorpayUserStores.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { BeneficiariesPage } from './BeneficiariesPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = () => screen.getByRole('row', { name: /Thalassa/ }).textContent;

const search = (text: string): void => {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
};

const draw = (scope: CorpayUserStores): void => {
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <BeneficiariesPage />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
};

it('a beneficiary stands in the list with the day on which they were last paid, where the visit knows it (HIST-6)', async () => {
  const { scope, answers, time } = openScope();
  answers.orders = [{ ...orderSummary('1'), beneCount: 1, payees: [thalassa.payee] }];
  scope.session.start();
  await time.advance(0);
  draw(scope);
  await act(async () => time.advance(0));
  expect(row()).toBe('Thalassa Olive CooperativeGreeceEUR');
  await act(async () => scope.orders.load());
  expect(row()).toBe('Thalassa Olive CooperativeGreece · Last deal Nov 21, 2026EUR');
});

it('a beneficiary in sight stands with the end of the account, spoken in words, and is asked about only then (PAYEE-6)', async () => {
  const sights = stubSight();
  const { scope, answers, time } = openScope();
  const asked: string[] = [];
  answers.showOf = async (id) => {
    asked.push(id);
    return succeeded({ ...newBeneficiary(id), iban: 'GR93 0119 8760 0000 0012 3456 789' });
  };
  scope.session.start();
  await time.advance(0);
  draw(scope);
  await act(async () => time.advance(0));
  expect(asked).toEqual([]);
  comeIntoSight(sights, (place) => place.tagName === 'TR');
  await act(async () => time.advance(150));
  expect(asked).toEqual([thalassa.clientIntegrationId]);
  expect(row()).toBe('Thalassa Olive CooperativeGreece•••• 6789account ending 6789EUR');
});

it('the search finds a beneficiary by the end of the account, and says how many it cannot tell of (PAYEE-8)', async () => {
  const sights = stubSight();
  const { scope, answers, time } = openScope();
  const second = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Quay Mills' };
  answers.list = async () => succeeded([thalassa, second]);
  answers.showOf = async (id) =>
    succeeded({ ...newBeneficiary(id), iban: 'GR93 0119 8760 0000 0012 3456 789' });
  scope.session.start();
  await time.advance(0);
  draw(scope);
  await act(async () => time.advance(0));
  search('6789');
  expect(
    screen.getByText(
      'None of your beneficiaries has this name and currency. 2 account endings are not read yet.',
    ),
  ).toBeTruthy();
  search('thal');
  comeIntoSight(sights, (place) => place.isConnected && place.tagName === 'TR');
  await act(async () => time.advance(150));
  search('6789');
  expect(row()).toContain('•••• 6789');
  const unread = 'One account ending is not read yet.';
  expect(screen.getByText(unread)).toBeTruthy();
  search('thal 6789');
  expect(row()).toContain('•••• 6789');
  expect(screen.queryByText(unread)).toBeNull();
});
