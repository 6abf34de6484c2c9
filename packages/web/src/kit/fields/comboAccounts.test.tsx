import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComboField } from './ComboField.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'To' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const note = () => screen.getByRole('status').textContent;
const options = [
  { value: 'a', label: 'Mill · EUR' },
  { value: 'b', label: 'Mill · EUR' },
  { value: 'c', label: 'Quay · GBP' },
];

const openChoice = (endings: readonly (readonly [string, string])[]) => {
  const watched: string[] = [];
  const chosen: string[] = [];
  const read: string[] = [];
  const watch = (_row: Element, value: string) => {
    watched.push(value);
    return () => watched.splice(watched.indexOf(value), 1);
  };
  const choice = (known: readonly (readonly [string, string])[]) => (
    <ComboField
      label="To"
      value=""
      options={options}
      accounts={{ endings: new Map(known), watch, read: (these) => void read.push(...these) }}
      onChange={(value) => chosen.push(value)}
    />
  );
  const { rerender } = render(choice(endings));
  return {
    watched,
    chosen,
    read,
    know: (known: readonly (readonly [string, string])[]) => rerender(choice(known)),
  };
};

describe('choosing somebody by the end of the account (PAYEE-8)', () => {
  it('tells it where it is known, spoken in words, and is found by it too', () => {
    const { watched, know } = openChoice([]);
    expect(watched, 'before it is opened').toEqual([]);
    fireEvent.click(field());
    expect(watched).toEqual(['a', 'b', 'c']);
    know([['b', '48Z1']]);
    const other = screen.getByRole('option', { name: 'Mill · EUR, account ending 48Z1' });
    expect(other.textContent).toContain('•••• 48Z1');
    expect(screen.getByRole('option', { name: 'Mill · EUR' }).textContent).toBe('Mill · EUR');
    type('mill 48z1');
    expect(screen.getAllByRole('option')).toEqual([other]);
    expect(watched).toEqual(['b']);
  });

  it('finds nobody yet where accounts are not read, and says how many', () => {
    const { know, read } = openChoice([['c', '']]);
    type('mill 1526');
    expect(read, 'so that it is known soon').toEqual(['a', 'b']);
    expect(note()).toBe('Nothing found. 2 account endings are not read yet.');
    know([
      ['a', '6789'],
      ['b', '4321'],
      ['c', ''],
    ]);
    expect(note()).toBe('Nothing found.');
  });

  it('is not complete with one where another may end alike, and neither Enter nor leaving the field takes anybody then', () => {
    const { chosen, know } = openChoice([['a', '6789']]);
    type('mill 6789');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(note()).toBe('One account ending is not read yet.');
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.blur(field());
    expect(chosen).toEqual([]);
    know([
      ['a', '6789'],
      ['b', '4321'],
    ]);
    type('mill 6789');
    expect(note()).toBe('');
    fireEvent.blur(field());
    expect(chosen).toEqual(['a']);
  });

  it('says nothing of accounts where letters are typed', () => {
    openChoice([]);
    type('nobody');
    expect(note()).toBe('Nothing found.');
  });
});
