import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
