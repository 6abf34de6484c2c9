import { useState, type ComponentProps, type FocusEvent } from 'react';
import { AmountField } from '../kit/AmountField.tsx';
import { groupDigits } from './groupDigits.ts';

type Props = Omit<ComponentProps<typeof AmountField>, 'onBlur'> & { readonly onEnter?: () => void };

/**
 * An amount whose thousands are grouped while it rests. While it has the focus only its person changes it: an answer
 * that arrives meanwhile moves neither the text nor the caret.
 */
export const RestingAmount = ({ value, onChange, onEnter, ...rest }: Props) => {
  const [typing, setTyping] = useState<string | null>(null);
  const handleFocus = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
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
