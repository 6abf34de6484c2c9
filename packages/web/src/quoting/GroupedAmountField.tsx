import type { AmountFieldError } from '@fx-gateway/domain/money/findAmountProblem.ts';
import {
  pastedAmountMessage,
  readPastedAmount,
  type PastedAmount,
} from '@fx-gateway/domain/money/readPastedAmount.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { AmountTextField } from '../kit/fields/AmountTextField.tsx';
import { AmountProblemMessage } from './AmountProblemMessage.tsx';
import { caretInGroupedDigits, groupDigits, readEditedAmount } from './groupDigits.ts';
import './GroupedAmountField.css';

type Props = Omit<
  ComponentProps<typeof AmountTextField>,
  'onBlur' | 'onPaste' | 'inputRef' | 'aside' | 'error'
> & {
  /** What is wrong with the amount; null while nothing is. */
  readonly problem: AmountFieldError | null;
  /** What the amount is in; null while that is not known. */
  readonly money: Currency | null;
};

/** Whether what is pasted here is the whole of what will stand here. */
const holdsOnlyPaste = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/** A comma that groups digits is passed over: a press of Backspace or Delete beside it takes a digit away. */
const passComma = (input: HTMLInputElement, key: string): void => {
  const { selectionStart: caret, selectionEnd, value } = input;
  if (caret === null || caret !== selectionEnd) return;
  if (key === 'Backspace' && value[caret - 1] === ',') input.setSelectionRange(caret - 1, caret - 1);
  if (key === 'Delete' && value[caret] === ',') input.setSelectionRange(caret + 1, caret + 1);
};

/**
 * An amount whose thousands are grouped, also while it is typed. A number that was not typed here, be it entered with the
 * keyboard or changed by an answer, is selected as a whole: typing then replaces it, and no amount is made of
 * two. A paste may be spelled in an everyday way (S-6), and it is said how it was read. What can be read in two ways is
 * chosen from.
 */
export const GroupedAmountField = ({ value, onChange, onKeyDown, money, problem, ...rest }: Props) => {
  const [entered, setEntered] = useState<HTMLInputElement | null>(null);
  const [pasted, setPasted] = useState<PastedAmount | null>(null);
  const typed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (value !== typed.current) entered?.select();
  }, [entered, value]);
  const handleFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    typed.current = null;
    setEntered(event.target);
  };
  const field = useRef<HTMLInputElement>(null);
  const shown = groupDigits(value);
  const change = (text: string): void => {
    typed.current = text;
    setPasted(null);
    onChange(text);
  };
  const handleEdit = (edited: string): void => {
    const text = readEditedAmount(edited, shown);
    const next = groupDigits(text);
    const input = field.current;
    // Written here, before it is drawn, so that the caret stays behind the digit that was typed.
    if (input !== null && next !== edited) {
      const caret = caretInGroupedDigits(edited, input.selectionStart ?? edited.length, next);
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    change(text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    passComma(event.currentTarget, event.key);
    onKeyDown?.(event);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    const read =
      rest.readOnly === true || !holdsOnlyPaste(event.currentTarget) ? null : readPastedAmount(text, money);
    // What could have been typed needs nobody's reading.
    if (read === null || read.text === text.trim().replaceAll(',', '')) return;
    event.preventDefault();
    change(read.text);
    setPasted(read);
  };
  const handleChoice = (text: string): void => {
    field.current?.focus();
    change(text);
  };
  return (
    <div onFocus={handleFocus}>
      <AmountTextField
        {...rest}
        inputRef={field}
        error={problem === null ? null : <AmountProblemMessage problem={problem} onChoose={handleChoice} />}
        value={shown}
        onChange={handleEdit}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={() => setEntered(null)}
        aside={
          <output className="amount-read">
            {pasted === null ? null : pastedAmountMessage(pasted, value, money)}
          </output>
        }
      />
    </div>
  );
};
