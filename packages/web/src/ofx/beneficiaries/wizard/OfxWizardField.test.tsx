import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { OfxWizardField } from './OfxWizardField.tsx';

afterEach(cleanup);

const Fields = observer(({ store }: { readonly store: OfxWizardStore }) =>
  store.fields.map((field) => <OfxWizardField key={field.path.join('.')} store={store} field={field} />),
);

it('a proposed value is proposed until it is written or chosen: to pass its field is neither (OFX-BENE-14)', async () => {
  const { scope } = await openAuthorizedScope();
  const store = new OfxWizardStore(scope);
  render(<Fields store={store} />);
  for (const field of [...screen.getAllByRole('combobox'), ...screen.queryAllByRole('radio')]) {
    fireEvent.focus(field);
    fireEvent.blur(field);
  }
  expect(screen.getAllByText('Proposed')).toHaveLength(3);
  fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'EUR' } });
  expect(screen.getAllByText('Proposed')).toHaveLength(2);
});

it('a routing number that lost its leading 0 says so and is mended with one press (CP-READ-8)', async () => {
  const { scope } = await openAuthorizedScope();
  const store = new OfxWizardStore(scope);
  const path = ['beneficiaryBankDetails', 'abaRoutingNumber'] as const;
  const asked = { propertyKey: path[1], name: 'ABA Routing Number', required: true };
  runInAction(() => {
    store.state = {
      ...store.state,
      step: 'bankDetails',
      template: {
        status: 'loaded',
        country: 'US',
        currency: 'USD',
        fields: [{ ...asked, validationRegex: '^\\d{9}$', maxLength: 9 }],
      },
    };
  });
  render(<Fields store={store} />);
  fireEvent.change(screen.getByLabelText('ABA Routing Number'), { target: { value: '21000021' } });
  expect(screen.getByText(/spreadsheets drop a leading 0/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use 021000021' }));
  expect(screen.getByLabelText<HTMLInputElement>('ABA Routing Number').value).toBe('021000021');
});
