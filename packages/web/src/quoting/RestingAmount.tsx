import { useLayoutEffect, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { AmountField } from '../kit/fields/AmountField.tsx';
import { groupDigits } from './groupDigits.ts';

type Props = Omit<ComponentProps<typeof AmountField>, 'onBlur' | 'inputRef'>;

/**
 * An amount whose thousands are grouped while it rests. A number that was not typed here, be it entered with the
 * keyboard or changed by an answer, is selected as a whole: typing then replaces it, and no amount is made of
 * two.
 */
export const RestingAmount = ({ value, onChange, ...rest }: Props) => {
  const [entered, setEntered] = useState<HTMLInputElement | null>(null);
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
    onChange(text);
  };
  return (
    <div onFocus={handleFocus}>
      <AmountField
        {...rest}
        value={entered === null ? groupDigits(value) : value}
        onChange={handleChange}
        onBlur={() => setEntered(null)}
      />
    </div>
  );
};
