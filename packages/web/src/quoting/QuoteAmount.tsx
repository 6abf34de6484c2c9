import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import type { ReactNode } from 'react';
import { moveFocusOnEnter } from './moveFocusOnEnter.ts';
import { GroupedAmountField } from './GroupedAmountField.tsx';
import './QuoteAmount.css';

/** One side of a quote; typing in it, or its mark below, locks it. */
export const QuoteAmount = ({
  label,
  value,
  currency,
  money,
  locked,
  lockable,
  lockGroup,
  closed,
  note,
  said = null,
  problem,
  onType,
  onLock,
}: {
  readonly label: string;
  readonly value: string;
  readonly currency: ReactNode;
  readonly money: Currency | null;
  readonly locked: boolean;
  /** False while no amount stands here that could be locked in place of the other. */
  readonly lockable: boolean;
  /** The name that both sides share. */
  readonly lockGroup: string;
  /** While its deal is being booked nothing can be typed. */
  readonly closed: boolean;
  /** What a renewal made of it; its line is there also while nothing is said. */
  readonly note: ReactNode;
  /** Why its currency is not the chosen one. */
  readonly said?: string | null;
  readonly problem: AmountFieldError | null;
  readonly onType: (text: string) => void;
  readonly onLock: () => void;
}) => (
  <div className={locked ? 'quote-amount quote-amount-locked' : 'quote-amount'}>
    <GroupedAmountField
      label={label}
      value={value}
      currency={currency}
      money={money}
      problem={problem}
      readOnly={closed}
      onKeyDown={moveFocusOnEnter}
      onChange={onType}
    />
    <label className="quote-lock">
      <input type="radio" name={lockGroup} checked={locked} disabled={!lockable} onChange={onLock} />
      <span>{locked ? 'Locked: this amount stays' : 'Lock this amount'}</span>
    </label>
    <div className="quote-amount-note">{note}</div>
    <output className="quote-amount-said">{said}</output>
  </div>
);
