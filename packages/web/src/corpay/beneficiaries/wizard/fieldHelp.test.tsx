import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { openWizard, template } from '../../../../test/openWizard.ts';
import { CorpayWizardStepForm } from './CorpayWizardStepForm.tsx';

afterEach(cleanup);

const swift = template.rules
  .slice(0, 1)
  .map((rule) => ({ ...rule, id: 'swiftBicCode', label: 'SWIFT / BIC Code' }));

/** At the banking details, where a wire asks for the BIC and iACH for what is told of it. */
const openAtBank = async (iach: typeof swift) => {
  const opened = await openWizard();
  opened.answers.rules = async () => succeeded({ ...template, rules: swift });
  const { store } = opened;
  store.write('destinationCountry', 'US');
  for (const field of ['accountHolderPostal', 'bankPostal']) store.write(field, '3000');
  await opened.time.advance(0);
  for (let step = 0; step < 3; step += 1) store.goOn();
  expect(store.state.step).toBe('banking-details');
  opened.answers.rules = async () => succeeded({ ...template, rules: iach });
  render(<CorpayWizardStepForm store={store} />, { wrapper: MemoryRouter });
  await act(async () => {
    store.goOn();
    await opened.time.advance(0);
  });
  expect(screen.getAllByText('Required field.').length).toBeGreaterThan(0);
  return opened;
};

it('a field that only the chosen method asks for says by which other one it is not needed', async () => {
  const { store } = await openAtBank([]);
  expect(screen.getByText(/pay by iACH, which needs no SWIFT \/ BIC Code/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the payment method' }));
  expect([store.state.step, store.startAt]).toEqual(['basic-info', 'paymentMethods']);
});

it('nothing is said where the other method asks for it too', async () => {
  await openAtBank(swift);
  expect(screen.queryByText(/pay by iACH/)).toBeNull();
});

it('a routing number that lost its leading 0 says so and is mended with one press (CP-READ-8)', async () => {
  const opened = await openWizard();
  const { store } = opened;
  const pattern = { regEx: '^\\d{9}$', errorMessage: 'Nine digits.' };
  const routing = swift.map((rule) => ({ ...rule, id: 'routingCode', validationRules: [pattern] }));
  opened.answers.rules = async () => succeeded({ ...template, rules: routing });
  store.write('destinationCountry', 'US');
  for (const field of ['accountHolderPostal', 'bankPostal']) store.write(field, '3000');
  await opened.time.advance(0);
  for (let step = 0; step < 3; step += 1) store.goOn();
  render(<CorpayWizardStepForm store={store} />, { wrapper: MemoryRouter });
  const cause = 'A routing number has 9 digits; spreadsheets drop a leading 0.';
  act(() => store.write('routingCode', '21000021'));
  expect(screen.getAllByText(cause)).toHaveLength(1);
  act(() => store.goOn());
  expect(store.problems.messageOf('routingCode')).toBe(cause);
  fireEvent.click(screen.getByRole('button', { name: 'Use 021000021' }));
  expect(store.state.record.routingCode).toBe('021000021');
  expect(screen.queryByText(cause)).toBeNull();
});
