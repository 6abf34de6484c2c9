import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ofxPayee, openOfxScope } from '../../../test/fakeOfx.ts';
import { findOrCreateOfxBeneficiaryListStore } from '../stores/findOrCreateOfxBeneficiaryListStore.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiariesPage } from './BeneficiariesPage.tsx';

afterEach(cleanup);

/** The list of who has two beneficiaries of one name, paid in one currency. */
const openList = async () => {
  const opened = openOfxScope();
  opened.answers.list = [
    ofxPayee('b1', 'Thalassa'),
    ofxPayee('b8', 'thalassa', 'EUR', 'GR9301198760000000123456789'),
    ofxPayee('b2', 'Kerameia', 'AUD', '21480076'),
  ];
  render(
    <MemoryRouter>
      <ofxContext.Provider value={opened.scope}>
        <BeneficiariesPage />
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  await act(() => opened.scope.session.beneficiaries.load());
  return opened;
};

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

it('beneficiaries of OFX stand by name, with the end of the account, and those of one name with bank and reason (PAYEE-6)', async () => {
  await openList();
  expect(rows()).toEqual([
    'Kerameia | Greece•••• 0076account ending 0076 | AUD',
    'Thalassa | Greece · Aegean Lighthouse Bank · Goods•••• 0695account ending 0695 | EUR',
    'thalassa | Greece · Aegean Lighthouse Bank · Goods•••• 6789account ending 6789 | EUR',
  ]);
});

it('they are sorted by the head of a column, and the other way round by a second press', async () => {
  await openList();
  const currency = screen.getByRole('button', { name: 'Currency' });
  fireEvent.click(currency);
  fireEvent.click(currency);
  expect(rows().map((row) => row.slice(-3))).toEqual(['EUR', 'EUR', 'AUD']);
  expect(currency.closest('th')?.getAttribute('aria-sort')).toBe('descending');
});

it('they are found by the end of the account (PAYEE-8)', async () => {
  const { scope } = await openList();
  act(() => findOrCreateOfxBeneficiaryListStore(scope).searchFor('thal 6789'));
  expect(rows()).toEqual([expect.stringMatching(/^thalassa .*6789/)]);
});
