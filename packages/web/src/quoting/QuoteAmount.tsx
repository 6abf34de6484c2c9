import type { ReactNode } from 'react';
import { RestingAmount } from './RestingAmount.tsx';
import './QuoteAmount.css';

/** One side of a quote; walking into it, or its mark below, locks it. */
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
}) => (
  <div className={locked ? 'quote-amount quote-amount-locked' : 'quote-amount'}>
    <RestingAmount
      label={label}
      value={value}
      currency={currency}
      error={error}
      onChange={onType}
      onEnter={onLock}
    />
    <label className="quote-lock">
      <input type="radio" name={lockGroup} checked={locked} onChange={onLock} />
      <span>{locked ? 'Locked: this amount stays' : 'Lock this amount'}</span>
    </label>
  </div>
);
