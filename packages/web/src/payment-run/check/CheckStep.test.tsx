import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { CheckStep } from './CheckStep.tsx';

afterEach(cleanup);

/** The second step of a run with so many good rows, which begin in line 2, and one that is to be mended at the end. */
const draw = async (good: number) => {
  const workspace = new PaymentRunWorkspace(fakePaymentRuns().scope);
  const lines = Array.from({ length: good }, (_, index) => `Olive Export\t${String(index + 5)}`);
  workspace.source.type(['Payee\tAmount', ...lines, 'Nobody at all\t7'].join('\n'));
  await workspace.source.readPasted();
  await workspace.beginCheck();
  const { check } = workspace;
  if (check === null) throw new Error('There is no check.');
  const { Provider } = paymentRunContext;
  render(
    <MemoryRouter>
      <Provider value={workspace}>
        <CheckStep check={check} />
      </Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('table');
  await act(async () => {
    check.chooseSettlement({ settlementCurrency: 'USD', settlementAccount: null });
    await check.load();
    check.choosePurpose('GR', 'W', 'GOODS');
    await check.load();
  });
  expect(check.counts).toEqual({ good, wrong: 1, asked: 0 });
  return check;
};

const remove = (row: number): void => {
  const button = screen.getByRole('button', { name: `Remove row ${String(row)}` });
  act(() => button.focus());
  fireEvent.click(button);
};

const putBack = async (): Promise<void> => {
  const button = screen.getByRole('button', { name: 'Put back' });
  act(() => button.focus());
  fireEvent.click(button);
  // The focus goes on with the next frame.
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
};

const rowOfFocus = (): string | undefined => document.activeElement?.closest('tr')?.id;

describe('the focus of whoever puts removed rows back', () => {
  it('goes to the first of them in the order of the list, in a field, where no key removes anything', async () => {
    await draw(4);
    remove(4);
    remove(3);
    await putBack();
    expect(rowOfFocus()).toBe('run-row-line-3');
    expect(document.activeElement?.tagName).toBe('INPUT');
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
  });

  it('finds the row also where only rows to look at are shown: it is shown with them', async () => {
    await draw(3);
    remove(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only rows to look at' }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['5']);
    await putBack();
    expect(rowOfFocus()).toBe('run-row-line-2');
  });

  it('is not lost where the row is out of sight and not drawn: it stays at the top of the list', async () => {
    const check = await draw(400);
    act(() => check.remove(390));
    await putBack();
    expect(document.getElementById('run-row-line-390')).toBeNull();
    expect(rowOfFocus()).toBe('run-row-line-2');
  });
});
