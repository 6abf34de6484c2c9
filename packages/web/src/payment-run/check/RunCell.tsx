import { runFieldLabels, type RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { useState } from 'react';

/** One cell of a row, edited in its place. What was typed counts once it is left, or with Enter; Escape takes it back. */
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
    if (typed !== null && typed !== text) onEdit(row, field, typed);
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
        if (event.key === 'Enter') leave();
        else if (event.key === 'Escape' && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    />
  );
};
