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
} from 'react';
import { AmountTextField } from '../kit/fields/AmountTextField.tsx';
import { AmountProblemMessage } from './AmountProblemMessage.tsx';
import { groupDigits } from './groupDigits.ts';
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

/**
 * An amount whose thousands are grouped while it rests. A number that was not typed here, be it entered with the
 * keyboard or changed by an answer, is selected as a whole: typing then replaces it, and no amount is made of
 * two. A paste may be spelled in an everyday way (S-6), and it is said how it was read. What can be read in two ways is
 * chosen from.
 */
export const GroupedAmountField = ({ value, onChange, money, problem, ...rest }: Props) => {
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
  const handleChange = (text: string): void => {
    typed.current = text;
    setPasted(null);
    onChange(text);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    const read =
      rest.readOnly === true || !holdsOnlyPaste(event.currentTarget) ? null : readPastedAmount(text, money);
    // What could have been typed needs nobody's reading.
    if (read === null || read.text === text.trim().replaceAll(',', '')) return;
    event.preventDefault();
    handleChange(read.text);
    setPasted(read);
  };
  const field = useRef<HTMLInputElement>(null);
  const handleChoice = (text: string): void => {
    field.current?.focus();
    handleChange(text);
  };
  return (
    <div onFocus={handleFocus}>
      <AmountTextField
        {...rest}
        inputRef={field}
        error={problem === null ? null : <AmountProblemMessage problem={problem} onChoose={handleChoice} />}
        value={entered === null ? groupDigits(value) : value}
        onChange={handleChange}
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
