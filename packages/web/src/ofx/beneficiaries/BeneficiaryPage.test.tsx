import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ofxDealOf, openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { paths } from '../../routing/paths.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

type Answers = Awaited<ReturnType<typeof openAuthorizedScope>>['answers'];

const openPage = async (prepare: (answers: Answers) => void = () => undefined) => {
  const opened = await openAuthorizedScope();
  prepare(opened.answers);
  const [beneficiary] = opened.scope.session.beneficiaries.value ?? [];
  render(
    <MemoryRouter initialEntries={[`/payees/${beneficiary?.beneficiaryId}`]}>
      <ofxContext.Provider value={opened.scope}>
        <Routes>
          <Route path="/payees/:id" element={<BeneficiaryPage />} />
          <Route path={paths.gateway.dashboard} element="The deal." />
        </Routes>
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Book A Deal' });
  return { ...opened, beneficiary };
};

it('a beneficiary is paid from their page: Book A Deal begins with them, and books nothing', async () => {
  const { scope, calls, beneficiary } = await openPage();
  fireEvent.click(screen.getByRole('button', { name: 'Book A Deal' }));
  expect(screen.getByText('The deal.')).toBeTruthy();
  expect(scope.quote.draft.parts.map((part) => part.beneficiary)).toEqual([beneficiary]);
  expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
});

it.each([
  ['by the template', null, 'IBAN'],
  [
    'by the names that are known where it cannot be had',
    callFailure('no-answer', '/bank-accounts'),
    'Account Number',
  ],
])('their bank details are called as the form calls them: %s', async (_by, failure, label) => {
  const { calls } = await openPage((answers) => {
    if (failure !== null) answers.template = failed(failure);
  });
  expect(await screen.findByText(label)).toBeTruthy();
  expect(calls).toContain('template GR EUR');
});

it('their account is masked until the user wants to see it, and it says when it was last checked here (PAYEE-5)', async () => {
  await openPage();
  const account = 'GR16 0110 1250 0000 0001 2300 695';
  expect(document.body.textContent).toContain('•••• 0695');
  expect(document.body.textContent).not.toContain(account);
  fireEvent.click(screen.getByRole('button', { name: 'Show account' }));
  expect(document.body.textContent).toContain(account);
  expect(await screen.findByText('Not checked on this device yet')).toBeTruthy();
});

it('what was booked for them stands below, newest first, with its sum and the way to each deal (HIST-5)', async () => {
  await openPage((answers) => {
    answers.deals = [
      ofxDealOf('1', { enteredDate: '2026-10-02T09:00:00Z' }),
      ofxDealOf('2', { dealBeneficiaries: [{ beneficiaryId: 'b1', amount: 100.5 }] }),
      ofxDealOf('3', { dealBeneficiaries: [{ beneficiaryId: 'b2', amount: 860 }] }),
    ];
  });
  expect(await screen.findByText('in 2 deals since Oct 2, 2026')).toBeTruthy();
  expect(document.querySelector('.payments-total')?.textContent).toBe('€960.50 ');
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Nov 21, 2026 OFX-2', 'Oct 2, 2026 OFX-1']);
  expect(screen.getByRole('link', { name: 'Nov 21, 2026 OFX-2' }).getAttribute('href')).toBe(
    paths.gateway.deal('2'),
  );
});

it('nobody was paid yet by a customer without a deal for them', async () => {
  await openPage((answers) => {
    answers.deals = [];
  });
  expect(await screen.findByText('No payment to them yet')).toBeTruthy();
});

it('the question before they are deleted names the bank and the end of their account', async () => {
  const { beneficiary } = await openPage();
  fireEvent.click(screen.getByRole('button', { name: `Delete ${beneficiary?.name}` }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Aegean Lighthouse Bank');
  expect(dialog.textContent).toContain('0695');
});
