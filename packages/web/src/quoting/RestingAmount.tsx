import { useLayoutEffect, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import { AmountField } from '../kit/AmountField.tsx';
import { groupDigits } from './groupDigits.ts';

type Props = Omit<ComponentProps<typeof AmountField>, 'onBlur'> & { readonly onEnter?: () => void };

/**
 * An amount whose thousands are grouped while it rests. While it has the focus only its person changes it: an answer
 * that arrives meanwhile moves neither the text nor the caret. Whoever walks into it with the keyboard types over it.
 */
export const RestingAmount = ({ value, onChange, onEnter, ...rest }: Props) => {
  const [typing, setTyping] = useState<string | null>(null);
  const entered = useRef<HTMLInputElement | null>(null);
  // The separators that go when the amount is entered take the browser's own selection with them.
  useLayoutEffect(() => {
    entered.current?.select();
    entered.current = null;
  });
  const handleFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    entered.current = event.target;
    setTyping(value);
    onEnter?.();
  };
  const handleChange = (text: string): void => {
    setTyping(text);
    onChange(text);
  };
  return (
    <div onFocus={handleFocus}>
      <AmountField
        {...rest}
        value={typing ?? groupDigits(value)}
        onChange={handleChange}
        onBlur={() => setTyping(null)}
      />
    </div>
  );
};
