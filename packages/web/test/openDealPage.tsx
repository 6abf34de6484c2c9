import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { BookOfxDealPage } from '../src/ofx/booking/BookOfxDealPage.tsx';
import { OpenBookingNotices } from '../src/ofx/openBookings/OpenBookingNotices.tsx';
import { ofxContext } from '../src/ofx/stores/ofxContext.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { ratesContext } from '../src/market-rates/ratesContext.ts';
import { PageReload } from '../src/reload/PageReload.ts';
import { reloadContext } from '../src/reload/reloadContext.ts';
import { ofxPayee, openAuthorizedScope } from './fakeOfx.ts';
import { fakeRates } from './fakeRates.ts';
import { sampleDependencies } from './sampleDependencies.ts';

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

export const openDealPage = async (...options: Parameters<typeof openAuthorizedScope>) => {
  const opened = await openAuthorizedScope(...options);
  opened.answers.list = [...opened.answers.list, ofxPayee('b4', 'Meltemi')];
  const rates = fakeRates();
  render(
    <MemoryRouter initialEntries={['/secure/fxgateway/dashboard']}>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <reloadContext.Provider value={new PageReload({ marks, reload: () => undefined })}>
          <ofxContext.Provider value={opened.scope}>
            <ratesContext.Provider value={rates.store}>
              <main id="content">
                <OpenBookingNotices />
                <Routes>
                  <Route path="/secure/fxgateway/dashboard" element={<BookOfxDealPage />} />
                  <Route path="*" element={null} />
                </Routes>
              </main>
              <Link to="/secure/fxgateway/beneficiaries">Beneficiaries</Link>
              <Link to="/secure/fxgateway/dashboard">Book A Deal</Link>
              <Address />
            </ratesContext.Provider>
          </ofxContext.Provider>
        </reloadContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  const pass = (ms: number) =>
    act(async () => {
      await opened.time.advance(ms);
      await rates.time.advance(ms);
    });
  await pass(0);
  return { ...opened, pass };
};

export const chooseBeneficiary = (typed: string) => {
  const field = screen.getByRole('combobox', { name: /^(?:To|Pay somebody else too)$/ });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
export const amountField = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
export const typeAmount = (label: string, text: string) => {
  fireEvent.focus(amountField(label));
  fireEvent.change(amountField(label), { target: { value: text } });
  fireEvent.blur(amountField(label));
};
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const openQuotedPage = async () => {
  const opened = await openDealPage();
  chooseBeneficiary('thal');
  typeAmount('They receive', '10000');
  await opened.pass(500);
  return opened;
};
