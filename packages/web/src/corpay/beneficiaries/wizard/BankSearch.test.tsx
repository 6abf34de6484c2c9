import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openWizard } from '../../../../test/openWizard.ts';
import { BankSearch } from './BankSearch.tsx';

afterEach(cleanup);

const bank = (primaryKey: string) => ({
  primaryKey,
  institutionName: `Bank ${primaryKey}`,
  branchName: '',
  swiftBIC: '',
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
});

const open = async () => {
  const opened = await openWizard();
  const rows = ['one', 'two', 'three'].map(bank);
  opened.answers.banks = async () => succeeded({ rows, total: 3 });
  render(<BankSearch store={opened.store} />);
  return opened;
};

const search = async (text: string) => {
  fireEvent.change(screen.getByLabelText('Find the bank'), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
};

const found = () => screen.getAllByRole('button', { name: /^Bank/ });
const press = (key: string) => {
  const { activeElement } = document;
  if (activeElement === null) throw new Error('Nothing has the focus.');
  fireEvent.keyDown(activeElement, { key });
};
const stops = () => found().map(({ tabIndex }) => tabIndex);

describe('banks that were found', () => {
  it('are one Tab stop, in which the arrows, Home and End move', async () => {
    await open();
    await search('bank');
    expect(stops()).toEqual([0, -1, -1]);
    act(() => found()[0]?.focus());
    for (const [key, at] of [
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      act(() => press(key));
      expect(document.activeElement).toBe(found()[at]);
      expect(stops()).toEqual([0, 1, 2].map((place) => (place === at ? 0 : -1)));
    }
  });

  it('are not looked for by an Enter in an empty search, which is told so', async () => {
    await open();
    fireEvent.keyDown(screen.getByLabelText('Find the bank'), { key: 'Enter' });
    expect(screen.getByText('Type what to search for first.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Find the bank'), { target: { value: 'b' } });
    expect(screen.queryByText('Type what to search for first.')).toBeNull();
  });

  it('are put away by Escape, which leads back to the search', async () => {
    await open();
    await search('bank');
    act(() => found()[1]?.focus());
    act(() => press('Escape'));
    expect(screen.queryByRole('list', { name: 'Banks found' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Find the bank'));
  });
});

describe('a mistyped IBAN in the search', () => {
  it('is told there and searched for by nobody, until it is typed anew', async () => {
    const { calls, store } = await open();
    store.write('bankCountry', 'GR');
    await search('GR94 0119 8760 0000 0012 3456 789');
    expect(screen.getByText(/check digits do not fit/)).toBeTruthy();
    expect(calls).not.toContain('banks');
    await search('lighthouse');
    expect(screen.queryByText(/check digits/)).toBeNull();
    expect(calls).toContain('banks');
  });
});
