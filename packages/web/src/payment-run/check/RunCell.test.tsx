import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RunCell } from './RunCell.tsx';

afterEach(cleanup);

it('an amount that is typed again counts as typed, also where it is the same figure; what is only passed through does not', () => {
  const edits: string[] = [];
  render(
    <RunCell
      row={2}
      field="amount"
      text="955"
      reasonsId={null}
      onEdit={(_row, _field, text) => edits.push(text)}
    />,
  );
  const cell = screen.getByRole('textbox', { name: 'Amount of row 2' });
  fireEvent.focus(cell);
  fireEvent.blur(cell);
  expect(edits).toEqual([]);
  fireEvent.change(cell, { target: { value: '95' } });
  fireEvent.change(cell, { target: { value: '955' } });
  fireEvent.blur(cell);
  expect(edits).toEqual(['955']);
});
