import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { paths } from '../../routing/paths.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';

afterEach(cleanup);

it('a beneficiary is paid from their page: Book A Deal begins with them, and books nothing', async () => {
  const { scope, calls } = await openAuthorizedScope();
  const [beneficiary] = scope.session.beneficiaries.value ?? [];
  render(
    <MemoryRouter initialEntries={[`/payees/${beneficiary?.beneficiaryId}`]}>
      <ofxContext.Provider value={scope}>
        <Routes>
          <Route path="/payees/:id" element={<BeneficiaryPage />} />
          <Route path={paths.gateway.dashboard} element="The deal." />
        </Routes>
      </ofxContext.Provider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Book A Deal' }));
  expect(screen.getByText('The deal.')).toBeTruthy();
  expect(scope.quote.draft.parts.map((part) => part.beneficiary)).toEqual([beneficiary]);
  expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
});
