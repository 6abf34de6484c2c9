import type { RunPreparation } from '@fx-gateway/domain/payment-run/preparation/runPreparation.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePaymentRuns } from '../../../test/fakePaymentRuns.ts';
import { paymentRunContext } from '../stores/paymentRunContext.ts';
import { PaymentRunWorkspace } from '../stores/PaymentRunWorkspace.ts';
import { CheckStep } from './CheckStep.tsx';

afterEach(cleanup);

/** Draws the step that checks what was pasted. */
const drawCheck = async (scope: ConstructorParameters<typeof PaymentRunWorkspace>[0], pasted: string) => {
  const workspace = new PaymentRunWorkspace(scope);
  workspace.source.type(pasted);
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
  return check;
};

/** The second step of a run with so many good rows, which begin in line 2, and one that is to be mended at the end. */
const draw = async (good: number) => {
  const lines = Array.from({ length: good }, (_, index) => `Olive Export\t${String(index + 5)}`);
  const check = await drawCheck(
    fakePaymentRuns().scope,
    ['Payee\tAmount', ...lines, 'Nobody at all\t7'].join('\n'),
  );
  await screen.findByRole('table');
  await act(async () => {
    check.chooseSettlement('USD');
    await check.load();
    check.choosePurposes([{ country: 'GR', method: 'W', chosen: 'GOODS' }]);
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

const purposesByCountry: RunPreparation['purposes'] = async ({ country }) =>
  succeeded([
    { id: `${country}-1`, text: 'Goods' },
    { id: 'RENT', text: 'Rent' },
  ]);

it('a purpose that every country lists is chosen once for all of them, and for each otherwise by itself', async () => {
  const { scope } = fakePaymentRuns();
  const check = await drawCheck(
    { ...scope, preparation: { ...scope.preparation, purposes: purposesByCountry } },
    'Payee\tAmount\nOlive Export\t5\nHartwell\t7',
  );
  const all = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Purpose of all payments' });
  const chosen = () => check.loaded?.context.purposes.map((each) => each.chosen);
  fireEvent.change(all, { target: { value: 'Goods' } });
  await act(async () => check.load());
  expect(chosen()).toEqual(['GR-1', 'GB-1']);
  expect(all.value).toBe('Goods');
  fireEvent.change(screen.getByRole('combobox', { name: /^Purpose of payments to the United Kingdom/ }), {
    target: { value: 'RENT' },
  });
  await act(async () => check.load());
  expect(chosen()).toEqual(['GR-1', 'RENT']);
  expect(all.value).toBe('');
});

const summary = () => screen.getByRole('region', { name: 'This payment run' }).textContent;

it('begins without a mistake where nothing was chosen yet: a row is wrong only for what is judged of the row', async () => {
  const check = await drawCheck(
    fakePaymentRuns().scope,
    'Payee\tAmount\nOlive Export\t5\nHartwell\t7\nNobody at all\t7',
  );
  expect(summary()).toContain('Checking3 rows');
  expect(summary()).not.toContain('To mend');
  await screen.findByRole('table');
  expect(check.counts).toEqual({ good: 0, wrong: 1, asked: 0 });
  expect(screen.getByText('3 rows: 0 good, 1 to look at, 2 waiting for a choice above')).toBeTruthy();
  expect(screen.getAllByText('To choose')).toHaveLength(2);
  expect(within(screen.getByRole('table')).getAllByText('To mend')).toHaveLength(1);
  expect([...document.querySelectorAll('.run-row-bad')].map(({ id }) => id)).toEqual(['run-row-line-4']);
  expect(screen.queryByText(/settle in is missing/)).toBeNull();
  expect(summary()).toContain(
    'Choose first, above the rows, what they are settled in and what they are for.',
  );
  await act(async () => check.chooseSettlement('USD'));
  await act(async () => check.choosePurposes([{ country: 'GR', method: 'W', chosen: 'GOODS' }]));
  await act(async () => check.load());
  expect(check.counts).toEqual({ good: 1, wrong: 1, asked: 0 });
  expect(screen.getAllByText('To choose')).toHaveLength(1);
});

it('the telephone check of a row shows the whole account on request', async () => {
  const { scope } = fakePaymentRuns();
  const account = {
    beneficiaryId: 'olive',
    name: 'Olive Export',
    bank: 'Aegean Bank',
    account: 'GR1601101250000000012300695',
    details: [],
    changedAt: null,
  };
  const readAccounts = async () =>
    ({
      kind: 'read',
      accounts: [account],
      questions: [{ account, print: 'p', why: 'changed-since-confirmed' }],
    }) as const;
  await drawCheck(
    { ...scope, preparation: { ...scope.preparation, readAccounts } },
    'Payee\tAmount\nOlive Export\t5',
  );
  const show = await screen.findByRole('button', { name: 'Show account of Olive Export' });
  expect(document.body.textContent).not.toContain('0110 1250');
  fireEvent.click(show);
  expect(screen.getByText('GR16 0110 1250 0000 0001 2300 695')).toBeDefined();
});

const ownAccount = (accountId: string, currency: string, text: string, preferred = false) => ({
  accountId,
  currency,
  text,
  preferred,
  deliveryMethod: 'W',
});

const settlementAccounts = async () =>
  succeeded([
    ownAccount('usd-1', 'USD', 'Operating', true),
    ownAccount('usd-2', 'USD', 'Payroll'),
    ownAccount('chf-1', 'CHF', 'Zurich'),
    ownAccount('chf-2', 'CHF', 'Geneva'),
  ]);

it('from which account rows settle is chosen in the check, once for each currency, and filled in for all of its rows', async () => {
  const { scope } = fakePaymentRuns();
  const check = await drawCheck(
    { ...scope, preparation: { ...scope.preparation, settlementAccounts } },
    'Payee\tAmount\tSettle in\nOlive Export\t5\t\nOlive Export\t6\tCHF\nOlive Export\t7\tCHF',
  );
  await act(async () => {
    check.chooseSettlement('USD');
    await check.load();
    check.choosePurposes([{ country: 'GR', method: 'W', chosen: 'GOODS' }]);
    await check.load();
  });
  expect(screen.getByLabelText('Settle from', { exact: true })).toHaveProperty('value', 'usd-1');
  // They wait for what is chosen above, and nothing is to be mended in them.
  expect([check.counts.wrong, check.toChoose]).toEqual([0, 2]);
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Settle from, in CHF'), { target: { value: 'chf-2' } });
    await check.load();
  });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Settle from', { exact: true }), { target: { value: 'usd-2' } });
    await check.load();
  });
  expect(check.selected.payments.map(({ settlementAccount }) => settlementAccount)).toEqual([
    'usd-2',
    'chf-2',
    'chf-2',
  ]);
});
