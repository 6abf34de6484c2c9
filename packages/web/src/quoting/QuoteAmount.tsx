import { useState, type FocusEvent, type ReactNode } from 'react';
import { AmountField } from '../kit/AmountField.tsx';
import { groupDigits } from './groupDigits.ts';
import './QuoteAmount.css';

/**
 * One side of a quote. While it has the focus only its person changes it: an answer that arrives meanwhile moves
 * neither the text nor the caret. At rest its thousands are grouped.
 */
export const QuoteAmount = ({
  label,
  value,
  currency,
  locked,
  lockGroup,
  error,
  onType,
  onLock,
}: {
  readonly label: string;
  readonly value: string;
  readonly currency: ReactNode;
  readonly locked: boolean;
  /** The name that both sides share. */
  readonly lockGroup: string;
  readonly error: string | null;
  readonly onType: (text: string) => void;
  readonly onLock: () => void;
}) => {
  const [typing, setTyping] = useState<string | null>(null);
  const handleFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type === 'radio') return;
    setTyping(value);
    onLock();
  };
  const handleType = (text: string): void => {
    setTyping(text);
    onType(text);
  };
  return (
    <div className={locked ? 'quote-amount quote-amount-locked' : 'quote-amount'} onFocus={handleFocus}>
      <AmountField
        label={label}
        value={typing ?? groupDigits(value)}
        currency={currency}
        error={error}
        onChange={handleType}
        onBlur={() => setTyping(null)}
      />
      <label className="quote-lock">
        <input type="radio" name={lockGroup} checked={locked} onChange={onLock} />
        <span>{locked ? 'Locked: this amount stays' : 'Lock this amount'}</span>
      </label>
    </div>
  );
};
