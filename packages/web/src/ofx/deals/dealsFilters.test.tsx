import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxDealOf, ofxPayee, openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { stubSight } from '../../../test/stubSight.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { ofxContext } from '../stores/ofxContext.ts';
import { DealsPage } from './DealsPage.tsx';

afterEach(cleanup);

const paying = (beneficiaryId: string, amount: number) => [{ beneficiaryId, amount }];

const openDeals = async (address = '/') => {
  stubSight();
  const { scope, answers } = await openAuthorizedScope();
  answers.list = [ofxPayee('b1', 'Åse Mølle AS'), ofxPayee('b2', 'Kestrel Wool')];
  answers.deals = [
    ofxDealOf('1', { dealBeneficiaries: paying('b1', 860) }),
    ofxDealOf('2', {
      dealBeneficiaries: paying('b2', 500),
      enteredDate: '2026-10-01T09:00:00Z',
      sell: { currency: 'SEK', amount: 500 },
      stateInfo: { dealState: 'Remitted', dealStateDisplay: 'Remitted' },
    }),
  ];
  await scope.session.beneficiaries.load();
  render(
    <MemoryRouter initialEntries={[address]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <ofxContext.Provider value={scope}>
          <DealsPage />
        </ofxContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('table');
};

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('Past Deals', () => {
  it('show who is paid, what they receive and what was sent (HIST-1)', async () => {
    await openDeals();
    expect(rows()).toEqual(['Åse Mølle AS OFX-1', 'Kestrel Wool OFX-2']);
    expect(screen.getByRole('row', { name: /Åse/ }).textContent).toContain(
      'They receive €860.00You send $1,000.00',
    );
  });

  it('are found by payee, number and amount as one types (HIST-2)', async () => {
    await openDeals();
    for (const [search, found] of [
      ['kestrel', 'Kestrel Wool OFX-2'],
      ['ofx-1', 'Åse Mølle AS OFX-1'],
      ['860.00', 'Åse Mølle AS OFX-1'],
    ] as const) {
      type('Search deals', search);
      expect(rows(), search).toEqual([found]);
    }
    type('Search deals', 'nobody');
    expect(screen.getByText('No deal found')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(2);
  });

  it('are narrowed by day, currency and state, which the address carries (HIST-8)', async () => {
    await openDeals('/?until=2026-10-31&currency=SEK&state=Remitted');
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
    expect(rows()).toEqual(['Kestrel Wool OFX-2']);
    type('State', 'Awaiting Funds');
    expect(screen.getByText('No deal found')).toBeTruthy();
    type('State', '');
    type('Booked from', '2026-11-01');
    expect(screen.getByText('Booked from is later than Booked until.')).toBeTruthy();
  });

  it('lead to those whose money OFX waits for (HIST-7)', async () => {
    await openDeals();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: '1 awaiting funds' })));
    expect(rows()).toEqual(['Åse Mølle AS OFX-1']);
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
  });
});
