import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { sampleDependencies } from '../../test/sampleDependencies.ts';
import { dependenciesContext } from '../context/dependenciesContext.ts';
import { corpayContext } from './stores/corpayContext.ts';
import { openScope, thalassa } from '../../test/fakeCorpay.ts';
import { BeneficiaryRoutes } from './BeneficiaryRoutes.tsx';

afterEach(cleanup);

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

describe('addresses under beneficiaries', () => {
  it('lead to the list when no page has them (CP-BENE-4)', async () => {
    const { scope, time } = openScope();
    const dependencies = sampleDependencies(() => new Promise(() => undefined));
    render(
      <dependenciesContext.Provider value={dependencies}>
        <MemoryRouter initialEntries={[`${paths.gateway.beneficiaries}/edit/b-1/nothing`]}>
          <corpayContext.Provider value={scope}>
            <Address />
            <Routes>
              <Route path={`${paths.gateway.beneficiaries}/*`} element={<BeneficiaryRoutes />} />
            </Routes>
          </corpayContext.Provider>
        </MemoryRouter>
      </dependenciesContext.Provider>,
    );
    await act(async () => import('./beneficiaries/BeneficiariesPage.tsx'));
    await act(async () => time.advance(0));
    expect(await screen.findByRole('link', { name: thalassa.payee })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(paths.gateway.beneficiaries);
  });
});
