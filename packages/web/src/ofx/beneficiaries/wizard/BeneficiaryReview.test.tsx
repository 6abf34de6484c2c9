import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { BeneficiaryReview } from './BeneficiaryReview.tsx';

afterEach(cleanup);

const write = (store: OfxWizardStore, key: string, value: string): void => {
  const field = store.fields.find(({ path }) => fieldKey(path) === key);
  if (field !== undefined) store.write(field, value);
};

const pressAdd = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add/ })));

const openReview = async (
  change: (answers: Awaited<ReturnType<typeof openAuthorizedScope>>['answers']) => void,
) => {
  const { scope, answers, calls } = await openAuthorizedScope();
  change(answers);
  const store = new OfxWizardStore(scope, ofxPayee('b1', 'Thalassa'));
  await store.goOn();
  await store.goOn();
  render(<BeneficiaryReview store={store} onSaved={() => undefined} />);
  return { store, calls, answers };
};

describe('the review of a beneficiary', () => {
  it('names nothing to correct where the check itself failed (ERR-17)', async () => {
    await openReview((answers) => {
      answers.validate = async () => failed(callFailure('server-trouble', '/validate', { status: 500 }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Network trouble.');
    expect(screen.getByText('Our partner could not check these details.')).toBeTruthy();
    expect(screen.queryByText('Correct these details first.')).toBeNull();
  });

  it('leads from what the partner rejects to the field itself', async () => {
    const { store } = await openReview((answers) => {
      answers.validate = async () => succeeded([{ fieldName: 'postCode', message: 'No such code.' }]);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Correct Postal Code' }));
    expect([store.state.step, store.startAt]).toEqual(['beneDetails', 'beneficiaryAddress.postCode']);
  });

  it('shows the old and the new account of an edit, masked, and what will not be saved, and sends that neither', async () => {
    const { scope, answers } = await openAuthorizedScope();
    const stored = ofxPayee('b1', 'Thalassa');
    const { values } = stored.beneficiaryBankDetails;
    const bankDetails = { ...stored.beneficiaryBankDetails, values: { ...values, sortCode: '99-00-11' } };
    const store = new OfxWizardStore(scope, { ...stored, beneficiaryBankDetails: bankDetails });
    write(store, 'currency', 'GBP');
    await store.goOn();
    write(store, 'beneficiaryBankDetails.account', 'GR9301198760000000123456789');
    const sent: OfxBeneficiary[] = [];
    answers.validate = async (record) => {
      sent.push(record);
      return succeeded([]);
    };
    await store.goOn();
    render(<BeneficiaryReview store={store} onSaved={() => undefined} />);
    const changes = screen.getByRole('region', { name: 'Changed bank details' }).textContent;
    expect(changes).toContain(`IBAN${'•'.repeat(23)}0695${'•'.repeat(23)}6789`);
    expect(changes).not.toContain('GR93');
    expect(screen.getByText(/^Sort Code: it was emptied/)).toBeTruthy();
    expect(sent.map(({ beneficiaryBankDetails }) => Object.keys(beneficiaryBankDetails.values))).toEqual([
      ['bankName', 'account'],
    ]);
  });

  it('says one thing after a refused save: that it was refused', async () => {
    await openReview((answers) => {
      answers.save = async () =>
        failed(callFailure('refused', '/payments/beneficiaries', { status: 400, messages: ['Not now.'] }));
    });
    expect(
      screen.getByText(
        'Our partner accepts the form of these details. It has not checked whose account this is.',
      ),
    ).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })));
    expect(screen.getByRole('alert').textContent).toContain('Not now.');
    expect(
      screen.queryByText(
        'Our partner accepts the form of these details. It has not checked whose account this is.',
      ),
    ).toBeNull();
  });

  it('does not save over what was changed elsewhere meanwhile, says what differs there, and begins anew with it', async () => {
    const { store, calls, answers } = await openReview(() => undefined);
    answers.list = [{ ...ofxPayee('b1', 'Thalassa Olive'), updatedDate: '2026-11-22' }];
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })));
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent.');
    expect(screen.getByRole('alert').textContent).toContain('What is stored now differs in: ');
    expect(calls.filter((call) => call.startsWith('edit'))).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load what is stored now' })));
    expect(store.state).toMatchObject({ step: 'beneDetails', beneficiary: { name: 'Thalassa Olive' } });
  });

  it('says that a beneficiary was deleted elsewhere meanwhile, and sends nothing', async () => {
    const { calls, answers } = await openReview(() => undefined);
    answers.list = [];
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })));
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent.');
    expect(screen.queryByRole('button', { name: 'Load what is stored now' })).toBeNull();
    expect(calls.filter((call) => call.startsWith('edit'))).toEqual([]);
  });

  it('asks once before a second beneficiary with the account of another one is added', async () => {
    const { scope, calls } = await openAuthorizedScope();
    const twin = { ...ofxPayee('', 'Olives of Athens'), updatedDate: '' };
    const store = new OfxWizardStore(scope, twin);
    await store.goOn();
    await store.goOn();
    render(<BeneficiaryReview store={store} onSaved={() => undefined} />);
    expect(screen.getByText('Thalassa is paid in EUR to the same account.')).toBeTruthy();
    await pressAdd();
    expect(calls.filter((call) => call.startsWith('add'))).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    await pressAdd();
    expect(calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });
});
