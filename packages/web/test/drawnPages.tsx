import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { PageReload } from '../src/reload/PageReload.ts';
import { reloadContext } from '../src/reload/reloadContext.ts';
import { BookCorpayDealPage } from '../src/corpay/booking/BookCorpayDealPage.tsx';
import { corpayContext } from '../src/corpay/stores/corpayContext.ts';
import { OpenMoneyCallNotices } from '../src/corpay/openSteps/OpenMoneyCallNotices.tsx';
import { OrderPage } from '../src/corpay/orders/OrderPage.tsx';
import { OrdersPage } from '../src/corpay/orders/OrdersPage.tsx';
import { ratesContext } from '../src/market-rates/ratesContext.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { fakeRates } from './fakeRates.ts';
import { sampleDependencies } from './sampleDependencies.ts';
import { openQuotedScope, orderSummary } from './fakeCorpay.ts';

type Opened = Awaited<ReturnType<typeof openQuotedScope>>;

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

/** What waits until a frame was displayed comes then. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

export const bookedOrder = '20418300';
export const pageOfBookedOrder = `/secure/fxgateway/orders/${bookedOrder}`;

/** The gateway's pages as they are drawn for a user who has just booked €10,000.00 for Thalassa. */
export const drawPages = async (
  address: string,
  {
    prepare,
    options = {},
    atMarket = true,
  }: {
    readonly prepare?: (opened: Opened) => void;
    readonly options?: Parameters<typeof openQuotedScope>[0];
    /** The market rate was known at the press. */
    readonly atMarket?: boolean;
  } = {},
) => {
  const opened = await openQuotedScope(options);
  const { scope, time, answers } = opened;
  const rates = fakeRates();
  const stopRates = rates.store.watch();
  await rates.time.advance(0);
  stopRates();
  await scope.deal.book((quote) => (atMarket ? rates.store.costOf(quote) : null));
  answers.orders = [{ ...orderSummary(bookedOrder), beneCount: 0 }];
  prepare?.(opened);
  render(
    <MemoryRouter initialEntries={[address]}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <reloadContext.Provider value={new PageReload({ marks, reload: () => undefined })}>
          <ratesContext.Provider value={rates.store}>
            <corpayContext.Provider value={scope}>
              <OpenMoneyCallNotices />
              <Routes>
                <Route path="/secure/fxgateway/dashboard" element={<BookCorpayDealPage />} />
                <Route path="/secure/fxgateway/orders" element={<OrdersPage />} />
                <Route path="/secure/fxgateway/orders/:orderNumber" element={<OrderPage />} />
              </Routes>
              <Address />
            </corpayContext.Provider>
          </ratesContext.Provider>
        </reloadContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  const pass = (ms: number) => act(async () => time.advance(ms));
  await act(async () => import('../src/corpay/booking/InstructStepForm.tsx'));
  await act(nextPaint);
  await pass(0);
  return { ...opened, pass };
};

export const words = (): string => document.body.textContent;

export const addressNow = (): string => screen.getByLabelText('Address').textContent;

export const button = (name: string) => screen.getByRole('button', { name });

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
