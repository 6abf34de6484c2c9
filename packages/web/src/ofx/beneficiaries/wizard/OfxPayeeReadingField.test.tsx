import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openAuthorizedScope, ofxPayee } from '../../../../test/fakeOfx.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { OfxWizardStepForm } from './OfxWizardStepForm.tsx';

afterEach(cleanup);

const iban = 'GR93 0119 8760 0000 0012 3456 789';
const given = () => screen.getByLabelText('IBAN, account number or bank details');
const type = (text: string): void => void fireEvent.change(given(), { target: { value: text } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

const open = async (edited?: ReturnType<typeof ofxPayee>) => {
  const opened = await openAuthorizedScope();
  const store = new OfxWizardStore(opened.scope, edited);
  const { rerender } = render(<OfxWizardStepForm store={store} step="beneDetails" />, {
    wrapper: MemoryRouter,
  });
  return { ...opened, store, toBank: () => rerender(<OfxWizardStepForm store={store} step="bankDetails" />) };
};

/** What the text does not say. */
const fillIn = (store: OfxWizardStore): void => {
  for (const [key, value] of [
    ['name', 'Meltemi'],
    ['paymentReason', 'Goods'],
    ['addressLine', '12 Kiln Street'],
    ['citySuburb', 'Athens'],
    ['stateProvince', 'Attica'],
    ['postCode', '104 31'],
  ] as const)
    act(() => {
      const field = store.fields.find(({ path }) => path.at(-1) === key);
      if (field !== undefined) store.write(field, value);
    });
};

describe('the field that the wizard of the other partner starts from', () => {
  it('shows what was read, and from what, there and beside the fields (CP-READ-2)', async () => {
    await open();
    type(`Beneficiary: Meltemi\nIBAN: ${iban}`);
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Meltemi');
    expect(screen.getAllByText('Read from your text')).toHaveLength(2);
    expect(screen.getAllByText('Read from the IBAN')).toHaveLength(1);
    expect(screen.getByRole('definition').textContent).toBe(iban);
  });

  it('says right below the text what was read', async () => {
    await open();
    type(`Beneficiary: Meltemi\nBank: Lighthouse\nIBAN: ${iban}`);
    expect(document.getElementById(`${given().id}-help`)?.textContent).toBe(
      'Read: Meltemi · Greece · EUR · Lighthouse',
    );
  });

  it('fills in the number where the bank asks for it, and says what it was read from', async () => {
    const { store, toBank } = await open();
    type(iban);
    fillIn(store);
    press("Somebody else's (3rd Party)");
    await act(async () => store.goOn());
    expect(store.state.step).toBe('bankDetails');
    toBank();
    expect(screen.getByLabelText<HTMLInputElement>(/^(?:IBAN|Account)/).value).toBe(iban.replaceAll(' ', ''));
    expect(screen.getByText('Read from your text')).toBeTruthy();
  });

  it('asks on the spot whose account it is, and leaves the focus at the answer (OFX-BENE-14)', async () => {
    const { store } = await open();
    expect(screen.queryByText(/Whose account do you pay/)).toBeNull();
    type(iban);
    expect(store.state.beneficiary.classification).toBe('Own Account');
    press("Somebody else's (3rd Party)");
    expect(store.state.beneficiary.classification).toBe('3rd Party');
    expect(screen.queryByText(/Whose account do you pay/)).toBeNull();
    expect(document.activeElement?.id).toBe('ofx-classification');
  });

  it('asks it beside what has to be corrected, at the same press of Continue', async () => {
    const { store } = await open();
    type(iban);
    await act(async () => store.goOn());
    expect(screen.getByText('You have 6 errors that need correcting')).toBeTruthy();
    expect(screen.getByText(/Whose account do you pay/).closest('.notice')?.className).toContain(
      'notice-warning',
    );
  });

  it('stops Continue once at the question whose account it is; pressed again it goes on', async () => {
    const { store } = await open();
    type(iban);
    fillIn(store);
    await act(async () => store.goOn());
    expect(store.state.step).toBe('beneDetails');
    expect(document.activeElement?.textContent).toMatch(/Whose account do you pay/);
    await act(async () => store.goOn());
    expect(store.state.step).toBe('bankDetails');
  });

  it('stops Continue at an IBAN that is too short, until it is mended or cleared (CP-READ-7)', async () => {
    const { store } = await open();
    fillIn(store);
    type('GR93 0119 8760');
    await act(async () => store.goOn());
    expect(store.state.step).toBe('beneDetails');
    expect(screen.getAllByText(/too short: it needs 15 more characters\./).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(given());
    press('Clear this field');
    expect(given()).toHaveProperty('value', '');
    await act(async () => store.goOn());
    expect(store.state.step).toBe('bankDetails');
  });

  it('is not there for a beneficiary who is edited', async () => {
    await open(ofxPayee('b1', 'Thalassa'));
    expect(screen.getByLabelText('Full Name')).toBeTruthy();
    expect(screen.queryByLabelText('IBAN, account number or bank details')).toBeNull();
  });
});
