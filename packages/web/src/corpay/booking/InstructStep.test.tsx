import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { openQuotedScope, thalassa } from '../../../test/fakeCorpay.ts';
import { button, words } from '../../../test/drawnPages.tsx';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { PageReload } from '../../reload/PageReload.ts';
import { reloadContext } from '../../reload/reloadContext.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { findOrCreateInstructStore } from '../stores/deal/findOrCreateInstructStore.ts';
import { InstructStepForm } from './InstructStepForm.tsx';
import { InstructStep } from './InstructStep.tsx';

beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether the tab would close, or load anew, without asking. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A deal that is booked while the file of its form is lost. */
const bookWithoutForm = async () => {
  const { scope, answers } = await openQuotedScope();
  await scope.deal.book();
  const { booked } = scope.deal;
  if (booked === null) throw new Error('Nothing was booked.');
  const store = findOrCreateInstructStore(scope.instructDependencies, booked);
  const connection = { works: false };
  const form = makeLazyPage(async () => {
    if (!connection.works) throw new Error('The connection is down.');
    return InstructStepForm;
  });
  const reloads: string[] = [];
  const marks = { has: () => false, set: () => undefined, remove: () => undefined };
  const reload = new PageReload({ marks, reload: () => reloads.push('reloaded') });
  render(
    <MemoryRouter>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <reloadContext.Provider value={reload}>
          <corpayContext.Provider value={scope}>
            <InstructStep booked={booked} form={form} />
          </corpayContext.Provider>
        </reloadContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  return { scope, store, answers, booked, connection, reload, reloads };
};

it('what was booked is told before its form has come, and has the focus', async () => {
  const { booked } = await bookWithoutForm();
  const title = screen.getByRole('heading', { name: `Deal ${booked.orderNumber} is booked` });
  expect(document.activeElement?.contains(title)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(words()).toContain('€10,000.00');
  expect(words()).toContain('$11,531.01');
  expect(closes()).toBe(false);
});

it('a form that was lost is said to be missing below what was booked, which stays, and is asked for again', async () => {
  const { booked, store, connection, reload, reloads } = await bookWithoutForm();
  expect((await screen.findByRole('alert')).textContent).toContain(
    `The form to instruct it could not be loaded.Deal ${booked.orderNumber} stays booked. Nobody is paid until you instruct it.`,
  );
  expect(words()).toContain('€10,000.00');
  expect(document.activeElement?.textContent).toContain(`Deal ${booked.orderNumber} is booked`);
  expect(closes()).toBe(false);
  reload.once('account');
  expect(reloads).toEqual([]);
  act(() => store.set('paymentReference', 'INV-7'));
  connection.works = true;
  await act(async () => fireEvent.click(button('Try again')));
  expect((await screen.findByLabelText<HTMLInputElement>('Payment Reference')).value).toBe('INV-7');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(words()).toContain(`Deal ${booked.orderNumber} is booked`);
});

it('an account that was changed since the quote is named above the form as it is now, and once', async () => {
  const { answers, store, connection } = await bookWithoutForm();
  answers.showOf = async () =>
    succeeded({
      ...newBeneficiary(thalassa.clientIntegrationId),
      accountHolderName: thalassa.payee,
      bankName: 'Aegean Lighthouse Bank',
      iban: 'GR2001198760000000123454321',
    });
  connection.works = true;
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' })));
  await screen.findByLabelText('Payment Reference');
  await act(() => store.askBankDetailCheck());
  expect(words().match(/••••\s4321/g)).toHaveLength(1);
  expect(screen.getByRole('region', { name: /is booked$/ }).textContent).toMatch(/••••\s4321/);
});
