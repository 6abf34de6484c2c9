import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { useState } from 'react';
import { focusRowCell } from './focusRowCell.ts';

/** One cell of a row, edited in its place. What was typed counts once it is left, or with Enter; Escape takes it back. The arrows up and down lead from row to row. */
export const RunCell = ({
  row,
  field,
  text,
  reasonsId,
  onEdit,
}: {
  readonly row: number;
  readonly field: RunField;
  readonly text: string;
  /** What is wrong with it stands there; null where nothing is. */
  readonly reasonsId: string | null;
  readonly onEdit: (row: number, field: RunField, text: string) => void;
}) => {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    if (typed !== null) onEdit(row, field, typed);
    setTyped(null);
  };
  return (
    <input
      className="run-cell"
      type="text"
      inputMode={field === 'amount' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      aria-label={`${runFieldLabels[field]} of row ${row}`}
      aria-invalid={reasonsId !== null}
      aria-describedby={reasonsId ?? undefined}
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const { key, currentTarget } = event;
        if (key === 'Enter') leave();
        else if ((key === 'ArrowUp' || key === 'ArrowDown') && focusRowCell(currentTarget, field, key))
          event.preventDefault();
        else if (key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
};
