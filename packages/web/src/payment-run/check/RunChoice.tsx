import type { RunProblem } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { useRef, useState } from 'react';

/**
 * Few can be meant: one is chosen, and its text stands in the cell, which has the focus then. What an arrow key passes counts
 * only with Enter or once the list is left: the first one that it comes to is seldom the one that is meant.
 */
export const RunChoice = ({
  row,
  problem: { field, choices },
  onEdit,
}: {
  readonly row: number;
  readonly problem: Pick<RunProblem, 'field' | 'choices'>;
  readonly onEdit: (row: number, field: RunField, text: string) => void;
}) => {
  const [shown, setShown] = useState('');
  const pending = useRef('');
  const byKeyboard = useRef(false);
  const hold = (text: string): void => {
    pending.current = text;
    setShown(text);
  };
  const take = (): void => {
    const text = pending.current;
    hold('');
    if (text !== '') onEdit(row, field, text);
  };
  const takeHere = (list: HTMLSelectElement): void => {
    const cell = list.closest('tr')?.querySelector<HTMLElement>(`.run-${field} .run-cell`);
    take();
    cell?.focus({ preventScroll: true });
  };
  return (
    <select
      className="run-choice"
      aria-label={`Choose the ${runFieldLabels[field].toLowerCase()} of row ${row}`}
      value={shown}
      onPointerDown={() => (byKeyboard.current = false)}
      onKeyDown={({ key, currentTarget }) => {
        byKeyboard.current = true;
        if (key === 'Enter') takeHere(currentTarget);
        if (key === 'Escape') hold('');
      }}
      onChange={({ currentTarget }) => {
        hold(currentTarget.value);
        if (!byKeyboard.current) takeHere(currentTarget);
      }}
      onBlur={take}
    >
      <option value="" disabled>
        Choose...
      </option>
      {choices.map(({ text, label }) => (
        <option value={text} key={text}>
          {label}
        </option>
      ))}
    </select>
  );
};
