import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { sampleSurroundings } from '../../services/sampleSurroundings.ts';
import { surroundingsDoor } from '../../services/surroundingsDoor.ts';
import { deskDoor } from '../deskDoor.ts';
import { openPlayedDesk, thalassa } from '../../../test/playedPartner.ts';
import { BeneficiaryRoutes } from './BeneficiaryRoutes.tsx';

afterEach(cleanup);

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

describe('addresses under beneficiaries', () => {
  it('lead to the list when no page has them (CP-BENE-4)', async () => {
    const { desk, time } = openPlayedDesk();
    const surroundings = sampleSurroundings(() => new Promise(() => undefined));
    render(
      <surroundingsDoor.Context value={surroundings}>
        <MemoryRouter initialEntries={[`${paths.gateway.beneficiaries}/edit/b-1/nothing`]}>
          <deskDoor.Context value={desk}>
            <Address />
            <Routes>
              <Route path={`${paths.gateway.beneficiaries}/*`} element={<BeneficiaryRoutes />} />
            </Routes>
          </deskDoor.Context>
        </MemoryRouter>
      </surroundingsDoor.Context>,
    );
    await act(async () => import('./BeneficiariesPage.tsx'));
    await act(async () => time.advance(0));
    expect(await screen.findByRole('link', { name: thalassa.payee })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(paths.gateway.beneficiaries);
  });
});
