import type { OrderDetail, OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { openScope, orderSummary } from './fakeCorpay.ts';
import { sampleDependencies } from './sampleDependencies.ts';
import { stubSight } from './stubSight.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { corpayContext } from '../src/corpay/stores/corpayContext.ts';
import { OrdersPage } from '../src/corpay/orders/OrdersPage.tsx';

/** What was downloaded, newest last. */
export const files: (() => Promise<string>)[] = [];

/** After each test: nothing of the page is left. */
export const leavePastOrders = (): void => {
  cleanup();
  files.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};

export const payment: OrderDetail['payments'][number] = {
  payeeName: 'Thalassa Olive Cooperative',
  availableDate: '2026-11-24',
  reference: 'INV-7',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

/** Older than what may be still to settle, which is read without coming into sight. */
export const paid = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...orderSummary(ordNum),
  entryDate: '2026-10-21',
  beneCount: 1,
  ...more,
});

export const named = (ordNum: string, payee: string): OrderSummary =>
  paid(ordNum, {
    payees: [payee],
    buy: { currency: 'USD', amount: 11_531.01 },
    instructed: { currency: 'EUR', amount: 10_000 },
  });

/** Past Orders of a customer who has these; downloads are kept in `files`. */
export const openPage = async (
  orders: readonly OrderSummary[],
  prepare: (opened: ReturnType<typeof openScope>) => void = () => undefined,
) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sights = stubSight();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(() => (file as Blob).text());
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const opened = openScope();
  opened.answers.orders = [...orders];
  opened.answers.payments = [payment];
  prepare(opened);
  render(
    <MemoryRouter>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <corpayContext.Provider value={opened.scope}>
          <OrdersPage />
        </corpayContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  /** Lets so many milliseconds pass, for typing as for what the partner answers. */
  const pass = async (ms: number): Promise<void> => {
    await act(async () => {
      vi.advanceTimersByTime(ms);
      await opened.time.advance(ms);
    });
  };
  await pass(0);
  return { ...opened, sights, pass };
};

export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
