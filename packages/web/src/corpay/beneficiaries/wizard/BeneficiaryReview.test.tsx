import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { ada, openReview } from '../../../../test/openWizard.ts';
import { corpayContext } from '../../stores/corpayContext.ts';
import { BeneficiaryReview } from './BeneficiaryReview.tsx';

afterEach(cleanup);

const draw = async (...opening: Parameters<typeof openReview>) => {
  const opened = await openReview(...opening);
  const saved = vi.fn();
  render(
    <corpayContext.Provider value={opened.scope}>
      <BeneficiaryReview store={opened.store} onSaved={saved} />
    </corpayContext.Provider>,
  );
  return { ...opened, saved };
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the review of a beneficiary', () => {
  it('lists each message of the partner once, above everything that was filled in (CP-WIZ-20)', async () => {
    const { answers, saved } = await draw();
    answers.save = async () =>
      failed(
        failure('refused', { status: 400, messages: ['No boxes.', 'Too long.', 'No boxes.'], listed: true }),
      );
    await press('Add Beneficiary');
    const list = screen.getByRole('list', { name: 'What the partner says' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(['No boxes.', 'Too long.']);
    const review = screen.getByRole('heading', { name: 'Review & Submit' });
    expect(list.compareDocumentPosition(review) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
  });

  it('says what was stored and will not be saved', async () => {
    const { store, time } = await draw({ ...ada, iban: 'GR1601101250000000012300695' });
    await act(async () => {
      store.write('bankCurrency', 'USD');
      await time.advance(0);
    });
    expect(screen.getByText(/^IBAN: it was emptied/)).toBeTruthy();
  });

  it('offers what is stored now when the beneficiary was changed elsewhere, and names the details', async () => {
    const { store, answers } = await draw(ada);
    answers.show = async () => succeeded({ ...ada, accountNumber: '777777' });
    await press('Save Changes');
    expect(screen.getByText(/other bank details: Account Number\./)).toBeTruthy();
    await press('Load what is stored now');
    expect(store.state.record.accountNumber).toBe('777777');
  });

  it('asks about numbers that contradict each other, and saves once they are confirmed', async () => {
    const { store, saved } = await draw({ ...ada, bankCountry: 'GB' }, undefined, ['swiftBicCode']);
    act(() => store.write('swiftBicCode', 'SNDBJE2X'));
    expect(screen.getByText(/a bank in Jersey, but the bank is in the United Kingdom/)).toBeTruthy();
    await press('Save Changes');
    expect(saved).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: /I have compared these numbers/ }));
    await press('Save Changes');
    expect(saved).toHaveBeenCalled();
  });

  it('asks once before a second beneficiary with the same account and currency is added', async () => {
    const { saved, store, scope, answers, time } = await openReview().then(async (opened) => {
      const { record } = opened.store.state;
      opened.answers.beneficiaries = succeeded([
        {
          clientIntegrationId: 'b-9',
          payee: 'ADA',
          curr: record.bankCurrency,
          bankCountryISO: 'AU',
          methods: ['W'],
        },
      ]);
      opened.answers.show = async () =>
        succeeded({ ...ada, bankCurrency: record.bankCurrency, accountNumber: '12-34' });
      expect(opened.scope.session.beneficiaries.value).toBeNull();
      return { ...opened, saved: vi.fn() };
    });
    render(
      <corpayContext.Provider value={scope}>
        <BeneficiaryReview store={store} onSaved={saved} />
      </corpayContext.Provider>,
    );
    await act(async () => time.advance(0));
    expect(screen.getByText(/^ADA is paid in/)).toBeTruthy();
    await press('Add Beneficiary');
    expect(saved).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText(/I want a second beneficiary/));
    answers.show = null;
    await press('Add Beneficiary');
    expect(saved).toHaveBeenCalledOnce();
  });
});
