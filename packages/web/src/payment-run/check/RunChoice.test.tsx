import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RunChoice } from './RunChoice.tsx';

afterEach(cleanup);

const choices = [
  { text: '152.00', label: '152.00' },
  { text: '152000.00', label: '152,000.00' },
];

const opened = () => {
  const edits: string[] = [];
  render(
    <table>
      <tbody>
        <tr>
          <td className="run-amount">
            <input className="run-cell" aria-label="Amount" />
          </td>
          <td>
            <RunChoice
              row={4}
              problem={{ field: 'amount', choices }}
              onEdit={(_row, _field, text) => edits.push(text)}
            />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const list = screen.getByRole('combobox');
  list.focus();
  const arrowTo = (value: string): void => {
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.change(list, { target: { value } });
  };
  return { edits, list, arrowTo };
};

it('an arrow key chooses nothing before Enter, and the cell has the focus then', () => {
  const { edits, list, arrowTo } = opened();
  arrowTo('152.00');
  arrowTo('152000.00');
  expect(edits).toEqual([]);
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(edits).toEqual(['152000.00']);
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
});

it('what a key came to counts once the list is left, and Escape takes it back', () => {
  const { edits, list, arrowTo } = opened();
  arrowTo('152.00');
  fireEvent.keyDown(list, { key: 'Escape' });
  fireEvent.blur(list);
  expect(edits).toEqual([]);
  arrowTo('152.00');
  fireEvent.blur(list);
  expect(edits).toEqual(['152.00']);
});

it('a press chooses at once', () => {
  const { edits, list } = opened();
  fireEvent.keyDown(list, { key: 'Tab' });
  fireEvent.pointerDown(list);
  fireEvent.change(list, { target: { value: '152.00' } });
  expect(edits).toEqual(['152.00']);
});
