import { formatAccountEndingInWords } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { memo, useCallback } from 'react';
import { AccountEnding } from '../facts/AccountEnding.tsx';
import type { WatchRow } from '../layout/useRowVisibility.ts';
import type { ComboOption } from './useComboMatches.ts';

/** No element of HTML belongs to the list of a text field by itself. */
const asOption = (chosen: boolean) => ({ role: 'option', 'aria-selected': chosen }) as const;

/** The accounts of those who can be chosen. */
export type ComboOptionAccounts = {
  /** Their last four characters, by the value of the choice, as far as they are known. */
  readonly endings: ReadonlyMap<string, string>;
  /** Hears of the choices that come into sight, by their values. */
  readonly watch?: WatchRow<string>;
  /** Has these accounts read although their choices are not in sight. */
  readonly read?: (these: readonly string[]) => void;
};

type Props = {
  readonly id: string;
  readonly option: ComboOption;
  readonly isChosen: boolean;
  /** It is the one that Enter takes. */
  readonly isActive: boolean;
  /** The last four characters of its account, empty until they are known; undefined where choices have no accounts. */
  readonly lastFour: string | undefined;
  readonly watch: WatchRow<string> | undefined;
  readonly onChoose: (option: ComboOption) => void;
};

/**
 * One choice in the list below its field: what it is, what more is told of it, and the end of its account where it has one.
 * With each key only those are drawn that the list did not have.
 */
export const ComboOptionRow = memo(({ id, option, isChosen, isActive, lastFour, watch, onChoose }: Props) => {
  const { value, label, hint } = option;
  const row = useCallback(
    (element: HTMLButtonElement | null) =>
      element === null || watch === undefined ? undefined : watch(element, value),
    [watch, value],
  );
  return (
    <button
      {...asOption(isChosen)}
      type="button"
      ref={row}
      id={id}
      aria-label={
        lastFour === undefined || lastFour === ''
          ? label
          : `${label}, ${formatAccountEndingInWords(lastFour)}`
      }
      aria-describedby={hint === undefined || hint === '' ? undefined : `${id}-hint`}
      className="combo-option"
      tabIndex={-1}
      data-active={isActive ? '' : undefined}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span className="combo-option-words">
        {label}
        {hint === undefined ? null : <small id={`${id}-hint`}>{hint === '' ? '\u00A0' : hint}</small>}
      </span>
      {lastFour === undefined ? null : <AccountEnding lastFour={lastFour} />}
    </button>
  );
});
