import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openWizard, template } from '../../../../test/openWizard.ts';
import { CorpayWizardStepForm } from './CorpayWizardStepForm.tsx';

afterEach(cleanup);

const latin = { regEx: '^[a-zA-Z0-9.,& ]*$', errorMessage: 'Only letters.' };

const open = async (name: string) => {
  const opened = await openWizard();
  const rules = template.rules.map((rule) =>
    rule.id === 'accountHolderName' ? { ...rule, validationRules: [latin] } : rule,
  );
  opened.answers.rules = async () => succeeded({ ...template, rules });
  opened.store.write('destinationCountry', 'GR');
  await opened.time.advance(0);
  render(<CorpayWizardStepForm store={opened.store} />, { wrapper: MemoryRouter });
  act(() => opened.store.write('accountHolderName', name));
  return opened;
};

const legalForm = () => screen.getByText(/stands for a company/).closest('.notice');
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('what is asked about a name', () => {
  it('makes a business of a company with one press, and leaves the focus at the name (CP-WIZ-21)', async () => {
    const { store } = await open('Meltemi Ltd');
    expect(screen.getByText("'Ltd' in the name stands for a company. Do you pay a company?")).toBeTruthy();
    press('Yes, a business');
    expect(store.state.record.classification).toBe('Business');
    expect(screen.queryByText(/stands for a company/)).toBeNull();
    expect(document.activeElement?.id).toBe('beneficiary-accountHolderName');
  });

  it('is not asked again of a person (CP-WIZ-21)', async () => {
    const { store } = await open('Meltemi Ltd');
    press('No, a person');
    expect(store.state.record.classification).toBe('Individual');
    expect(screen.queryByText(/stands for a company/)).toBeNull();
  });

  it('stops Continue once, with the focus at the question; pressed again it goes on (CP-WIZ-21)', async () => {
    const { store } = await open('Meltemi Ltd');
    act(() => store.goOn());
    expect(store.state.step).toBe('basic-info');
    expect(document.activeElement?.textContent).toMatch(/^'Ltd' in the name stands for a company/);
    act(() => store.goOn());
    expect(store.state.step).toBe('beneficiary-address');
  });

  it('stands out beside what has to be corrected, at the same press of Continue', async () => {
    const { store } = await open('Meltemi Ltd');
    act(() => store.write('bankCurrency', ''));
    expect(legalForm()?.className).not.toContain('notice-warning');
    await act(async () => store.goOn());
    expect(legalForm()?.className).toContain('notice-warning');
  });

  it('lets what has to be corrected come first (CP-WIZ-21)', async () => {
    const { store } = await open('Meltemi Ltd');
    act(() => store.write('bankCurrency', ''));
    await act(async () => store.goOn());
    expect(store.state.step).toBe('basic-info');
    expect(document.activeElement?.textContent).not.toMatch(/stands for a company/);
  });

  it('puts a Greek name into Latin letters with one press (CP-WIZ-22)', async () => {
    const { store } = await open('Θάλασσα');
    expect(screen.getByText(/By ISO 843 this name is Thalassa\./)).toBeTruthy();
    press('Use this name');
    expect(store.state.record.accountHolderName).toBe('Thalassa');
    expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull();
    expect(document.activeElement?.id).toBe('beneficiary-accountHolderName');
  });

  it('asks for Latin letters where there is no proposal (CP-WIZ-22)', async () => {
    await open('梅花');
    expect(screen.getByText(/Write the name in Latin letters, as the bank has it/)).toBeTruthy();
  });
});

describe('everything that has to be corrected in a step', () => {
  it('is listed above it at one press of Continue, from two mistakes on', async () => {
    const { store } = await open('Ωμέγα');
    act(() => store.given.type('GR93 0119'));
    await act(async () => store.goOn());
    expect(screen.getByText('You have 2 errors that need correcting')).toBeTruthy();
    expect(listed()).toEqual([
      expect.stringMatching(/too short: it needs 19 more characters\./),
      expect.stringMatching(/^Beneficiary Name: Only letters\./),
    ]);
  });
});
