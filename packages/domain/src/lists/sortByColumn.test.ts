import { expect, it } from 'vitest';
import { sortByColumn, toggleColumnSortOrder, type ColumnSortOrder } from './sortByColumn.ts';

type Row = { readonly name: string; readonly town: string };
type Column = keyof Row;

const row = (name: string, town: string): Row => ({ name, town });
const rows = [row('nord 10', 'Oslo'), row('Åse', ''), row('Nord 9', 'oslo'), row('Bo', 'Arendal')];
const names = (order: ColumnSortOrder<Column>): readonly string[] =>
  sortByColumn(rows, (each) => each, order, 'name').map(({ name }) => name);

it('a list stands by a column without regard to case and accents, and by the numbers in it', () => {
  expect(names({ by: 'name', descending: false })).toEqual(['Åse', 'Bo', 'Nord 9', 'nord 10']);
  expect(names({ by: 'name', descending: true })).toEqual(['nord 10', 'Nord 9', 'Bo', 'Åse']);
});

it('rows that are alike stand by name, and those with nothing there last, whichever way', () => {
  expect(names({ by: 'town', descending: false })).toEqual(['Bo', 'Nord 9', 'nord 10', 'Åse']);
  expect(names({ by: 'town', descending: true })).toEqual(['Nord 9', 'nord 10', 'Bo', 'Åse']);
});

it('rows that are alike in everything stay as they came', () => {
  const [first, second] = [row('a', 'b'), row('A', 'B')];
  expect(sortByColumn([first, second], (each) => each, { by: 'town', descending: true }, 'name')).toEqual([
    first,
    second,
  ]);
});

it('the head of a column sorts by it, and at the second press the other way', () => {
  const order: ColumnSortOrder<Column> = { by: 'name', descending: false };
  expect(toggleColumnSortOrder(order, 'town')).toEqual({ by: 'town', descending: false });
  expect(toggleColumnSortOrder(order, 'name')).toEqual({ by: 'name', descending: true });
  expect(toggleColumnSortOrder({ by: 'name', descending: true }, 'name')).toEqual({
    by: 'name',
    descending: false,
  });
  expect(toggleColumnSortOrder({ by: 'name', descending: true }, 'town')).toEqual({
    by: 'town',
    descending: false,
  });
});
