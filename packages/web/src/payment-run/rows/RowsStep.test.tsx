import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { RowsStep } from './RowsStep.tsx';

afterEach(cleanup);

const draw = async (text: string) => {
  const workspace = new PaymentRunWorkspace(fakePaymentRuns().scope);
  workspace.source.type(text);
  await workspace.source.readPasted();
  const { Provider } = paymentRunContext;
  render(
    <Provider value={workspace}>
      <RowsStep />
    </Provider>,
  );
  return workspace;
};

it('a column that may name currencies keeps the rows back until the user has said what it is, or that it is not used', async () => {
  const { source } = await draw('Payee\tAmount\tPénznem\nOlive Export\t5\tUS-Dollar');
  expect(screen.getByRole('alert').textContent).toContain("'Pénznem' seems to hold currencies");
  const column = screen.getByLabelText<HTMLSelectElement>('Pénznem');
  expect(column.selectedOptions[0]?.textContent).toBe('Not known, so not read');
  fireEvent.change(column, { target: { value: 'not-used' } });
  expect(source.rows?.ok).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lines above the names of the columns are told, and that they are not read', async () => {
  await draw('Run of November\n\nPayee\tAmount\tCurrency\nOlive Export\t5\tEUR');
  expect(
    screen.getByText(/^1 row pasted\. Lines 1 to 2 stand above the headers and are not read\.$/),
  ).toBeDefined();
  expect(screen.getByLabelText('Row 3 names the columns')).toBeDefined();
});
