import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { createPaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../../domain/test/samplePaymentRun.ts';
import { button, drawPages, fill, words } from '../../../test/drawnPages.tsx';
import { orderSummary } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

const found = '20418377';
const booking = sampleBooking({
  receive: makeMoney(1_000_000n, 'EUR'),
  startedAt: Date.UTC(2026, 10, 21),
});
const lost: RunDeal['state'] = { kind: 'booking', booking };

/** A device with an open run whose fourth deal is in this state. */
const deviceWithRun = async (state: RunDeal['state']) => {
  const store = createMemoryStore();
  await createPaymentRunStore(store, 'corpay.sub-1').begin({
    ...sampleRun(),
    deals: [sampleRunDeal({ id: '4', state })],
  });
  return store;
};

const draw = async (address: string, state: RunDeal['state'] = lost) => {
  const drawn = await drawPages(address, {
    options: { store: await deviceWithRun(state) },
    prepare: ({ scope, answers }) => {
      answers.orders = [{ ...orderSummary(found), beneCount: 0 }];
      scope.deal.instructed('20418300');
    },
  });
  await act(async () => import('../payment-run/CorpayPaymentRuns.tsx'));
  await act(async () => import('../settling/Settling.tsx'));
  await act(async () => drawn.scope.orders.load());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await drawn.pass(1_000);
  return drawn;
};

const mayBe = /This may be deal 4 of November/;
const openRun = () => screen.getAllByRole('link', { name: 'open the run' })[0]?.getAttribute('href');

describe('an order that may be a deal of an open run whose booking was never answered (RUN-6)', () => {
  it('says so among the deals to instruct, and leads to the run', async () => {
    await draw('/secure/fxgateway/dashboard');
    const card = screen.getByRole('region', { name: 'To instruct' });
    await waitFor(() => expect(card.textContent).toMatch(mayBe));
    expect(openRun()).toContain('/payments/run-1');
  });

  it('says so on its page before a form is opened', async () => {
    await draw(`/secure/fxgateway/orders/${found}`);
    await waitFor(() => expect(words()).toMatch(mayBe));
    expect(openRun()).toContain('/payments/run-1');
  });

  it('is instructed by itself only after that was asked once', async () => {
    const { pass, answers } = await draw(`/secure/fxgateway/orders/${found}`);
    let sent = 0;
    answers.instruct = async () => {
      sent += 1;
      return succeeded({ orderNumber: found });
    };
    fireEvent.click(button('Instruct Payment'));
    await pass(0);
    fireEvent.change(screen.getByRole('combobox', { name: 'Beneficiary' }), { target: { value: 'thal' } });
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Beneficiary' }), { key: 'Enter' });
    await pass(0);
    fill('Payment Purpose', 'GOODS');
    fireEvent.click(button('Submit'));
    const tick = await screen.findByRole('checkbox', { name: /instruct this order here all the same/ });
    expect(sent).toBe(0);
    fireEvent.click(tick);
    fireEvent.click(button('Submit'));
    await waitFor(() => expect(sent).toBe(1));
  });
});

it('an order of no run is instructed without a question', async () => {
  await draw(`/secure/fxgateway/orders/${found}`, { kind: 'waiting', refusal: null });
  expect(words()).not.toMatch(/deal 4/);
});
