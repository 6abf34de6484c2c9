import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComboField } from './ComboField.tsx';

afterEach(cleanup);

const options = Array.from({ length: 5000 }, (_, place) => ({
  value: `v${place}`,
  label: place === 4999 ? 'Société Éclair · EUR' : `Payee ${place} · GBP`,
}));

const Choice = () => {
  const [value, setValue] = useState('');
  return <ComboField label="To" value={value} options={options} onChange={setValue} />;
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'To' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosenParts = () =>
  [...document.querySelectorAll('.combo-chosen > *')].map(({ textContent }) => textContent);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('choosing one of thousands', () => {
  it('draws fifty at most, and says how many more there are', () => {
    render(<Choice />);
    expect(shown()).toEqual([]);
    fireEvent.click(field());
    expect(shown()).toHaveLength(50);
    expect(screen.getByText('4,950 more. Type a part of the name.')).toBeTruthy();
  });

  it('is left by one Tab, however long its list: what scrolls is no stop of its own', () => {
    render(<Choice />);
    fireEvent.click(field());
    expect(screen.getByRole('listbox').tabIndex).toBe(-1);
  });

  it('finds by a part of the name without accents, and takes what is marked on Enter', () => {
    render(<Choice />);
    type('eclair soc');
    expect(shown()).toEqual(['Société Éclair · EUR']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('Société Éclair · EUR');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('shows first what begins with what is typed, then what holds it in the middle of a word', () => {
    const names = ['Northern Ash Mills', 'Hashimoto Trading', 'Ashcombe Press'];
    render(
      <ComboField
        label="To"
        value=""
        options={names.map((label) => ({ value: label, label }))}
        onChange={() => undefined}
      />,
    );
    type('ash');
    expect(shown()).toEqual(['Northern Ash Mills', 'Ashcombe Press', 'Hashimoto Trading']);
  });

  it('cuts a long name before what follows it, never with it, until somebody types', () => {
    const name = 'The Amalgamated Company of Olive Growers and Oil Merchants';
    const choice = { value: 'a', label: `${name} · EUR · Greece`, name };
    render(<ComboField label="To" value="a" options={[choice]} onChange={() => undefined} />);
    expect(field().value).toBe(choice.label);
    expect(chosenParts()).toEqual([name, ' · EUR · Greece']);
    type('oil');
    expect(chosenParts()).toEqual([]);
  });

  it('tells more of a choice below its name, which is the same without it', () => {
    const choice = { value: 'a', label: 'Mill · EUR', hint: 'Last deal Nov 21, 2026' };
    render(<ComboField label="To" value="" options={[choice]} onChange={() => undefined} />);
    fireEvent.click(field());
    const option = screen.getByRole('option', { name: 'Mill · EUR', description: 'Last deal Nov 21, 2026' });
    expect(option.textContent).toBe('Mill · EURLast deal Nov 21, 2026');
  });

  it('walks with the arrows and names what is marked', () => {
    render(<Choice />);
    type('payee 1');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(marked?.textContent).toBe(shown()[1]);
  });

  it('selects nothing by accident: leaving takes the only match, several or none leave it as it was', () => {
    render(<Choice />);
    type('payee 77 ·');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('');
    type('payee 7');
    fireEvent.blur(field());
    expect(field().value).toBe('');
    type('eclair');
    fireEvent.blur(field());
    expect(field().value).toBe('Société Éclair · EUR');
    type('nobody');
    expect(screen.getByText('Nothing found.')).toBeTruthy();
    fireEvent.blur(field());
    expect(field().value).toBe('Société Éclair · EUR');
  });
});
