import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../domain/test/samplePaymentRun.ts';
import { fakePaymentRuns } from '../../test/fakePaymentRuns.ts';
import { OpenRuns } from './OpenRuns.tsx';
import { paymentRunContext } from './stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from './stores/PaymentRunWorkspace.ts';

afterEach(cleanup);

const booked = sampleRunDeal({
  state: {
    kind: 'booked',
    booking: sampleBooking(),
    order: { number: '701', reference: '' },
    refusal: null,
  },
});

const show = async (of: string): Promise<void> => {
  const { scope } = fakePaymentRuns();
  await scope.runs.begin({ ...sampleRun(), deals: [booked] });
  await act(async () => {
    render(
      <MemoryRouter>
        <paymentRunContext.Provider value={new PaymentRunWorkspace(scope)}>
          <OpenRuns of={of} />
        </paymentRunContext.Provider>
      </MemoryRouter>,
    );
  });
};

it('whoever opens an order that an open run has booked is told to instruct it there, and nobody else', async () => {
  await show('701');
  expect(screen.getByText(/^This order is part of a payment run that is open\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open November' }).getAttribute('href')).toContain(
    '/payments/run-1',
  );
  cleanup();
  await show('702');
  expect(screen.queryByText(/part of a payment run/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
