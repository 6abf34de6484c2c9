import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { PageReload } from '../src/reload/PageReload.ts';
import { reloadContext } from '../src/reload/reloadContext.ts';
import { DealPage } from '../src/corpay/booking/DealPage.tsx';
import { deskDoor } from '../src/corpay/scope/corpayContext.ts';
import { OpenIntents } from '../src/corpay/intents/OpenIntents.tsx';
import { OrderPage } from '../src/corpay/orders/OrderPage.tsx';
import { OrdersPage } from '../src/corpay/orders/OrdersPage.tsx';
import { openQuotedDesk, orderSummary } from './playedPartner.ts';

type Played = Awaited<ReturnType<typeof openQuotedDesk>>;

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

export const bookedOrder = '20418300';
export const pageOfBookedOrder = `/secure/fxgateway/orders/${bookedOrder}`;

/** The gateway's pages as they are drawn for somebody who has just booked €10,000.00 for Thalassa. */
export const drawPages = async (
  address: string,
  {
    prepare,
    options = {},
  }: {
    readonly prepare?: (played: Played) => void;
    readonly options?: Parameters<typeof openQuotedDesk>[0];
  } = {},
) => {
  // The document of the tests has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  const played = await openQuotedDesk(options);
  const { desk, time, answers } = played;
  await desk.deal.book();
  answers.orders = [{ ...orderSummary(bookedOrder), beneCount: 0 }];
  prepare?.(played);
  render(
    <MemoryRouter initialEntries={[address]}>
      <reloadContext.Provider value={new PageReload({ marks, reload: () => undefined })}>
        <deskDoor.Provider value={desk}>
          <OpenIntents />
          <Routes>
            <Route path="/secure/fxgateway/dashboard" element={<DealPage />} />
            <Route path="/secure/fxgateway/orders" element={<OrdersPage />} />
            <Route path="/secure/fxgateway/orders/:orderNumber" element={<OrderPage />} />
          </Routes>
          <Address />
        </deskDoor.Provider>
      </reloadContext.Provider>
    </MemoryRouter>,
  );
  const pass = (ms: number) => act(async () => time.advance(ms));
  await pass(0);
  return { ...played, pass };
};

export const words = (): string => document.body.textContent;

export const addressNow = (): string => screen.getByLabelText('Address').textContent;

export const button = (name: string) => screen.getByRole('button', { name });

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
