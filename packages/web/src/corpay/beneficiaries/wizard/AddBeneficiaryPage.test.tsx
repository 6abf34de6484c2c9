import { emptyRunRowTexts } from '@fx-gateway/domain/payment-run/runRow.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openScope } from '../../../../test/fakeCorpay.ts';
import { RowReasons } from '../../../payment-run/check/RowReasons.tsx';
import { paths } from '../../../routing/paths.ts';
import { corpayContext } from '../../stores/corpayContext.ts';
import { AddBeneficiaryPage } from './AddBeneficiaryPage.tsx';

afterEach(cleanup);

const iban = 'GR9499000030000001234567890';
const texts = { ...emptyRunRowTexts, payee: 'Acme Works', account: iban, currency: 'USD' };
const judged = {
  row: 4,
  problems: [
    { kind: 'payee-unknown', field: 'payee', message: 'No payee is called Acme Works.', choices: [] },
  ],
  questions: [],
  payee: null,
  amount: null,
  payment: null,
} as const;

const nothing = () => undefined;

const State = () => <output aria-label="State">{JSON.stringify(useLocation().state)}</output>;

it('the wizard of a payee whom a row of a run names begins with all that the row says, and no storage holds it', async () => {
  const { scope, time } = openScope();
  scope.session.start();
  await time.advance(0);
  render(
    <MemoryRouter initialEntries={['/run']}>
      <corpayContext.Provider value={scope}>
        <State />
        <Routes>
          <Route
            path="/run"
            element={
              <RowReasons
                id="reasons"
                texts={texts}
                judged={judged}
                confirmed={new Set()}
                onEdit={nothing}
                onConfirm={nothing}
              />
            }
          />
          <Route path={paths.gateway.newBeneficiary} element={<AddBeneficiaryPage />} />
        </Routes>
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Add this payee' }));
    await time.advance(0);
  });
  const kept = screen.getByLabelText('State').textContent;
  expect(kept).not.toContain('Acme');
  expect(kept).not.toContain('GR94');
  expect(screen.getByDisplayValue('Acme Works')).toBeTruthy();
  expect(scope.drafts.find('')?.state.record).toMatchObject({
    accountHolderName: 'Acme Works',
    destinationCountry: 'GR',
    bankCurrency: 'USD',
    iban,
  });
});
