import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ofxPayee, openOfxScope } from '../../../test/fakeOfx.ts';
import { amountField, chooseBeneficiary, openDealPage } from '../../../test/openDealPage.tsx';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiarySelector } from './BeneficiarySelector.tsx';

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
        <BeneficiarySelector />
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  expect(fieldShown()).toEqual({ placeholder: 'Loading beneficiaries...', helpIsThere: true });
  await act(() => scope.session.beneficiaries.load());
  expect(fieldShown()).toEqual({ placeholder: 'Choose a beneficiary', helpIsThere: true });
});

const twins = [ofxPayee('b1', 'Thalassa'), ofxPayee('b8', 'Thalassa', 'EUR', 'GR9301198760000000123456789')];

/** Book A Deal of who has two beneficiaries of one name, paid in one currency. */
const openForTwins = async () => {
  const opened = await openDealPage({}, ({ answers }) => {
    answers.list = [...twins, ofxPayee('b2', 'Kerameia')];
  });
  return opened;
};

const chosenIn = ({ scope }: Awaited<ReturnType<typeof openForTwins>>) =>
  scope.quote.draft.parts.map(({ beneficiary }) => beneficiary.beneficiaryId);

it('who can be chosen is told by the end of the account, and who is like another one by bank and reason too (PAYEE-6)', async () => {
  await openForTwins();
  fireEvent.click(screen.getByRole('combobox', { name: 'To' }));
  expect(
    within(screen.getByRole('listbox', { name: 'To' }))
      .getAllByRole('option')
      .map((option) => [option.ariaLabel, option.querySelector('small')?.textContent]),
  ).toEqual([
    ['Thalassa · EUR, account ending 0695', 'Aegean Lighthouse Bank · Goods'],
    ['Thalassa · EUR, account ending 6789', 'Aegean Lighthouse Bank · Goods'],
    ['Kerameia · EUR, account ending 0695', undefined],
    ['Meltemi · EUR, account ending 0695', undefined],
  ]);
});

it('who is chosen by the end of the account is who is paid, and is named with it beside the other one (PAYEE-8)', async () => {
  const opened = await openForTwins();
  chooseBeneficiary('6789');
  expect(chosenIn(opened)).toEqual(['b8']);
  chooseBeneficiary('thal');
  expect(amountField('Thalassa, account ending 6789 receives')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Thalassa, account ending 6789' }));
  expect(chosenIn(opened)).toEqual(['b1']);
});

it('who is to be paid again is named with it too, where another one has the name', async () => {
  await openForTwins();
  expect(
    screen.getByRole('button', { name: 'Pay Thalassa, account ending 0695, again, last €860.00' })
      .textContent,
  ).toContain('•••• 0695');
});
