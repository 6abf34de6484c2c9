import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ada, openWizard } from '../../../../test/openWizard.ts';
import { CorpayWizardStepForm } from './CorpayWizardStepForm.tsx';
import { MemoryRouter } from 'react-router-dom';

afterEach(cleanup);

const given = () => screen.getByLabelText('IBAN, account number or bank details');

const open = async () => {
  const opened = await openWizard(null, undefined, ['iban']);
  render(<CorpayWizardStepForm store={opened.store} />, { wrapper: MemoryRouter });
  return opened;
};

const type = (text: string): void => void fireEvent.change(given(), { target: { value: text } });

const help = () => document.getElementById(`${given().id}-help`)?.textContent;
const lighthouse = {
  primaryKey: '1',
  institutionName: 'Lighthouse',
  branchName: 'Head office',
  swiftBIC: 'AGLKGR2X',
  address1: '',
  address2: '',
  city: 'Athens',
  region: '',
  postalCode: '105 62',
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('the field that the wizard starts from', () => {
  it('shows what was read, and from what, there and beside the fields (CP-READ-2)', async () => {
    await open();
    type('GR93 0119 8760 0000 0012 3456 789');
    expect(screen.getAllByText('Read from the IBAN')).toHaveLength(1);
    expect(screen.getAllByText('Follows from the country')).toHaveLength(1);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(
      'Destination Country: Greece. Currency: EUR. IBAN: GR93 0119 8760 0000 0012 3456 789.',
    );
    type('Beneficiary: Meltemi\nIBAN: GR93 0119 8760 0000 0012 3456 789');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts[0]).toBe('GR93 0119 8760 0000 0012 3456 789');
  });

  it('says right below the text what was read, with the bank once it is found, and tells it to those who hear', async () => {
    const { answers, time } = await open();
    answers.banks = async () => succeeded({ rows: [lighthouse], total: 1 });
    expect(help()).toMatch(/^Type an IBAN/);
    type('Beneficiary: Meltemi\nIBAN: GR93 0119 8760 0000 0012 3456 789');
    expect(help()).toBe('Read: Meltemi · Greece · EUR');
    await act(async () => time.advance(0));
    expect(help()).toBe('Read: Meltemi · Greece · EUR · Lighthouse · AGLKGR2X');
    const bank = screen.getByText('Lighthouse, Head office, AGLKGR2X');
    expect(bank.closest('[aria-live="polite"]')).not.toBeNull();
    type('GR93');
    expect(help()).toBe('23 more characters.');
  });

  it('tells a wrong check digit at once and marks the field', async () => {
    await open();
    type('GR94 0119 8760 0000 0012 3456 789');
    expect(given().getAttribute('aria-invalid')).toBe('true');
    const described = given().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toMatch(
      /check digits do not fit the rest\. Compare it in fours/,
    );
  });

  it('stops Continue at an IBAN that is too short or wrong, and loses nothing (CP-READ-7)', async () => {
    const { store, time } = await open();
    store.write('accountHolderName', 'Thalassa');
    for (const [text, why] of [
      ['GR93 0119 8760', /too short: it needs 15 more characters\./],
      ['GR94 0119 8760 0000 0012 3456 789', /check digits do not fit the rest\./],
    ] as const) {
      type(text);
      press('Continue');
      expect(store.state.step).toBe('basic-info');
      expect(screen.getAllByText(why).length).toBeGreaterThan(0);
      expect(given()).toHaveProperty('value', text);
      expect(document.activeElement).toBe(given());
    }
    expect(store.state.record.accountHolderName).toBe('Thalassa');
    type('GR93 0119 8760 0000 0012 3456 789');
    press('Continue');
    await act(async () => time.advance(0));
    expect(store.state.step).toBe('beneficiary-address');
  });

  it('goes on without such an IBAN once the field is cleared, which keeps what was read of the rest', async () => {
    const { store } = await open();
    type('Beneficiary: Meltemi\nIBAN: GR94 0119 8760 0000 0012 3456 789');
    expect(screen.queryByRole('button', { name: 'Clear this field' })).toBeNull();
    press('Continue');
    press('Clear this field');
    expect(given()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(given());
    expect(store.state.record.accountHolderName).toBe('Meltemi');
    press('Continue');
    expect(store.state.step).toBe('beneficiary-address');
  });

  it('is not passed by the list of steps either', async () => {
    const { store } = await open();
    store.write('accountHolderName', 'Thalassa');
    press('Continue');
    store.goTo({ type: 'GO_BACK' });
    store.given.type('GR93 0119 8760');
    store.goTo({ type: 'GO_TO_STEP', step: 'beneficiary-address' });
    expect(store.state.step).toBe('basic-info');
  });

  it('mends a routing number that lost its leading 0 with one press (CP-READ-8)', async () => {
    const { store } = await open();
    type('123456789 21000021 USA');
    press('Use 021000021');
    expect(given()).toHaveProperty('value', '123456789 021000021 USA');
    expect(store.state.record.routingCode).toBe('021000021');
    expect(document.activeElement).toBe(given());
  });

  it('says what it kept and what it could not read', async () => {
    const { store } = await open();
    store.write('accountHolderName', 'Thalassa');
    type('Beneficiary: Meltemi');
    expect(screen.getByText(/we kept Thalassa, which you entered/)).toBeTruthy();
    type('see you on Friday');
    expect(screen.getByText(/could not read any bank details/)).toBeTruthy();
  });

  it('is not there for a beneficiary who is edited', async () => {
    const { store } = await openWizard(ada);
    store.goTo({ type: 'GO_TO_STEP', step: 'basic-info' });
    render(<CorpayWizardStepForm store={store} />, { wrapper: MemoryRouter });
    expect(screen.getByLabelText('Destination Country')).toBeTruthy();
    expect(screen.queryByLabelText('IBAN, account number or bank details')).toBeNull();
  });
});
