import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

  it('tells a wrong check digit at once and marks the field', async () => {
    await open();
    type('GR94 0119 8760 0000 0012 3456 789');
    expect(given().getAttribute('aria-invalid')).toBe('true');
    const described = given().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toMatch(
      /check digits do not fit the rest\. Compare it in fours/,
    );
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
