import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QuoteStep } from '../src/corpay/booking/QuoteStep.tsx';
import { corpayContext } from '../src/corpay/stores/corpayContext.ts';
import { dependenciesContext } from '../src/context/dependenciesContext.ts';
import { ratesContext } from '../src/market-rates/ratesContext.ts';
import { PageReload } from '../src/reload/PageReload.ts';
import { reloadContext } from '../src/reload/reloadContext.ts';
import { openScope } from './fakeCorpay.ts';
import { fakeRates } from './fakeRates.ts';
import { sampleDependencies } from './sampleDependencies.ts';

const marks = { has: () => false, set: () => undefined, remove: () => undefined };

/** The quote step as it is drawn before the opened partner, with the beneficiaries that it answers. */
export const openQuoteStep = async (
  prepare: (opened: ReturnType<typeof openScope>) => void = () => undefined,
) => {
  const opened = openScope();
  prepare(opened);
  const { scope, time } = opened;
  const rates = fakeRates();
  scope.session.start();
  await time.advance(0);
  await scope.intents.start();
  render(
    <MemoryRouter>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <reloadContext.Provider value={new PageReload({ marks, reload: () => undefined })}>
          <ratesContext.Provider value={rates.store}>
            <corpayContext.Provider value={scope}>
              <QuoteStep />
            </corpayContext.Provider>
          </ratesContext.Provider>
        </reloadContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => {
    scope.session.beneficiaries.start();
    await time.advance(0);
  });
  const pass = (ms: number) =>
    act(async () => {
      await time.advance(ms);
      await rates.time.advance(ms);
    });
  return { ...opened, rates, pass };
};

export const choose = () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'To' }), { target: { value: 'thal' } });
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'To' }), { key: 'Enter' });
};
export const type = (text: string) => {
  fireEvent.focus(screen.getByLabelText('They receive'));
  fireEvent.change(screen.getByLabelText('They receive'), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText('They receive'));
};
export const theyReceive = () => screen.getByLabelText<HTMLInputElement>('They receive').value;

export const bookDeal = () => screen.getByRole('button', { name: 'Book Deal' });
