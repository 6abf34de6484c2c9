import { listPresetsToConfirm } from '@fx-gateway/domain/corpay/beneficiaries/wizard/listPresetsToConfirm.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { openWizard } from '../../../../test/openWizard.ts';
import type { WizardStore } from '../../stores/wizard/WizardStore.ts';
import { CorpayWizardField } from './CorpayWizardField.tsx';

afterEach(cleanup);

const Fields = observer(({ store }: { readonly store: WizardStore }) =>
  store.fields.map((field) => <CorpayWizardField key={field.id} store={store} field={field} />),
);

const toConfirm = (store: WizardStore) => listPresetsToConfirm(store.state).map(({ field }) => field);

it('a proposed value that is passed and not changed stays proposed and is asked about (CP-WIZ-23)', async () => {
  const { store } = await openWizard();
  render(<Fields store={store} />);
  const before = [toConfirm(store), screen.getAllByText('Proposed').length];
  for (const field of [...screen.getAllByRole('combobox'), ...screen.getAllByRole('radio')]) {
    fireEvent.focus(field);
    fireEvent.blur(field);
  }
  expect([toConfirm(store), screen.getAllByText('Proposed').length]).toEqual(before);
  expect(toConfirm(store)).toEqual(['destinationCountry', 'classification', 'paymentMethods']);
  act(() => store.write('accountHolderName', 'Ada'));
  act(() => store.goOn());
  expect(store.state.step).toBe('beneficiary-address');
});

it('a value that the user chooses is theirs, also where it was proposed before (CP-WIZ-23)', async () => {
  const { store } = await openWizard();
  render(<Fields store={store} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Business' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Individual' }));
  expect(store.state.record.classification).toBe('Individual');
  expect(toConfirm(store)).toEqual(['destinationCountry', 'paymentMethods']);
});
